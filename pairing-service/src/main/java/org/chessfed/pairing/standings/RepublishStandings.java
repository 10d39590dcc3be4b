package org.chessfed.pairing.standings;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.pairing.StandingsPublished;

/** Publishes the last version of all standings again. */
@ApplicationScoped
class RepublishStandings implements Republisher {

    private final StandingsRepository repository;
    private final Outbox outbox;

    RepublishStandings(StandingsRepository repository, Outbox outbox) {
        this.repository = repository;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return StandingsPublished.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        List<StandingsPublished> all = key.isEmpty() ? repository.last() : repository.lastOf(key);
        all.forEach(outbox::add);
        return all.size();
    }
}
