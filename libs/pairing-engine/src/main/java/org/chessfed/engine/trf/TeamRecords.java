package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** The records about teams: 310 or 013, 320, 330, 352 and 362. */
final class TeamRecords {

    private static final int MOST_TEAMS = 999;
    private static final Set<String> MATCH_SYMBOLS = Set.of("TW", "TD", "TL");

    private record Member(TrfLine line, int column, int player) {}

    private final Map<Integer, TrfTeam> numbered = new TreeMap<>();
    private final List<TrfTeam> old = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private final List<TrfTeams.Bye> byes = new ArrayList<>();
    private final List<TrfTeams.Forfeit> forfeits = new ArrayList<>();
    private String boardColours = "";
    private final Map<String, Integer> matchPoints = new HashMap<>();

    void accept(TrfLine line) {
        switch (line.code()) {
            case "310" -> team(line);
            case "013" -> oldTeam(line);
            case "320" -> bye(line);
            case "330" -> forfeit(line);
            case "352" -> boardColours(line);
            case "362" -> matchPoints(line);
            default -> throw new IllegalArgumentException("record " + line.code() + " is not about teams");
        }
    }

    private void team(TrfLine line) {
        int number = line.positive(5, 7, MOST_TEAMS, "team number");
        TrfTeam team = new TrfTeam(
                number,
                line.trimmed(9, 40),
                line.trimmed(42, 46),
                line.trimmed(48, 53),
                line.tenths(55, 60, "match points"),
                line.tenths(62, 67, "game points"),
                line.integer(69, 71, "rank"),
                players(line, 74));
        if (numbered.putIfAbsent(number, team) != null) {
            throw line.fault(5, "two teams have the number " + number);
        }
    }

    private void oldTeam(TrfLine line) {
        old.add(new TrfTeam(
                old.size() + 1,
                line.trimmed(5, 36),
                "",
                "",
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                players(line, 37)));
    }

    private List<Integer> players(TrfLine line, int from) {
        List<Integer> players = new ArrayList<>();
        for (int column = from; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int player = line.positive(column, column + 3, 9999, "player");
                members.add(new Member(line, column, player));
                players.add(player);
            }
        }
        return players;
    }

    private void bye(TrfLine line) {
        int matchPoints = line.worth(5, 8, "match points").orElse(matchDraw());
        int gamePoints = line.worth(10, 13, "game points").orElse(0);
        List<Integer> teams = new ArrayList<>();
        for (int column = 15; column <= line.length(); column += 4) {
            teams.add(line.integer(column, column + 2, "team").orElse(0));
        }
        byes.add(new TrfTeams.Bye(matchPoints, gamePoints, teams));
    }

    private void forfeit(TrfLine line) {
        String kind = line.trimmed(5, 6);
        if (!kind.equals("+-") && !kind.equals("-+") && !kind.equals("--")) {
            throw line.fault(5, "a forfeited match is +-, -+ or --, found \"" + kind + "\"");
        }
        forfeits.add(new TrfTeams.Forfeit(
                line.positive(8, 10, 999, "round"),
                line.positive(12, 14, MOST_TEAMS, "team"),
                line.positive(16, 18, MOST_TEAMS, "team"),
                kind.equals("+-"),
                kind.equals("-+")));
    }

    private void boardColours(TrfLine line) {
        String colours = line.trimmed(5, line.length());
        if (!colours.matches("[WB]*")) {
            throw line.fault(5, "board colours are letters W and B, found \"" + colours + "\"");
        }
        if (!boardColours.isEmpty() && !boardColours.equals(colours)) {
            throw line.fault(5, "board colours are " + colours + " here and " + boardColours + " before");
        }
        boardColours = colours;
    }

    private void matchPoints(TrfLine line) {
        for (int column = 5; column <= line.length(); column += 9) {
            int at = column;
            String symbol = line.trimmed(column, column + 1);
            if (symbol.isEmpty() && line.blank(column, column + 8)) {
                continue;
            }
            int points = line.worth(column + 2, column + 5, "match points")
                    .orElseThrow(() -> line.fault(at + 2, "match points are missing"));
            if (!MATCH_SYMBOLS.contains(symbol)) {
                throw line.fault(column, "symbol is TW, TD or TL, found \"" + symbol + "\"");
            }
            Integer before = matchPoints.putIfAbsent(symbol, points);
            if (before != null && before != points) {
                throw line.fault(column, "match points of " + symbol + " are told twice, and not the same");
            }
        }
    }

    private int matchWin() {
        return matchPoints.getOrDefault("TW", TrfTeams.NONE.matchWin());
    }

    private int matchDraw() {
        return matchPoints.getOrDefault("TD", TrfTeams.NONE.matchDraw());
    }

    private int matchLoss() {
        return matchPoints.getOrDefault("TL", TrfTeams.NONE.matchLoss());
    }

    /** The team data; every member must be a player of the file and of one team only. */
    TrfTeams finish(Set<Integer> players, PointRecords.Remarks remarks) {
        List<TrfTeam> teams = numbered.isEmpty() ? old : new ArrayList<>(numbered.values());
        for (Member member : members) {
            if (!players.contains(member.player())) {
                throw member.line().fault(member.column(), "no player has the starting rank " + member.player());
            }
        }
        Set<Integer> seen = new HashSet<>();
        for (TrfTeam team : teams) {
            for (int player : team.players()) {
                if (!seen.add(player)) {
                    Member place = members.stream()
                            .filter(member -> member.player() == player)
                            .max(Comparator.comparingInt(member -> member.line().number()))
                            .orElseThrow();
                    remarks.tolerated(place.line(), place.column(), "player " + player + " stands in two teams");
                }
            }
        }
        return new TrfTeams(teams, boardColours, matchWin(), matchDraw(), matchLoss(), byes, forfeits);
    }
}
