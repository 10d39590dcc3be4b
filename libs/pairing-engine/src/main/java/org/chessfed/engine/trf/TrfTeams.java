package org.chessfed.engine.trf;

import java.util.List;

/**
 * What a file tells about teams.
 *
 * @param teams in the order of their numbers; empty in an individual tournament
 * @param boardColours colours of the first-named team by board, such as {@code "WBWB"} (record 352); empty if not told
 * @param matchWin match points of a won match, tenths (record 362)
 * @param matchDraw match points of a drawn match, tenths
 * @param matchLoss match points of a lost match, tenths
 * @param byes pairing-allocated byes (record 320)
 * @param forfeits forfeited matches (record 330)
 */
public record TrfTeams(
        List<TrfTeam> teams,
        String boardColours,
        int matchWin,
        int matchDraw,
        int matchLoss,
        List<Bye> byes,
        List<Forfeit> forfeits) {

    /** No teams; two match points for a win and one for a draw. */
    public static final TrfTeams NONE = new TrfTeams(List.of(), "", 20, 10, 0, List.of(), List.of());

    public TrfTeams {
        teams = List.copyOf(teams);
        byes = List.copyOf(byes);
        forfeits = List.copyOf(forfeits);
    }

    /**
     * The pairing-allocated byes of the tournament: what one is worth, and who had it.
     *
     * @param matchPoints tenths
     * @param gamePoints tenths
     * @param teams team of each round, round 1 first; {@code 0} = nobody
     */
    public record Bye(int matchPoints, int gamePoints, List<Integer> teams) {
        public Bye {
            teams = List.copyOf(teams);
        }
    }

    /**
     * A match that was not played.
     *
     * @param round from 1
     * @param white team named first
     * @param black team named second
     * @param whiteWins whether the first team has the win; false where both lost as well
     * @param blackWins whether the second team has the win
     */
    public record Forfeit(int round, int white, int black, boolean whiteWins, boolean blackWins) {
        public Forfeit {
            if (whiteWins && blackWins) {
                throw new IllegalArgumentException("both teams cannot win one match");
            }
        }
    }
}
