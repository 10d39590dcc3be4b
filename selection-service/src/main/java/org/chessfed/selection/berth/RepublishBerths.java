package org.chessfed.selection.berth;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.events.selection.BerthWaived;

/** Publishes berths again as they stand: each by the fact of its present state. */
@ApplicationScoped
class RepublishBerths {

    private static final int BATCH = 200;

    private final Database database;
    private final Outbox outbox;

    RepublishBerths(Database database, Outbox outbox) {
        this.database = database;
        this.outbox = outbox;
    }

    @Produces
    @Singleton
    Republisher offeredBerths() {
        return inState(BerthOffered.class, BerthState.OFFERED);
    }

    @Produces
    @Singleton
    Republisher grantedBerths() {
        return inState(BerthGranted.class, BerthState.GRANTED);
    }

    @Produces
    @Singleton
    Republisher waivedBerths() {
        return inState(BerthWaived.class, BerthState.WAIVED);
    }

    @Produces
    @Singleton
    Republisher lapsedBerths() {
        return inState(BerthLapsed.class, BerthState.LAPSED);
    }

    @Produces
    @Singleton
    Republisher revokedBerths() {
        return inState(BerthRevoked.class, BerthState.REVOKED);
    }

    private Republisher inState(Class<? extends Fact> type, BerthState state) {
        return new Republisher() {
            @Override
            public Class<? extends Fact> type() {
                return type;
            }

            @Override
            public long republish(String key) {
                return RepublishBerths.this.republish(state, key);
            }
        };
    }

    private long republish(BerthState state, String competition) {
        long total = 0;
        UUID after = new UUID(0, 0);
        while (true) {
            UUID from = after;
            var batch = QuarkusTransaction.requiringNew().call(() -> {
                var berths = database.query("""
                        select * from berth where state = ? and id > ? and (? = '' or competition = ?)
                        order by id limit ?""", Berths::read, state.name(), from, competition, competition, BATCH);
                berths.forEach(berth -> outbox.add(Berths.fact(berth)));
                return berths;
            });
            total += batch.size();
            if (batch.size() < BATCH) {
                return total;
            }
            after = batch.getLast().id();
        }
    }
}
