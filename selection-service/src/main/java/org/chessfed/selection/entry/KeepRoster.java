package org.chessfed.selection.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterClosed;

/** Keep the copies of rosters, first rounds and void results. */
final class KeepRoster {

    private static final String COPY = "roster";

    private KeepRoster() {}

    /** A roster is frozen. */
    @ApplicationScoped
    static class Closed implements FactHandler<RosterClosed> {
        private final Entries entries;

        Closed(Entries entries) {
            this.entries = entries;
        }

        @Override
        public Class<RosterClosed> type() {
            return RosterClosed.class;
        }

        @Override
        public void handle(RosterClosed fact, Delivery delivery) {
            entries.keep(fact.roster());
        }

        @Override
        public String copy() {
            return COPY;
        }
    }

    /** A frozen roster was changed. */
    @ApplicationScoped
    static class Amended implements FactHandler<RosterAmended> {
        private final Entries entries;

        Amended(Entries entries) {
            this.entries = entries;
        }

        @Override
        public Class<RosterAmended> type() {
            return RosterAmended.class;
        }

        @Override
        public void handle(RosterAmended fact, Delivery delivery) {
            entries.keep(fact.roster());
        }

        @Override
        public String copy() {
            return COPY;
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
