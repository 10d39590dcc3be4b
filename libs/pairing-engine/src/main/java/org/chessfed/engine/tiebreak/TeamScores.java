package org.chessfed.engine.tiebreak;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * What a team tournament has beside match points and game points, which stand in the tournament state.
 *
 * @param gamePointsOfDraw game points of a drawn match, in tenths: half the boards; {@code 0}: half of what the
 *     played matches of the tournament hand out
 * @param boards points of each board in tenths: by pairing number of the team, then by round, round 1 first, then by
 *     board, board 1 first. A bye has the boards that the regulation gives to it; an empty list stands for boards that are
 *     not known
 */
public record TeamScores(int gamePointsOfDraw, Map<Integer, List<List<Integer>>> boards) {

    /** No team tournament. */
    public static final TeamScores NONE = new TeamScores(0, Map.of());

    public TeamScores {
        Map<Integer, List<List<Integer>>> copy = new HashMap<>();
        boards.forEach((team, rounds) ->
                copy.put(team, rounds.stream().map(List::copyOf).toList()));
        boards = Map.copyOf(copy);
    }

    /** The same scores with the game points of a drawn match, taken from the played matches where they are not given. */
    TeamScores completedFrom(TournamentState state) {
        if (gamePointsOfDraw > 0) {
            return this;
        }
        Map<Integer, Player> teams = new HashMap<>();
        state.players().forEach(team -> teams.put(team.number(), team));
        int most = 0;
        for (Player team : state.players()) {
            for (int round = 1; round <= state.completedRounds(); round++) {
                RoundCell cell = Ledger.cell(team, round);
                Player opponent = teams.get(cell.opponent());
                if (cell.outcome().played() && opponent != null) {
                    most = Math.max(
                            most,
                            cell.gamePoints() + Ledger.cell(opponent, round).gamePoints());
                }
            }
        }
        return new TeamScores(most / 2, boards);
    }

    /** Points of each board of a team in a round; empty where they are not known. */
    List<Integer> boards(int team, int round) {
        List<List<Integer>> rounds = boards.getOrDefault(team, List.of());
        return round <= rounds.size() ? rounds.get(round - 1) : List.of();
    }
}
