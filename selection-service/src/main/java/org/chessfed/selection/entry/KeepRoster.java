package org.chessfed.selection.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Singleton;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.Keep;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterClosed;

/** Keep the copies of rosters, first rounds and void results. */
final class KeepRoster {

    private static final String COPY = "roster";

    private KeepRoster() {}

    /** A roster is frozen. */
    @Singleton
    static class Closed extends Keep<RosterClosed> {
        Closed(Entries entries) {
            super(RosterClosed.class, COPY, fact -> entries.keep(fact.roster()));
        }
    }

    /** A frozen roster was changed. */
    @Singleton
    static class Amended extends Keep<RosterAmended> {
        Amended(Entries entries) {
            super(RosterAmended.class, COPY, fact -> entries.keep(fact.roster()));
        }
    }

    /** A first round is published: vacancies of its event are no longer filled. */
    @ApplicationScoped
    static class RoundOne implements FactHandler<RoundPublished> {
        private final Entries entries;

        RoundOne(Entries entries) {
            this.entries = entries;
        }

        @Override
        public Class<RoundPublished> type() {
            return RoundPublished.class;
        }

        @Override
        public void handle(RoundPublished fact, Delivery delivery) {
            if (fact.round().number() == 1) {
                entries.keep(fact.round(), delivery.time());
            }
        }
    }

    /** A player's results do not count. */
    @ApplicationScoped
    static class Voided implements FactHandler<PlayerVoided> {
        private final Entries entries;

        Voided(Entries entries) {
            this.entries = entries;
        }

        @Override
        public Class<PlayerVoided> type() {
            return PlayerVoided.class;
        }

        @Override
        public void handle(PlayerVoided fact, Delivery delivery) {
            entries.keep(fact);
        }
    }
}
