package org.chessfed.engine.swiss.dutch.bruteforce;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** What C.04.3, article 1, says about one player before a round is paired. */
final class NaivePlayer {

    /** A float of an earlier round (1.4). */
    enum Float {
        NONE,
        UP,
        DOWN
    }

    /** Strength of a colour preference (1.7), the strongest last. */
    enum Strength {
        NONE,
        MILD,
        STRONG,
        ABSOLUTE
    }

    final int number;
    final int pairingScore;
    final boolean topscorer;
    final boolean barredFromBye;
    final int unplayed;
    final boolean tookPart;
    final List<Colour> colours = new ArrayList<>();
    final Set<Integer> met = new HashSet<>();
    final Float lastRound;
    final Float twoRoundsBefore;

    NaivePlayer(Player player, TournamentState state) {
        number = player.number();
        int score = scoreBefore(player, state, state.nextRound());
        pairingScore = pairingScoreBefore(player, state, state.nextRound());
        topscorer = state.nextRound() == state.totalRounds()
                && 2 * score > state.completedRounds() * state.points().win();
        boolean barred = false;
        boolean paired = false;
        int games = 0;
        for (int round = 1; round <= state.completedRounds(); round++) {
            RoundCell cell = cell(player, round);
            Outcome outcome = cell.outcome();
            if (outcome.played()) {
                games++;
                met.add(cell.opponent());
                cell.colour().ifPresent(colours::add);
            } else {
                barred |= outcome == Outcome.PAIRING_BYE
                        || state.points().points(outcome) >= state.points().win();
            }
            paired |= outcome.paired() || outcome == Outcome.PAIRING_BYE;
        }
        barredFromBye = barred;
        unplayed = state.completedRounds() - games;
        tookPart = paired;
        lastRound = floated(player, state, state.completedRounds());
        twoRoundsBefore = floated(player, state, state.completedRounds() - 1);
    }

    private static RoundCell cell(Player player, int round) {
        return round <= player.cells().size() ? player.cells().get(round - 1) : RoundCell.bye(Outcome.ZERO_POINT_BYE);
    }

    private static int scoreBefore(Player player, TournamentState state, int round) {
        int sum = 0;
        for (int earlier = 1; earlier < round; earlier++) {
            sum += state.points().points(cell(player, earlier).outcome());
        }
        return sum;
    }

    private static int pairingScoreBefore(Player player, TournamentState state, int round) {
        int sum = scoreBefore(player, state, round);
        for (Acceleration acceleration : state.accelerations()) {
            boolean now = acceleration.firstRound() <= round && round <= acceleration.lastRound();
            boolean him = acceleration.firstPlayer() <= player.number() && player.number() <= acceleration.lastPlayer();
            sum += now && him ? acceleration.virtualPoints() : 0;
        }
        return sum;
    }

    /** 1.4.2 to 1.4.4, on the pairing scores of that round. */
    private static Float floated(Player player, TournamentState state, int round) {
        if (round < 1) {
            return Float.NONE;
        }
        RoundCell cell = cell(player, round);
        if (!cell.outcome().played()) {
            boolean more =
                    state.points().points(cell.outcome()) > state.points().loss();
            return more || cell.outcome() == Outcome.PAIRING_BYE ? Float.DOWN : Float.NONE;
        }
        Map<Integer, Player> all = new HashMap<>();
        state.players().forEach(other -> all.put(other.number(), other));
        Player opponent = Optional.ofNullable(all.get(cell.opponent())).orElseThrow();
        int mine = pairingScoreBefore(player, state, round);
        int theirs = pairingScoreBefore(opponent, state, round);
        return mine > theirs ? Float.DOWN : mine < theirs ? Float.UP : Float.NONE;
    }

    /** 1.6. */
    int colourDifference() {
        int difference = 0;
        for (Colour colour : colours) {
            difference += colour == Colour.WHITE ? 1 : -1;
        }
        return difference;
    }

    private boolean lastTwo(Colour colour) {
        int games = colours.size();
        return games >= 2 && colours.get(games - 1) == colour && colours.get(games - 2) == colour;
    }

    /** 1.7. */
    Strength strength() {
        if (colours.isEmpty()) {
            return Strength.NONE;
        }
        int difference = colourDifference();
        if (Math.abs(difference) > 1 || lastTwo(Colour.WHITE) || lastTwo(Colour.BLACK)) {
            return Strength.ABSOLUTE;
        }
        return difference == 0 ? Strength.MILD : Strength.STRONG;
    }

    /** 1.7; empty without a preference. */
    Optional<Colour> preference() {
        int difference = colourDifference();
        if (colours.isEmpty()) {
            return Optional.empty();
        }
        if (difference < -1 || lastTwo(Colour.BLACK)) {
            return Optional.of(Colour.WHITE);
        }
        if (difference > 1 || lastTwo(Colour.WHITE)) {
            return Optional.of(Colour.BLACK);
        }
        if (difference != 0) {
            return Optional.of(difference > 0 ? Colour.BLACK : Colour.WHITE);
        }
        return Optional.of(colours.getLast().opposite());
    }

    /** The colours with one more game (2.4.5 and 2.4.6 look at them). */
    boolean wouldHaveDifferenceAboveTwo(Colour next) {
        return Math.abs(colourDifference() + (next == Colour.WHITE ? 1 : -1)) > 2;
    }

    boolean wouldHaveThreeInARow(Colour next) {
        return lastTwo(next);
    }
}
