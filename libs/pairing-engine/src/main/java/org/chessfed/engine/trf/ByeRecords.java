package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;

/** The records of announced byes and absences: 240 for a round, XXZ for the next one. */
final class ByeRecords {

    private final List<Announced> announced = new ArrayList<>();
    private final List<Absent> absent = new ArrayList<>();

    private record Announced(TrfLine line, int column, TrfBye bye) {}

    private record Absent(TrfLine line, int column, int player) {}

    /** Byes by round and number, and so the one that fills a blank cell. */
    static final class Index {
        private final Map<List<Integer>, TrfBye> byes = new HashMap<>();

        /** The cell of a round that has none of its own. */
        RoundCell cell(int round, int number) {
            TrfBye bye = byes.get(List.of(round, number));
            return RoundCell.bye(bye == null ? Outcome.ZERO_POINT_BYE : bye.kind());
        }
    }

    void byes(TrfLine line) {
        Outcome kind = switch (Character.toUpperCase(line.at(5))) {
            case 'F' -> Outcome.FULL_POINT_BYE;
            case 'H' -> Outcome.HALF_POINT_BYE;
            case 'Z' -> Outcome.ZERO_POINT_BYE;
            default ->
                throw line.fault(5, "kind of bye is F, H or Z, found \"" + Character.toString(line.at(5)) + "\"");
        };
        int round = line.positive(7, 9, TrfAssembly.MOST_ROUNDS, "round");
        for (int column = 11; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int player = line.positive(column, column + 3, TrfAssembly.MOST_PLAYERS, "player");
                announced.add(new Announced(line, column, new TrfBye(round, player, kind)));
            }
        }
    }

    void absences(TrfLine line) {
        for (TrfLine.Word word : line.words()) {
            absent.add(new Absent(line, word.column(), line.integer(word.text(), word.column(), "player")));
        }
    }

    /** Checks that byes are of players or teams in the file, one kind each, and no other than what a round shows. */
    Index index(Map<Integer, PlayerLine> players, TrfTeams teams, int paired, PointRecords.Remarks remarks) {
        Index index = new Index();
        for (Announced one : announced) {
            int number = one.bye().player();
            int round = one.bye().round();
            boolean team = teams.teams().stream().anyMatch(t -> t.number() == number);
            if (!team) {
                known(players, one.line(), one.column(), number);
            }
            TrfBye before = index.byes.putIfAbsent(List.of(round, number), one.bye());
            if (before != null && before.kind() != one.bye().kind()) {
                throw one.line().fault(one.column(), "player " + number + " has two kinds of bye in round " + round);
            }
            PlayerLine player = players.get(number);
            if (teams.teams().isEmpty() && player != null && round <= paired) {
                Optional<RoundCell> cell = player.cell(round);
                if (cell.isPresent() && cell.get().outcome() != one.bye().kind()) {
                    remarks.tolerated(
                            one.line(),
                            one.column(),
                            "player " + number + " announced a bye for round " + round + ", but has \""
                                    + cell.get().outcome().code() + "\" there");
                }
            }
        }
        return index;
    }

    /**
     * All byes: those announced, then those of columns after the last paired round, then absences from the next one.
     *
     * @param later byes that players' lines show after the last paired round
     */
    List<TrfBye> finish(Index index, Map<Integer, PlayerLine> players, TrfTeams teams, int paired, List<TrfBye> later) {
        List<TrfBye> individual = new ArrayList<>(later);
        for (Absent one : absent) {
            known(players, one.line(), one.column(), one.player());
            individual.add(new TrfBye(paired + 1, one.player(), Outcome.ZERO_POINT_BYE));
        }
        List<TrfBye> result = new ArrayList<>();
        announced.forEach(one -> result.add(one.bye()));
        Set<List<Integer>> listed = new HashSet<>(index.byes.keySet());
        for (TrfBye one : individual) {
            TrfBye bye = ofTeam(one, teams);
            if (listed.add(List.of(bye.round(), bye.player()))) {
                result.add(bye);
            }
        }
        return result;
    }

    /** In a team tournament byes are those of teams: the bye of a player is that of the team. */
    private static TrfBye ofTeam(TrfBye bye, TrfTeams teams) {
        return teams.teams().stream()
                .filter(team -> team.players().contains(bye.player()))
                .findFirst()
                .map(team -> new TrfBye(bye.round(), team.number(), bye.kind()))
                .orElse(bye);
    }

    private static void known(Map<Integer, PlayerLine> players, TrfLine line, int column, int number) {
        if (!players.containsKey(number)) {
            throw line.fault(column, "no player has the starting rank " + number);
        }
    }
}
