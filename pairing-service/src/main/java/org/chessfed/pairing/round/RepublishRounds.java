package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.pairing.tournament.Tournaments;

/** Publishes every public round again. */
@ApplicationScoped
class RepublishRounds implements Republisher {

    private final RoundRepository repository;
    private final Tournaments tournaments;
    private final Outbox outbox;

    RepublishRounds(RoundRepository repository, Tournaments tournaments, Outbox outbox) {
        this.repository = repository;
        this.tournaments = tournaments;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return RoundPublished.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        List<Round> rounds = key.isEmpty() ? repository.published() : repository.publishedOf(key);
        for (Round round : rounds) {
            outbox.add(new RoundPublished(round.card(tournaments.get(round.tournamentId())), round.version()));
        }
        return rounds.size();
    }
}
