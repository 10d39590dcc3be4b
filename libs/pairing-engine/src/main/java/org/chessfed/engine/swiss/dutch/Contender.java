package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * A player of the tournament as the pairing of one round sees him: everything that the criteria ask about.
 *
 * @param number pairing number
 * @param realScore tenths, without virtual points
 * @param score pairing score in tenths, with virtual points (C.04.7, 1.5)
 * @param colours colours of the played games, oldest first (C.04.2, 3.4)
 * @param difference games with White minus games with Black
 * @param preference strength of the colour preference
 * @param due the preferred colour; empty without a preference
 * @param lastFloat float of the previous round
 * @param floatBefore float of two rounds before
 * @param byeAllowed whether the pairing-allocated bye is still open to the player (C.04.1, article 4)
 * @param unplayed completed rounds without a game over the board
 * @param paired whether any earlier round paired the player or gave the pairing-allocated bye
 * @param opponents pairing numbers met over the board
 */
record Contender(
        int number,
        int realScore,
        int score,
        List<Colour> colours,
        int difference,
        Preference preference,
        Optional<Colour> due,
        FloatKind lastFloat,
        FloatKind floatBefore,
        boolean byeAllowed,
        int unplayed,
        boolean paired,
        BitSet opponents) {

    /** Whether the two latest played games had the same colour. */
    boolean repeatedColour() {
        int games = colours.size();
        return games >= 2 && colours.get(games - 1) == colours.get(games - 2);
    }

    boolean isAbsolute() {
        return preference == Preference.ABSOLUTE;
    }

    boolean sameDue(Contender other) {
        return due.isPresent() && due.equals(other.due);
    }

    static Contender of(Player player, TournamentState state, Scores scores) {
        PointSystem points = state.points();
        int rounds = state.completedRounds();
        List<Colour> colours = new ArrayList<>();
        BitSet opponents = new BitSet();
        int difference = 0;
        int played = 0;
        boolean byeAllowed = true;
        boolean paired = false;
        for (int round = 1; round <= Math.min(rounds, player.cells().size()); round++) {
            RoundCell cell = player.cells().get(round - 1);
            Outcome outcome = cell.outcome();
            paired |= outcome.paired() || outcome == Outcome.PAIRING_BYE;
            if (outcome.played()) {
                played++;
                opponents.set(cell.opponent());
                if (cell.colour().isPresent()) {
                    colours.add(cell.colour().get());
                    difference += cell.colour().get() == Colour.WHITE ? 1 : -1;
                }
            } else if (outcome == Outcome.PAIRING_BYE || points.points(outcome) >= points.win()) {
                byeAllowed = false;
            }
        }
        Preference preference = Preference.NONE;
        Optional<Colour> due = Optional.empty();
        if (!colours.isEmpty()) {
            int games = colours.size();
            Colour last = colours.get(games - 1);
            boolean repeated = games >= 2 && colours.get(games - 2) == last;
            preference = Math.abs(difference) > 1 || repeated
                    ? Preference.ABSOLUTE
                    : difference != 0 ? Preference.STRONG : Preference.MILD;
            boolean byDifference = difference != 0 && (Math.abs(difference) > 1 || !repeated);
            due = Optional.of(byDifference ? (difference > 0 ? Colour.BLACK : Colour.WHITE) : last.opposite());
        }
        return new Contender(
                player.number(),
                scores.real(player, rounds),
                scores.pairing(player, rounds + 1),
                List.copyOf(colours),
                difference,
                preference,
                due,
                scores.floatIn(player, rounds),
                scores.floatIn(player, rounds - 1),
                byeAllowed,
                rounds - played,
                paired,
                opponents);
    }

    /** Scores before and during the rounds of a tournament. */
    static final class Scores {
        private final TournamentState state;
        private final Player[] byNumber;

        Scores(TournamentState state) {
            this.state = state;
            int highest = state.players().isEmpty()
                    ? 0
                    : state.players().get(state.players().size() - 1).number();
            byNumber = new Player[highest + 1];
            for (Player player : state.players()) {
                byNumber[player.number()] = player;
            }
        }

        /** Points after a round, in tenths; rounds without a cell are zero-point byes. */
        int real(Player player, int afterRound) {
            int sum = 0;
            for (int round = 1; round <= afterRound; round++) {
                sum += state.points().points(outcome(player, round));
            }
            return sum;
        }

        /** Score with which a round was, or is, paired. */
        int pairing(Player player, int round) {
            return real(player, round - 1) + virtual(player.number(), round);
        }

        private int virtual(int number, int round) {
            int sum = 0;
            for (Acceleration acceleration : state.accelerations()) {
                if (round >= acceleration.firstRound()
                        && round <= acceleration.lastRound()
                        && number >= acceleration.firstPlayer()
                        && number <= acceleration.lastPlayer()) {
                    sum += acceleration.virtualPoints();
                }
            }
            return sum;
        }

        private static Outcome outcome(Player player, int round) {
            return round <= player.cells().size()
                    ? player.cells().get(round - 1).outcome()
                    : Outcome.ZERO_POINT_BYE;
        }

        /** What the player floated in a round (1.4.2 to 1.4.4); rounds before the first give nothing. */
        FloatKind floatIn(Player player, int round) {
            if (round < 1) {
                return FloatKind.NONE;
            }
            Outcome outcome = outcome(player, round);
            if (!outcome.played()) {
                boolean down = outcome == Outcome.PAIRING_BYE
                        || state.points().points(outcome) > state.points().loss();
                return down ? FloatKind.DOWN : FloatKind.NONE;
            }
            int number = player.cells().get(round - 1).opponent();
            if (number >= byNumber.length || byNumber[number] == null) {
                return FloatKind.NONE;
            }
            int own = pairing(player, round);
            int other = pairing(byNumber[number], round);
            return own > other ? FloatKind.DOWN : own < other ? FloatKind.UP : FloatKind.NONE;
        }
    }
}
