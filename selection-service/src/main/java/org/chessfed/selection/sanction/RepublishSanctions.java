package org.chessfed.selection.sanction;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
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
    private final Republication republication;

    RepublishSanctions(Database database, Republication republication) {
        this.database = database;
        this.republication = republication;
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
        return republication.publisher(
                type,
                (after, competition, most) ->
                        database.query("""
                        select * from sanction where state = ? and id > ? and (? = '' or competition = ?)
                        order by id limit ?""", Sanctions::read, state.name(), after, competition, competition, most),
                Sanction::id,
                Sanctions::fact);
    }
}
