package org.chessfed.engine.trf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.engine.RoundCell;

/** Whom each team meets in each paired round; a team meets one other team, or has the bye. */
final class Matches {

    private static final int BYE = 0;

    private final Map<Integer, Integer> teamOfPlayer = new HashMap<>();
    private final Map<Place, Integer> opponents = new HashMap<>();
    private final Map<Integer, Integer> byeOfRound = new HashMap<>();
    private final TrfTeams teams;
    private final int paired;

    private record Place(int round, int team) {}

    Matches(TrfTeams teams, int paired) {
        this.teams = teams;
        this.paired = paired;
        for (TrfTeam team : teams.teams()) {
            team.players().forEach(player -> teamOfPlayer.put(player, team.number()));
        }
    }

    void requireTeam(TrfLine line, int column, int number) {
        if (teams.teams().stream().noneMatch(team -> team.number() == number)) {
            throw line.fault(column, "no team has the number " + number);
        }
    }

    void requirePaired(TrfLine line, int column, int round) {
        if (round > paired) {
            throw line.fault(column, "round " + round + " is not among the " + paired + " rounds that were paired");
        }
    }

    void forfeit(TrfLine line, int column, int round, int team, int opponent) {
        Integer before = opponents.putIfAbsent(new Place(round, team), opponent);
        if (before != null) {
            throw line.fault(column, "team " + team + " has a forfeited match in round " + round + " already");
        }
    }

    void bye(TrfLine line, int column, int round, int team) {
        Integer other = byeOfRound.putIfAbsent(round, team);
        if (other != null) {
            throw line.fault(column, "round " + round + " has a pairing-allocated bye already, of team " + other);
        }
        Integer opponent = opponents.putIfAbsent(new Place(round, team), BYE);
        if (opponent != null) {
            throw line.fault(
                    column, "team " + team + " has a bye in round " + round + ", but a match against " + opponent);
        }
    }

    /** The games of the players must make up those matches. */
    void checkGames(Map<Integer, PlayerLine> lines, List<TrfPlayer> field, PointRecords.Remarks remarks) {
        for (TrfPlayer player : field) {
            PlayerLine own = lines.get(player.number());
            if (own == null) {
                throw new IllegalStateException("no line for player " + player.number());
            }
            Integer team = teamOfPlayer.get(player.number());
            if (team == null) {
                remarks.tolerated(own.line(), 5, "player " + player.number() + " stands in no team");
                continue;
            }
            for (int round = 1; round <= player.cells().size(); round++) {
                RoundCell cell = player.cells().get(round - 1);
                if (cell.opponent() > 0) {
                    checkGame(own.line(), round, player.number(), team, cell.opponent());
                }
            }
        }
    }

    private void checkGame(TrfLine line, int round, int player, int team, int opponent) {
        int column = PlayerLine.cellColumn(round);
        Integer other = teamOfPlayer.get(opponent);
        if (other == null) {
            throw line.fault(column, "opponent " + opponent + " of round " + round + " stands in no team");
        }
        if (other == team) {
            throw line.fault(
                    column,
                    "players " + player + " and " + opponent + " of round " + round + " stand in the same team, "
                            + team);
        }
        Integer before = opponents.putIfAbsent(new Place(round, team), other);
        if (before != null && before == BYE) {
            throw line.fault(column, "team " + team + " has a bye in round " + round + ", but also games");
        }
        if (before != null && !before.equals(other)) {
            throw line.fault(
                    column, "team " + team + " has two opponents in round " + round + ", " + before + " and " + other);
        }
    }
}
