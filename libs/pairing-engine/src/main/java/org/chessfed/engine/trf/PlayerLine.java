package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;
import org.jspecify.annotations.Nullable;

/** A player's line (record 001) as it stands: the fields, and one cell for each round column that is not blank. */
final class PlayerLine {

    static final int FIRST_CELL = 92;
    private static final int CELL_WIDTH = 10;
    private static final int LAST_FIELD = 89;

    private final TrfLine line;
    private final TrfPlayer fields;
    private final List<Optional<RoundCell>> cells;

    private PlayerLine(TrfLine line, TrfPlayer fields, List<Optional<RoundCell>> cells) {
        this.line = line;
        this.fields = fields;
        this.cells = cells;
    }

    /** Column in which the cell of a round begins, the round from 1. */
    static int cellColumn(int round) {
        return FIRST_CELL + CELL_WIDTH * (round - 1);
    }

    static PlayerLine read(TrfLine line, BiConsumer<Integer, String> tolerated) {
        if (line.length() < 8) {
            throw line.fault(line.length() + 1, "a player's line needs a starting rank in columns 5 to 8");
        }
        int number = line.positive(5, 8, 9999, "starting rank");
        String sex = line.trimmed(10, 10);
        if (!sex.isEmpty() && !sex.equals("m") && !sex.equals("w")) {
            tolerated.accept(10, "sex is m or w, found \"" + sex + "\"");
        }
        List<Optional<RoundCell>> cells = new ArrayList<>();
        for (int round = 1; cellColumn(round) <= line.length(); round++) {
            cells.add(cell(line, round, number, tolerated));
        }
        while (!cells.isEmpty() && cells.getLast().isEmpty()) {
            cells.removeLast();
        }
        TrfPlayer fields = new TrfPlayer(
                number,
                sex,
                line.trimmed(11, 13),
                line.trimmed(15, 47),
                rating(line, tolerated),
                line.trimmed(54, 56),
                line.trimmed(58, 68),
                line.trimmed(70, 79),
                line.tenths(81, 84, "points"),
                rank(line, tolerated),
                List.of());
        return new PlayerLine(line, fields, cells);
    }

    /** Ratings of five digits run over into the blank columns beside the field. */
    private static int rating(TrfLine line, BiConsumer<Integer, String> tolerated) {
        boolean wide = line.length() >= 52 && (line.at(48) != ' ' || line.at(53) != ' ');
        if (!wide) {
            return line.integer(49, 52, "rating").orElse(0);
        }
        tolerated.accept(48, "the rating runs over its columns 49 to 52");
        return line.integer(48, 53, "rating").orElse(0);
    }

    private static OptionalInt rank(TrfLine line, BiConsumer<Integer, String> tolerated) {
        String rank = line.trimmed(86, LAST_FIELD);
        if (rank.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return line.integer(86, LAST_FIELD, "rank");
        }
        tolerated.accept(86, "rank is a whole number, found \"" + rank + "\"");
        return OptionalInt.empty();
    }

    private static Optional<RoundCell> cell(
            TrfLine line, int round, int number, BiConsumer<Integer, String> tolerated) {
        int column = cellColumn(round);
        if (line.blank(column, column + CELL_WIDTH - 1)) {
            return Optional.empty();
        }
        if (!line.blank(column + 8, column + 9) || line.at(column + 4) != ' ' || line.at(column + 6) != ' ') {
            throw line.fault(column, "round " + round + " is not in its columns");
        }
        int opponent =
                line.integer(column, column + 3, "opponent of round " + round).orElse(0);
        if (opponent == number) {
            throw line.fault(column, "player " + number + " cannot meet himself in round " + round);
        }
        Optional<Colour> colour = colour(line, column + 5, round);
        int code = Character.toUpperCase(line.at(column + 7));
        return Optional.of(
                opponent == 0
                        ? bye(line, column, round, code, colour, tolerated)
                        : game(line, column, round, opponent, code, colour));
    }

    private static Optional<Colour> colour(TrfLine line, int column, int round) {
        return switch (line.at(column)) {
            case 'w', 'W' -> Optional.of(Colour.WHITE);
            case 'b', 'B' -> Optional.of(Colour.BLACK);
            case '-', ' ' -> Optional.empty();
            default ->
                throw line.fault(
                        column,
                        "colour of round " + round + " is w, b or -, found \"" + Character.toString(line.at(column))
                                + "\"");
        };
    }

    private static RoundCell game(
            TrfLine line, int column, int round, int opponent, int code, Optional<Colour> colour) {
        Outcome outcome = outcome(code);
        if (outcome == null || !outcome.paired()) {
            throw line.fault(
                    column + 7,
                    "result of a game in round " + round + " is one of 1 = 0 W D L + -, found \""
                            + Character.toString(code) + "\"");
        }
        if (outcome.played() && colour.isEmpty()) {
            throw line.fault(column + 5, "the game of round " + round + " was played but has no colour");
        }
        return new RoundCell(opponent, colour, outcome);
    }

    /** Older files write a bye as the result of a game without opponent; only what is unmistakable is accepted. */
    private static RoundCell bye(
            TrfLine line,
            int column,
            int round,
            int code,
            Optional<Colour> colour,
            BiConsumer<Integer, String> tolerated) {
        if (colour.isPresent()) {
            throw line.fault(column + 5, "round " + round + " has a colour but no opponent");
        }
        Outcome old = switch (code) {
            case '=' -> Outcome.HALF_POINT_BYE;
            case '+' -> Outcome.PAIRING_BYE;
            case '-' -> Outcome.ZERO_POINT_BYE;
            default -> null;
        };
        if (old != null) {
            tolerated.accept(
                    column + 7,
                    "round " + round + " has no opponent; read \"" + Character.toString(code) + "\" as " + old.code());
            return RoundCell.bye(old);
        }
        if (code == ' ') {
            return RoundCell.bye(Outcome.ZERO_POINT_BYE);
        }
        Outcome outcome = outcome(code);
        if (outcome == null || outcome.paired()) {
            throw line.fault(
                    column + 7,
                    "a bye in round " + round + " is one of H F U Z, found \"" + Character.toString(code) + "\"");
        }
        return RoundCell.bye(outcome);
    }

    private static @Nullable Outcome outcome(int code) {
        for (Outcome outcome : Outcome.values()) {
            if (outcome.code() == code) {
                return outcome;
            }
        }
        return null;
    }

    TrfLine line() {
        return line;
    }

    int number() {
        return fields.number();
    }

    int columns() {
        return cells.size();
    }

    /** The cell of a round from 1; empty where its column is blank. */
    Optional<RoundCell> cell(int round) {
        return round <= cells.size() ? cells.get(round - 1) : Optional.empty();
    }

    OptionalInt points() {
        return fields.points();
    }

    TrfPlayer player(List<RoundCell> rounds) {
        return fields.withResults(rounds, fields.points(), fields.rank());
    }
}
