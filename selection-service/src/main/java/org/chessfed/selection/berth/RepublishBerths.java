package org.chessfed.selection.berth;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.events.selection.BerthWaived;

/** Publishes berths again as they stand: each by the fact of its present state. */
@ApplicationScoped
class RepublishBerths {

    private final Database database;
    private final Republication republication;

    RepublishBerths(Database database, Republication republication) {
        this.database = database;
        this.republication = republication;
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
        return republication.publisher(
                type,
                (after, competition, most) ->
                        database.query("""
                        select * from berth where state = ? and id > ? and (? = '' or competition = ?)
                        order by id limit ?""", Berths::read, state.name(), after, competition, competition, most),
                Berth::id,
                Berths::fact);
    }
}
