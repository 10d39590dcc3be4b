package org.chessfed.pairing.round;

import java.text.Collator;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.page.CsvLine;
import org.chessfed.pairing.round.PairingsPage.BoardRow;
import org.chessfed.pairing.round.PairingsPage.ByeRow;
import org.chessfed.pairing.round.PairingsPage.PlayerRow;
import org.jspecify.annotations.Nullable;

/**
 * The pairings of a round as they hang in the hall: a line per player, each with his board, colour and opponent.
 *
 * @param round round number
 * @param startsAt when it starts
 * @param order in which order the lines stand
 * @param lines one per player
 */
record HallList(int round, Instant startsAt, Order order, List<Line> lines) {
    HallList {
        lines = List.copyOf(lines);
    }

    /** In which order the lines stand. */
    enum Order {
        /** By board, White before Black; players on no board last. */
        BOARD,
        /** By name. */
        NAME
    }

    /**
     * A player.
     *
     * @param board board number; absent on no board
     * @param colour colour; absent on no board
     * @param number pairing number
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param section section id
     * @param opponent Chinese name of the opponent; absent on no board
     * @param bye why the player is on no board; absent on a board
     */
    record Line(
            @Nullable Integer board,
            @Nullable Colour colour,
            int number,
            String nameZh,
            @Nullable String passportName,
            String section,
            @Nullable String opponent,
            @Nullable SeatKind bye) {

        static Line of(BoardRow row, Colour colour) {
            PlayerRow player = colour == Colour.WHITE ? row.white() : row.black();
            PlayerRow other = colour == Colour.WHITE ? row.black() : row.white();
            return new Line(
                    row.board(),
                    colour,
                    player.number(),
                    player.nameZh(),
                    player.passportName(),
                    player.section(),
                    other.nameZh(),
                    null);
        }

        static Line of(ByeRow row) {
            PlayerRow player = row.player();
            return new Line(
                    null,
                    null,
                    player.number(),
                    player.nameZh(),
                    player.passportName(),
                    player.section(),
                    null,
                    row.kind());
        }
    }

    static HallList of(PairingsPage page, Order order) {
        List<Line> lines = new ArrayList<>();
        for (BoardRow row : page.boards()) {
            lines.add(Line.of(row, Colour.WHITE));
            lines.add(Line.of(row, Colour.BLACK));
        }
        page.byes().forEach(row -> lines.add(Line.of(row)));
        if (order == Order.NAME) {
            lines.sort(Comparator.comparing(Line::nameZh, Collator.getInstance(Locale.TRADITIONAL_CHINESE))
                    .thenComparingInt(Line::number));
        }
        return new HallList(page.round(), page.startsAt(), order, lines);
    }

    /** As CSV for a spreadsheet. */
    String csv() {
        StringBuilder text = new StringBuilder(
                CsvLine.of("board", "colour", "number", "name", "passportName", "section", "opponent", "bye"));
        for (Line line : lines) {
            text.append(CsvLine.of(
                    text(line.board()),
                    text(line.colour()),
                    line.number(),
                    line.nameZh(),
                    text(line.passportName()),
                    line.section(),
                    text(line.opponent()),
                    text(line.bye())));
        }
        return text.toString();
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }
}
