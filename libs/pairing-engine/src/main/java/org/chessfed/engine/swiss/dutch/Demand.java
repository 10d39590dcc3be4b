package org.chessfed.engine.swiss.dutch;

import java.util.Set;

/** What a run of the engine must do against its own choice, so that an explanation can compare. */
sealed interface Demand {

    /** Whether two players may meet under the demand. */
    boolean permits(Contender a, Contender b);

    /** Whether a player may have the pairing-allocated bye under the demand. */
    boolean permitsBye(Contender player);

    /** No demand. */
    record None() implements Demand {
        @Override
        public boolean permits(Contender a, Contender b) {
            return true;
        }

        @Override
        public boolean permitsBye(Contender player) {
            return true;
        }
    }

    /**
     * Two players must meet.
     *
     * @param a pairing number
     * @param b pairing number
     */
    record Meet(int a, int b) implements Demand {
        @Override
        public boolean permits(Contender x, Contender y) {
            boolean touchesX = x.number() == a || x.number() == b;
            boolean touchesY = y.number() == a || y.number() == b;
            return touchesX == touchesY;
        }

        @Override
        public boolean permitsBye(Contender player) {
            return player.number() != a && player.number() != b;
        }
    }

    /**
     * A player must have the bye.
     *
     * @param player pairing number
     */
    record Bye(int player) implements Demand {
        @Override
        public boolean permits(Contender a, Contender b) {
            return a.number() != player && b.number() != player;
        }

        @Override
        public boolean permitsBye(Contender contender) {
            return contender.number() == player;
        }
    }

    /**
     * A player must not have the bye.
     *
     * @param player pairing number
     */
    record NoBye(int player) implements Demand {
        @Override
        public boolean permits(Contender a, Contender b) {
            return true;
        }

        @Override
        public boolean permitsBye(Contender contender) {
            return contender.number() != player;
        }
    }

    /**
     * A player must be paired in the bracket of a score or above.
     *
     * @param player pairing number
     * @param score tenths
     */
    record Stay(int player, int score) implements Demand {
        @Override
        public boolean permits(Contender a, Contender b) {
            return (a.number() != player || b.score() >= score) && (b.number() != player || a.score() >= score);
        }

        @Override
        public boolean permitsBye(Contender contender) {
            return contender.number() != player;
        }
    }

    /**
     * Another demand, and some players must not be paired.
     *
     * @param demand the other demand
     * @param players pairing numbers
     */
    record Unpaired(Demand demand, Set<Integer> players) implements Demand {
        @Override
        public boolean permits(Contender a, Contender b) {
            return !players.contains(a.number()) && !players.contains(b.number()) && demand.permits(a, b);
        }

        @Override
        public boolean permitsBye(Contender player) {
            return !players.contains(player.number()) && demand.permitsBye(player);
        }
    }
}
