package org.chessfed.engine.trf;

import java.util.HashMap;
import java.util.Map;
import org.chessfed.engine.PointSystem;

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

    private final Map<Value, Integer> values = new HashMap<>();

    void accept(TrfLine line, Remarks remarks) {
        switch (line.code()) {
            case "162" -> symbols(line, remarks);
            case "XXS" -> assignments(line);
            case "BBW" -> values.put(Value.WIN, whole(line));
            case "BBD" -> values.put(Value.DRAW, whole(line));
            case "BBL" -> values.put(Value.LOSS, whole(line));
            case "BBZ" -> values.put(Value.ZERO_POINT_BYE, whole(line));
            case "BBF" -> values.put(Value.FORFEIT_LOSS, whole(line));
            case "BBU" -> values.put(Value.PAIRING_BYE, whole(line));
            default -> throw new IllegalArgumentException("record " + line.code() + " tells no points");
        }
    }

    private static int whole(TrfLine line) {
        return line.tenths(4, Math.max(4, line.length()), "points")
                .orElseThrow(() -> line.fault(5, "points are missing"));
    }

    private void symbols(TrfLine line, Remarks remarks) {
        for (int column = 6; column <= line.length(); column += 9) {
            if (line.blank(column, column + 8)) {
                continue;
            }
            int at = column;
            int points = line.tenths(column + 1, column + 4, "points")
                    .orElseThrow(() -> line.fault(at + 1, "points are missing"));
            switch (Character.toUpperCase(line.at(column))) {
                case 'W' -> values.put(Value.WIN, points);
                case 'D' -> values.put(Value.DRAW, points);
                case 'L' -> values.put(Value.LOSS, points);
                case 'P' -> values.put(Value.PAIRING_BYE, points);
                case 'A', 'Z' -> {
                    values.put(Value.ZERO_POINT_BYE, points);
                    values.put(Value.FORFEIT_LOSS, points);
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
        Map<String, Integer> byColour = new HashMap<>();
        for (String word : line.text(4, line.length()).strip().split("\\s+")) {
            int sign = word.indexOf('=');
            if (sign < 0) {
                throw line.fault(5, "XXS needs CODE=VALUE, found \"" + word + "\"");
            }
            String code = word.substring(0, sign);
            int points = line.tenths(word.substring(sign + 1), 5, code);
            switch (code) {
                case "W" -> values.put(Value.WIN, points);
                case "D" -> values.put(Value.DRAW, points);
                case "L" -> values.put(Value.LOSS, points);
                case "FW" -> values.put(Value.FORFEIT_WIN, points);
                case "FL" -> values.put(Value.FORFEIT_LOSS, points);
                case "PAB" -> values.put(Value.PAIRING_BYE, points);
                case "FPB" -> values.put(Value.FULL_POINT_BYE, points);
                case "HPB" -> values.put(Value.HALF_POINT_BYE, points);
                case "ZPB" -> values.put(Value.ZERO_POINT_BYE, points);
                case "WW", "BW", "WD", "BD", "WL", "BL" -> {
                    Value value = switch (code.charAt(1)) {
                        case 'W' -> Value.WIN;
                        case 'D' -> Value.DRAW;
                        default -> Value.LOSS;
                    };
                    Integer other = byColour.putIfAbsent(code.substring(1), points);
                    if (other != null && other != points) {
                        throw line.fault(5, "a result that is worth more with one colour is not supported: " + word);
                    }
                    values.put(value, points);
                }
                default -> throw line.fault(5, "XXS does not know the code \"" + code + "\"");
            }
        }
    }

    /** What was not told follows from what was: a bye or a forfeit counts as the game that it stands for. */
    PointSystem finish() {
        int win = values.getOrDefault(Value.WIN, 10);
        int draw = values.getOrDefault(Value.DRAW, 5);
        return new PointSystem(
                win,
                draw,
                values.getOrDefault(Value.LOSS, 0),
                values.getOrDefault(Value.FORFEIT_WIN, win),
                values.getOrDefault(Value.FORFEIT_LOSS, 0),
                values.getOrDefault(Value.PAIRING_BYE, win),
                values.getOrDefault(Value.FULL_POINT_BYE, win),
                values.getOrDefault(Value.HALF_POINT_BYE, draw),
                values.getOrDefault(Value.ZERO_POINT_BYE, 0));
    }
}
