package org.chessfed.engine.swiss.team;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** Reads the teams that are to be paired, with all that the rules ask about them, from a tournament. */
final class Teams {

    /** Score descending, then pairing number ascending. */
    static final Comparator<Team> RANKING = comparingInt(Team::score).reversed().thenComparingInt(Team::number);

    private final TournamentState state;
    private final TeamSwissRules rules;
    private final Map<Integer, Player> byNumber = new HashMap<>();

    private Teams(TournamentState state, TeamSwissRules rules) {
        this.state = state;
        this.rules = rules;
        for (Player player : state.players()) {
            byNumber.put(player.number(), player);
        }
    }

    /** The teams without a cell for the next round, in the order of {@link #RANKING}. */
    static List<Team> toPair(TournamentState state, TeamSwissRules rules) {
        Teams teams = new Teams(state, rules);
        List<Team> found = new ArrayList<>();
        for (Player player : state.players()) {
            if (player.cells().size() < state.nextRound()) {
                found.add(teams.read(player));
            }
        }
        found.sort(RANKING);
        return found;
    }

    private Team read(Player player) {
        int round = state.nextRound();
        List<Colour> colours = new ArrayList<>();
        Set<Integer> excluded = new HashSet<>();
        boolean byeBarred = false;
        for (RoundCell cell : player.cells()) {
            Outcome outcome = cell.outcome();
            byeBarred |= outcome == Outcome.PAIRING_BYE
                    || outcome == Outcome.FORFEIT_WIN
                    || outcome == Outcome.FULL_POINT_BYE;
            if (outcome.played()) {
                excluded.add(cell.opponent());
                colours.add(cell.colour()
                        .orElseThrow(() -> new IllegalArgumentException("team " + player.number()
                                + " played a match without a colour; name the colour of its first board")));
            }
        }
        for (ForbiddenPairs group : state.forbidden()) {
            if (group.firstRound() <= round
                    && round <= group.lastRound()
                    && group.players().contains(player.number())) {
                excluded.addAll(group.players());
            }
        }
        return new Team(
                player.number(),
                pairingScore(player, round),
                secondary(player, round),
                colours,
                ColourPreference.of(colours, rules.preferences(), round == state.totalRounds()),
                byeBarred,
                floated(player, round - 1),
                excluded);
    }

    /** Whether the team met, in that round, a team with another pairing score of that round (1.5). */
    private boolean floated(Player player, int round) {
        if (round < 1 || player.cells().size() < round) {
            return false;
        }
        RoundCell cell = player.cells().get(round - 1);
        if (!cell.outcome().played()) {
            return false;
        }
        Player opponent = byNumber.get(cell.opponent());
        if (opponent == null) {
            throw new IllegalArgumentException("team " + player.number() + " met team " + cell.opponent() + " in round "
                    + round + ", which is not in the tournament");
        }
        return pairingScore(player, round) != pairingScore(opponent, round);
    }

    private int pairingScore(Player player, int round) {
        int score = score(player, round, rules.primary());
        for (Acceleration acceleration : state.accelerations()) {
            if (acceleration.firstRound() <= round
                    && round <= acceleration.lastRound()
                    && acceleration.firstPlayer() <= player.number()
                    && player.number() <= acceleration.lastPlayer()) {
                score += acceleration.virtualPoints();
            }
        }
        return score;
    }

    private int secondary(Player player, int round) {
        return score(
                player,
                round,
                rules.primary() == TeamScore.MATCH_POINTS ? TeamScore.GAME_POINTS : TeamScore.MATCH_POINTS);
    }

    /** Score from the rounds before one. */
    private int score(Player player, int beforeRound, TeamScore kind) {
        int sum = 0;
        for (int round = 1; round < beforeRound; round++) {
            boolean present = round <= player.cells().size();
            if (kind == TeamScore.GAME_POINTS) {
                sum += present ? player.cells().get(round - 1).gamePoints() : 0;
            } else {
                sum += state.points()
                        .points(present ? player.cells().get(round - 1).outcome() : Outcome.ZERO_POINT_BYE);
            }
        }
        return sum;
    }
}
