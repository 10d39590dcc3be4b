package org.chessfed.engine.trf;

import java.util.ArrayList;
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

    private record ByeLine(TrfLine line, TrfTeams.Bye bye) {}

    private record ForfeitLine(TrfLine line, TrfTeams.Forfeit forfeit) {}

    private final Map<Integer, TrfTeam> numbered = new TreeMap<>();
    private final List<TrfTeam> old = new ArrayList<>();
    private final List<TrfLine> oldLines = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private final List<Member> oldMembers = new ArrayList<>();
    private final List<ByeLine> byes = new ArrayList<>();
    private final List<ForfeitLine> forfeits = new ArrayList<>();
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
                players(line, 74, members));
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
                players(line, 37, oldMembers)));
        oldLines.add(line);
    }

    private static List<Integer> players(TrfLine line, int from, List<Member> members) {
        List<Integer> players = new ArrayList<>();
        for (int column = from; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int player = line.positive(column, column + 3, 9999, "player");
                members.add(new Member(line, column, player));
                players.add(player);
            }
        }
        if (players.isEmpty()) {
            throw line.fault(from, "a team needs players");
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
        byes.add(new ByeLine(line, new TrfTeams.Bye(matchPoints, gamePoints, teams)));
    }

    private void forfeit(TrfLine line) {
        String kind = line.trimmed(5, 6);
        if (!kind.equals("+-") && !kind.equals("-+") && !kind.equals("--")) {
            throw line.fault(5, "a forfeited match is +-, -+ or --, found \"" + kind + "\"");
        }
        forfeits.add(new ForfeitLine(
                line,
                new TrfTeams.Forfeit(
                        line.positive(8, 10, TrfAssembly.MOST_ROUNDS, "round"),
                        line.positive(12, 14, MOST_TEAMS, "team"),
                        line.positive(16, 18, MOST_TEAMS, "team"),
                        kind.equals("+-"),
                        kind.equals("-+"))));
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

    /** The team data; every member must be a player of the file, once and in one team. Records 310 hold before 013. */
    TrfTeams finish(Set<Integer> players, PointRecords.Remarks remarks) {
        List<TrfTeam> teams = numbered.isEmpty() ? old : new ArrayList<>(numbered.values());
        requireKnown(members, players);
        requireKnown(oldMembers, players);
        Map<Integer, TrfLine> seen = new HashMap<>();
        for (Member member : numbered.isEmpty() ? oldMembers : members) {
            TrfLine before = seen.putIfAbsent(member.player(), member.line());
            if (before != null) {
                throw member.line()
                        .fault(
                                member.column(),
                                "player " + member.player() + " stands in the team of line " + before.number()
                                        + " already");
            }
        }
        if (!numbered.isEmpty()) {
            Set<Set<Integer>> line310 = new HashSet<>();
            teams.forEach(team -> line310.add(Set.copyOf(team.players())));
            for (int i = 0; i < old.size(); i++) {
                if (!line310.contains(new HashSet<>(old.get(i).players()))) {
                    remarks.tolerated(
                            oldLines.get(i), 37, "no record 310 has a team of these players; the records 310 hold");
                }
            }
        }
        return new TrfTeams(
                teams,
                boardColours,
                matchWin(),
                matchDraw(),
                matchLoss(),
                byes.stream().map(ByeLine::bye).toList(),
                forfeits.stream().map(ForfeitLine::forfeit).toList());
    }

    private static void requireKnown(List<Member> members, Set<Integer> players) {
        for (Member member : members) {
            if (!players.contains(member.player())) {
                throw member.line().fault(member.column(), "no player has the starting rank " + member.player());
            }
        }
    }

    /** Forfeited matches and byes must be of teams of the file in paired rounds; they are put among the matches. */
    void checkMatches(Matches matches, PointRecords.Remarks remarks) {
        for (ForfeitLine one : forfeits) {
            TrfTeams.Forfeit match = one.forfeit();
            matches.requirePaired(one.line(), 8, match.round());
            matches.requireTeam(one.line(), 12, match.white());
            matches.requireTeam(one.line(), 16, match.black());
            if (match.white() == match.black()) {
                throw one.line().fault(16, "team " + match.white() + " cannot meet itself");
            }
            matches.forfeit(one.line(), 12, match.round(), match.white(), match.black());
            matches.forfeit(one.line(), 16, match.round(), match.black(), match.white());
        }
        Set<Integer> hadBye = new HashSet<>();
        for (ByeLine one : byes) {
            if (one.bye().matchPoints() != byes.getFirst().bye().matchPoints()) {
                throw one.line().fault(5, "a bye has one value; another record 320 tells other match points");
            }
            for (int round = 1; round <= one.bye().teams().size(); round++) {
                int team = one.bye().teams().get(round - 1);
                int column = 15 + 4 * (round - 1);
                if (team == 0) {
                    continue;
                }
                matches.requireTeam(one.line(), column, team);
                matches.requirePaired(one.line(), column, round);
                matches.bye(one.line(), column, round, team);
                if (!hadBye.add(team)) {
                    remarks.tolerated(one.line(), column, "team " + team + " has a second pairing-allocated bye");
                }
            }
        }
    }
}
