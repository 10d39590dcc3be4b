package org.chessfed.selection.sanction;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.selection.SanctionAppealed;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionLifted;
import org.chessfed.events.selection.SanctionProposed;
import org.chessfed.events.selection.SanctionUpheld;

/** Publishes sanctions again as they stand: each by the fact of its present state. */
@ApplicationScoped
class RepublishSanctions {

    private final Database database;
    private final Outbox outbox;

    RepublishSanctions(Database database, Outbox outbox) {
        this.database = database;
        this.outbox = outbox;
    }

    @Produces
    @Singleton
    Republisher proposedSanctions() {
        return inState(SanctionProposed.class, SanctionState.PROPOSED);
    }

    @Produces
    @Singleton
    Republisher imposedSanctions() {
        return inState(SanctionImposed.class, SanctionState.IN_FORCE);
    }

    @Produces
    @Singleton
    Republisher appealedSanctions() {
        return inState(SanctionAppealed.class, SanctionState.APPEALED);
    }

    @Produces
    @Singleton
    Republisher upheldSanctions() {
        return inState(SanctionUpheld.class, SanctionState.UPHELD);
    }

    @Produces
    @Singleton
    Republisher liftedSanctions() {
        return inState(SanctionLifted.class, SanctionState.LIFTED);
    }

    private Republisher inState(Class<? extends Fact> type, SanctionState state) {
        return new Republisher() {
            @Override
            public Class<? extends Fact> type() {
                return type;
            }

            @Override
            public long republish(String key) {
                return RepublishSanctions.this.republish(state, key);
            }
        };
    }

    /** A season has a handful of sanctions: one transaction does. */
    private long republish(SanctionState state, String competition) {
        return QuarkusTransaction.requiringNew().call(() -> {
            var sanctions = database.query(
                    "select * from sanction where state = ? and (? = '' or competition = ?) order by id",
                    Sanctions::read,
                    state.name(),
                    competition,
                    competition);
            sanctions.forEach(sanction -> outbox.add(Sanctions.fact(sanction)));
            return (long) sanctions.size();
        });
    }
}
