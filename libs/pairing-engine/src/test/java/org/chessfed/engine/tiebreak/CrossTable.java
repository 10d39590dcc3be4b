package org.chessfed.engine.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * Tournaments written down as a cross-table: a line for each player, {@code "1(2200) +W9 =B13 HPB -F2"}. A round is a
 * result ({@code + = -}), a colour ({@code W B}, or {@code F} for a forfeit) and an opponent, or one of {@code PAB FPB HPB
 * ZPB}.
 */
final class CrossTable {

    private final Map<Integer, Player> players = new TreeMap<>();
    private PointSystem points = PointSystem.STANDARD;

    static CrossTable of(String... lines) {
        CrossTable table = new CrossTable();
        for (String line : lines) {
            table.line(line);
        }
        return table;
    }

    CrossTable line(String line) {
        String[] parts = line.strip().split("\\s+");
        String[] head = parts[0].split("[()]");
        int rating = head.length > 1 ? Integer.parseInt(head[1]) : 0;
        List<RoundCell> cells = Stream.of(parts).skip(1).map(CrossTable::cell).toList();
        int number = Integer.parseInt(head[0]);
        players.put(number, new Player(number, "Player " + number, rating, cells));
        return this;
    }

    private static RoundCell cell(String text) {
        return switch (text) {
            case "PAB" -> RoundCell.bye(Outcome.PAIRING_BYE);
            case "FPB" -> RoundCell.bye(Outcome.FULL_POINT_BYE);
            case "HPB" -> RoundCell.bye(Outcome.HALF_POINT_BYE);
            case "ZPB" -> RoundCell.bye(Outcome.ZERO_POINT_BYE);
            default -> paired(text.charAt(0), text.charAt(1), Integer.parseInt(text.substring(2)));
        };
    }

    private static RoundCell paired(char result, char colour, int opponent) {
        if (colour == 'F') {
            Outcome outcome = result == '+' ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
            return new RoundCell(opponent, Optional.empty(), outcome);
        }
        Outcome outcome = switch (result) {
            case '+' -> Outcome.WIN;
            case '=' -> Outcome.DRAW;
            default -> Outcome.LOSS;
        };
        return RoundCell.game(opponent, colour == 'W' ? Colour.WHITE : Colour.BLACK, outcome);
    }

    /**
     * A player whose opponents reach given scores, however they do it: the opponents get the next free numbers and, beside
     * the game against him, byes.
     *
     * @param rounds rounds of the tournament
     * @param games one for each round from the first on, such as {@code "+ 5.5"}: result, with {@code F} for a forfeit,
     *     and the opponent's final score;
     *     {@code "ZPB"} and the like stand for a round without an opponent
     */
    CrossTable hero(int number, int rounds, String... games) {
        List<RoundCell> own = new ArrayList<>();
        int next = players.keySet().stream().mapToInt(Integer::intValue).max().orElse(0) + 101;
        for (String game : games) {
            String[] parts = game.split(" ");
            if (parts.length == 1) {
                own.add(cell(game));
            } else {
                int round = own.size() + 1;
                char colour = parts[0].endsWith("F") ? 'F' : round % 2 == 0 ? 'B' : 'W';
                own.add(paired(parts[0].charAt(0), colour, next));
                int tenths = new BigDecimal(parts[1]).movePointRight(1).intValueExact();
                players.put(next, opponent(next, number, rounds, round, parts[0], tenths));
                next++;
            }
        }
        players.put(number, new Player(number, "Hero " + number, 0, own));
        return this;
    }

    private static Player opponent(int number, int hero, int rounds, int round, String game, int tenths) {
        char theirs = game.charAt(0) == '+' ? '-' : game.charAt(0) == '-' ? '+' : '=';
        int missing = tenths - (theirs == '+' ? 10 : theirs == '=' ? 5 : 0);
        // Full-point byes stand last: they are no voluntary unplayed rounds, so everything before them counts as
        // scored.
        int fullFrom = rounds + 1 - missing / 10;
        fullFrom -= fullFrom <= round && missing / 10 > 0 ? 1 : 0;
        int half = round == 1 ? 2 : 1;
        List<RoundCell> cells = new ArrayList<>();
        for (int other = 1; other <= rounds; other++) {
            if (other == round) {
                cells.add(paired(theirs, game.endsWith("F") ? 'F' : round % 2 == 0 ? 'W' : 'B', hero));
            } else if (other >= fullFrom) {
                cells.add(RoundCell.bye(Outcome.FULL_POINT_BYE));
            } else {
                boolean needed = missing % 10 == 5 && other == half;
                cells.add(RoundCell.bye(needed ? Outcome.HALF_POINT_BYE : Outcome.ZERO_POINT_BYE));
            }
        }
        int sum = cells.stream()
                .mapToInt(cell -> PointSystem.STANDARD.points(cell.outcome()))
                .sum();
        Outcome last = cells.getLast().outcome();
        if (sum != tenths || last == Outcome.ZERO_POINT_BYE || last == Outcome.HALF_POINT_BYE) {
            throw new IllegalArgumentException("no way to " + tenths + " tenths in " + rounds + " rounds");
        }
        return new Player(number, "Opponent " + number, 0, cells);
    }

    CrossTable points(PointSystem system) {
        points = system;
        return this;
    }

    TournamentState state() {
        int rounds = players.values().stream()
                .mapToInt(player -> player.cells().size())
                .max()
                .orElse(0);
        return state(rounds);
    }

    TournamentState state(int totalRounds) {
        int rounds = players.values().stream()
                .mapToInt(player -> player.cells().size())
                .max()
                .orElse(0);
        return new TournamentState(
                List.copyOf(players.values()),
                rounds,
                totalRounds,
                points,
                Optional.empty(),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }

    /** The text of a player's value in a step of a Swiss under the FIDE text. */
    static String value(TournamentState state, TieBreakEdition edition, int player, String code) {
        return value(state, RankingRules.swiss(Chain.of("PTS", code), edition), RankingFacts.NONE, player, code);
    }

    static String value(TournamentState state, RankingRules rules, RankingFacts facts, int player, String code) {
        RankingRules asked = new RankingRules(
                Chain.of(rules.chain().codes().getFirst(), code),
                rules.edition(),
                rules.format(),
                rules.unplayed(),
                rules.forfeitInDirectEncounter(),
                rules.listMode(),
                rules.voidTreatment());
        return Standings.rank(state, asked, facts)
                .row(player)
                .values()
                .getLast()
                .text();
    }
}
