package org.chessfed.engine.tiebreak;

import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;

/**
 * One round of one player, as tie-breaks see it.
 *
 * @param round the round, from 1
 * @param opponent scheduled opponent; {@code 0} without one
 * @param black whether the player had Black
 * @param outcome what the round brought in the tournament
 * @param kind how tie-breaks treat it
 * @param points points of the round in tie-breaks, in tenths
 */
record Entry(int round, int opponent, boolean black, Outcome outcome, Kind kind, int points) {

    /** How tie-breaks treat a round; the unplayed kinds are the classes of C.07, 16.2. */
    enum Kind {
        /** Played over the board. */
        PLAYED,
        /** Not played, but treated as a game against the scheduled opponent. */
        AS_PLAYED,
        /** 16.2.1: a pairing-allocated or full-point bye. */
        FULL_BYE,
        /** 16.2.2. */
        FORFEIT_WIN,
        /** 16.2.4. */
        FORFEIT_LOSS,
        /** 16.2.3 and 16.2.5: a half- or zero-point bye, or an absence. */
        REQUESTED_BYE,
        /** No part of the tie-breaks: a game that left the standing, or the rest round of a round robin. */
        STRUCK
    }

    static Entry of(int round, int opponent, boolean black, Outcome outcome, int points) {
        return new Entry(round, opponent, black, outcome, kindOf(outcome), points);
    }

    private static Kind kindOf(Outcome outcome) {
        return switch (outcome) {
            case WIN, DRAW, LOSS, UNRATED_WIN, UNRATED_DRAW, UNRATED_LOSS -> Kind.PLAYED;
            case FORFEIT_WIN -> Kind.FORFEIT_WIN;
            case FORFEIT_LOSS -> Kind.FORFEIT_LOSS;
            case PAIRING_BYE, FULL_POINT_BYE -> Kind.FULL_BYE;
            case HALF_POINT_BYE, ZERO_POINT_BYE -> Kind.REQUESTED_BYE;
            case UNKNOWN -> throw new IllegalArgumentException("the result of a completed round is missing");
        };
    }

    Entry as(Kind newKind, int newPoints) {
        return new Entry(round, opponent, black, outcome, newKind, newPoints);
    }

    boolean forfeited() {
        return outcome == Outcome.FORFEIT_WIN || outcome == Outcome.FORFEIT_LOSS;
    }

    boolean overTheBoard() {
        return kind == Kind.PLAYED;
    }

    /** Whether the round is a game against the opponent. */
    boolean game() {
        return kind == Kind.PLAYED || kind == Kind.AS_PLAYED;
    }

    boolean struck() {
        return kind == Kind.STRUCK;
    }

    /** Whether the round is a voluntary unplayed round (16.1). */
    boolean voluntarilyUnplayed() {
        return kind == Kind.REQUESTED_BYE || kind == Kind.FORFEIT_LOSS;
    }

    static boolean isBlack(Optional<Colour> colour) {
        return colour.filter(c -> c == Colour.BLACK).isPresent();
    }
}
