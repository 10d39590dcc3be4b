package org.chessfed.engine.trf;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.chessfed.engine.PointSystem;
import org.jspecify.annotations.Nullable;

/** The records that tell what an outcome is worth: 162 (TRF26), XXS (JaVaFo) and BBW to BBU (bbpPairings). */
final class PointRecords {

    /** Where a remark about a line goes. */
    interface Remarks {
        void tolerated(TrfLine line, int column, String message);
    }

    private enum Value {
        WIN,
        DRAW,
        LOSS,
        FORFEIT_WIN,
        FORFEIT_LOSS,
        PAIRING_BYE,
        FULL_POINT_BYE,
        HALF_POINT_BYE,
        ZERO_POINT_BYE
    }

    private final Map<Value, Told> values = new EnumMap<>(Value.class);
    private final Map<String, Told> ofColour = new TreeMap<>();

    /** What a record tells a value to be worth, and where; points in tenths. */
    private record Told(TrfLine line, int column, int points) {}

    void accept(TrfLine line, Remarks remarks) {
        switch (line.code()) {
            case "162" -> symbols(line, remarks);
            case "XXS" -> assignments(line);
            case "BBW" -> tell(Value.WIN, whole(line));
            case "BBD" -> tell(Value.DRAW, whole(line));
            case "BBL" -> tell(Value.LOSS, whole(line));
            case "BBZ" -> tell(Value.ZERO_POINT_BYE, whole(line));
            case "BBF" -> tell(Value.FORFEIT_LOSS, whole(line));
            case "BBU" -> tell(Value.PAIRING_BYE, whole(line));
            default -> throw new IllegalArgumentException("record " + line.code() + " tells no points");
        }
    }

    /** Records may tell a value twice, for programs that know one of them only; they must tell the same. */
    private void tell(Value value, Told told) {
        requireSame(
                values.putIfAbsent(value, told),
                told,
                value.name().toLowerCase(Locale.ROOT).replace('_', ' '));
    }

    private static void requireSame(@Nullable Told before, Told told, String what) {
        if (before != null && before.points() != told.points()) {
            throw told.line()
                    .fault(
                            told.column(),
                            "a " + what + " is worth " + PointSystem.text(told.points()) + " here and "
                                    + PointSystem.text(before.points()) + " in line "
                                    + before.line().number());
        }
    }

    private static Told whole(TrfLine line) {
        int points = line.worth(5, Math.max(5, line.length()), "points")
                .orElseThrow(() -> line.fault(5, "points are missing"));
        return new Told(line, 5, points);
    }

    private void symbols(TrfLine line, Remarks remarks) {
        for (int column = 6; column <= line.length(); column += 9) {
            if (line.blank(column, column + 8)) {
                continue;
            }
            int at = column;
            int points = line.worth(column + 1, column + 4, "points")
                    .orElseThrow(() -> line.fault(at + 1, "points are missing"));
            Told told = new Told(line, column, points);
            switch (Character.toUpperCase(line.at(column))) {
                case 'W' -> tell(Value.WIN, told);
                case 'D' -> tell(Value.DRAW, told);
                case 'L' -> tell(Value.LOSS, told);
                case 'P' -> tell(Value.PAIRING_BYE, told);
                case 'A', 'Z' -> {
                    tell(Value.ZERO_POINT_BYE, told);
                    tell(Value.FORFEIT_LOSS, told);
                }
                case 'X' -> remarks.tolerated(line, column, "an unknown result counts nothing until it is known");
                default ->
                    throw line.fault(
                            column,
                            "symbol is one of W D L A P X, found \"" + Character.toString(line.at(column)) + "\"");
            }
        }
    }

    private void assignments(TrfLine line) {
        if (line.words().isEmpty()) {
            throw line.fault(5, "XXS needs CODE=VALUE");
        }
        for (TrfLine.Word word : line.words()) {
            int sign = word.text().indexOf('=');
            if (sign < 0) {
                throw line.fault(word.column(), "XXS needs CODE=VALUE, found \"" + word.text() + "\"");
            }
            String code = word.text().substring(0, sign);
            int points = line.worth(word.text().substring(sign + 1), word.column(), code);
            Told told = new Told(line, word.column(), points);
            switch (code) {
                case "W" -> tell(Value.WIN, told);
                case "D" -> tell(Value.DRAW, told);
                case "L" -> tell(Value.LOSS, told);
                case "FW" -> tell(Value.FORFEIT_WIN, told);
                case "FL" -> tell(Value.FORFEIT_LOSS, told);
                case "PAB" -> tell(Value.PAIRING_BYE, told);
                case "FPB" -> tell(Value.FULL_POINT_BYE, told);
                case "HPB" -> tell(Value.HALF_POINT_BYE, told);
                case "ZPB" -> tell(Value.ZERO_POINT_BYE, told);
                case "WW", "BW", "WD", "BD", "WL", "BL" ->
                    requireSame(ofColour.putIfAbsent(code, told), told, "result " + code);
                default -> throw line.fault(word.column(), "XXS does not know the code \"" + code + "\"");
            }
        }
    }

    /** What a result is worth with White and with Black alike; {@code usual} where no record tells it. */
    private int ofBothColours(Value value, char result, int usual) {
        Told white = ofColour.get("W" + result);
        Told black = ofColour.get("B" + result);
        int points = worth(value, white != null && black != null ? white.points() : usual);
        requireNoOther(white, points);
        requireNoOther(black, points);
        return points;
    }

    private static void requireNoOther(@Nullable Told told, int points) {
        if (told != null && told.points() != points) {
            throw told.line()
                    .fault(
                            told.column(),
                            "a result that is worth more with one colour is not supported: "
                                    + PointSystem.text(told.points()) + " here, " + PointSystem.text(points)
                                    + " otherwise");
        }
    }

    private int worth(Value value, int usual) {
        Told told = values.get(value);
        return told == null ? usual : told.points();
    }

    /** What was not told follows from what was: a bye or a forfeit counts as the game that it stands for. */
    PointSystem finish() {
        int win = ofBothColours(Value.WIN, 'W', 10);
        int draw = ofBothColours(Value.DRAW, 'D', 5);
        return new PointSystem(
                win,
                draw,
                ofBothColours(Value.LOSS, 'L', 0),
                worth(Value.FORFEIT_WIN, win),
                worth(Value.FORFEIT_LOSS, 0),
                worth(Value.PAIRING_BYE, win),
                worth(Value.FULL_POINT_BYE, win),
                worth(Value.HALF_POINT_BYE, draw),
                worth(Value.ZERO_POINT_BYE, 0));
    }
}
