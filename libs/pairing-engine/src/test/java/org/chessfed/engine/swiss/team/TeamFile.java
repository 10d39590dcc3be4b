package org.chessfed.engine.swiss.team;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** Reads the team files of the corpus: fixed line-ups, no forfeited matches. */
record TeamFile(TournamentState state, TeamSwissRules rules) {

    private record Board(int opponent, Optional<Colour> colour, char result) {}

    static TeamFile read(Path file, int roundToPair) {
        List<String> lines = lines(file);
        Map<Integer, List<Board>> boards = new HashMap<>();
        Map<Integer, Integer> teamOf = new HashMap<>();
        List<String> teamLines = new ArrayList<>();
        List<Integer> absent = new ArrayList<>();
        int totalRounds = 0;
        Optional<Colour> initial = Optional.empty();
        String type = "";
        for (String line : lines) {
            String record = line.substring(0, Math.min(3, line.length()));
            switch (record) {
                case "001" -> boards.put(Integer.parseInt(line.substring(4, 8).trim()), boards(line, roundToPair - 1));
                case "142" -> totalRounds = Integer.parseInt(line.substring(4).trim());
                case "152" -> initial = Optional.of(line.substring(4).trim().equals("W") ? Colour.WHITE : Colour.BLACK);
                case "192" -> type = line.substring(4).trim();
                case "240" -> {
                    assert Integer.parseInt(line.substring(6, 9).trim()) == roundToPair;
                    absent.add(Integer.parseInt(line.substring(9).trim()));
                }
                case "310" -> {
                    teamLines.add(line);
                    for (int player : members(line)) {
                        teamOf.put(player, number(line));
                    }
                }
                default -> {}
            }
        }
        List<Player> teams = new ArrayList<>();
        for (String line : teamLines) {
            List<RoundCell> cells = new ArrayList<>();
            for (int round = 1; round < roundToPair; round++) {
                cells.add(match(members(line), round, boards, teamOf));
            }
            if (absent.contains(number(line))) {
                cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            }
            teams.add(new Player(number(line), line.substring(8, 40).trim(), 0, cells));
        }
        return new TeamFile(
                new TournamentState(
                        teams,
                        roundToPair - 1,
                        totalRounds,
                        PointSystem.of(20, 10, 0).withPairingBye(10),
                        initial,
                        List.of(),
                        List.of(),
                        PairingEdition.FIDE_2026),
                TeamSwissRules.ofCode(type));
    }

    private static RoundCell match(
            List<Integer> members, int round, Map<Integer, List<Board>> boards, Map<Integer, Integer> teamOf) {
        Board first = boards.get(members.get(0)).get(round - 1);
        if (first.opponent() == 0) {
            return first.result() == 'U'
                    ? RoundCell.bye(Outcome.PAIRING_BYE).withGamePoints(5 * members.size())
                    : RoundCell.bye(Outcome.ZERO_POINT_BYE);
        }
        int points = 0;
        for (int member : members) {
            points += switch (boards.get(member).get(round - 1).result()) {
                case '1' -> 10;
                case '=' -> 5;
                case '0' -> 0;
                default -> throw new IllegalStateException("unexpected result of player " + member);
            };
        }
        Outcome outcome = points * 2 > 10 * members.size()
                ? Outcome.WIN
                : points * 2 == 10 * members.size() ? Outcome.DRAW : Outcome.LOSS;
        return new RoundCell(teamOf.get(first.opponent()), first.colour(), outcome, points);
    }

    private static List<Board> boards(String line, int rounds) {
        List<Board> boards = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            int start = 91 + 10 * round;
            String cell = line.length() < start + 8 ? "0000 - Z" : line.substring(start, start + 8);
            Optional<Colour> colour = switch (cell.charAt(5)) {
                case 'w' -> Optional.of(Colour.WHITE);
                case 'b' -> Optional.of(Colour.BLACK);
                default -> Optional.empty();
            };
            boards.add(new Board(Integer.parseInt(cell.substring(0, 4).trim()), colour, cell.charAt(7)));
        }
        return boards;
    }

    private static int number(String line) {
        return Integer.parseInt(line.substring(4, 7).trim());
    }

    private static List<Integer> members(String line) {
        List<Integer> members = new ArrayList<>();
        for (String member : line.substring(73).trim().split(" +", -1)) {
            members.add(Integer.parseInt(member));
        }
        return members;
    }

    /** Match points and game points of each team as the file states them, in tenths. */
    static Map<Integer, List<Integer>> statedScores(Path file) {
        Map<Integer, List<Integer>> scores = new HashMap<>();
        for (String line : lines(file)) {
            if (line.startsWith("310")) {
                scores.put(number(line), List.of(tenths(line.substring(54, 60)), tenths(line.substring(61, 67))));
            }
        }
        return scores;
    }

    private static int tenths(String text) {
        return Integer.parseInt(text.trim().replace(".", ""));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readString(file).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
