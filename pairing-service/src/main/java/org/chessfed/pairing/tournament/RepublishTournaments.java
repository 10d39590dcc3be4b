package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.pairing.TournamentCreated;

/** Publishes every tournament again. */
@ApplicationScoped
class RepublishTournaments implements Republisher {

    private final TournamentRepository repository;
    private final Outbox outbox;

    RepublishTournaments(TournamentRepository repository, Outbox outbox) {
        this.repository = repository;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return TournamentCreated.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        List<Tournament> all = (key.isEmpty() ? repository.all() : repository.ofCompetition(key))
                .stream().filter(tournament -> !tournament.ofTeams()).toList();
        all.forEach(tournament -> outbox.add(new TournamentCreated(tournament.card(), tournament.version())));
        return all.size();
    }
}
