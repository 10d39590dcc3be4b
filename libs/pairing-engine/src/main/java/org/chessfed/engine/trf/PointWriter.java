package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.PointSystem;

/** Writes what each outcome is worth, where it differs from the usual. */
final class PointWriter {

    private final WrittenLines lines;

    PointWriter(WrittenLines lines) {
        this.lines = lines;
    }

    /** Values that record 162 cannot tell apart go to XXS. */
    void records(PointSystem points) {
        List<String> symbols = new ArrayList<>();
        List<String> assignments = new ArrayList<>();
        symbol(symbols, 'W', points.win(), PointSystem.STANDARD.win());
        symbol(symbols, 'D', points.draw(), PointSystem.STANDARD.draw());
        symbol(symbols, 'L', points.loss(), PointSystem.STANDARD.loss());
        if (points.zeroPointBye() == points.forfeitLoss()) {
            symbol(symbols, 'A', points.zeroPointBye(), 0);
        } else {
            assignment(assignments, "ZPB", points.zeroPointBye(), 0);
            assignment(assignments, "FL", points.forfeitLoss(), 0);
        }
        symbol(symbols, 'P', points.pairingBye(), points.win());
        assignment(assignments, "FW", points.forfeitWin(), points.win());
        assignment(assignments, "FPB", points.fullPointBye(), points.win());
        assignment(assignments, "HPB", points.halfPointBye(), points.draw());
        if (!symbols.isEmpty()) {
            lines.line("162  " + String.join("    ", symbols));
        }
        if (!assignments.isEmpty()) {
            lines.line("XXS " + String.join(" ", assignments));
        }
    }

    /** As {@link #records}, in the one record XXS. */
    void extensions(PointSystem points) {
        List<String> assignments = new ArrayList<>();
        assignment(assignments, "W", points.win(), PointSystem.STANDARD.win());
        assignment(assignments, "D", points.draw(), PointSystem.STANDARD.draw());
        assignment(assignments, "L", points.loss(), PointSystem.STANDARD.loss());
        assignment(assignments, "PAB", points.pairingBye(), points.win());
        assignment(assignments, "FW", points.forfeitWin(), points.win());
        assignment(assignments, "FL", points.forfeitLoss(), 0);
        assignment(assignments, "FPB", points.fullPointBye(), points.win());
        assignment(assignments, "HPB", points.halfPointBye(), points.draw());
        assignment(assignments, "ZPB", points.zeroPointBye(), 0);
        lines.text("XXS", String.join(" ", assignments));
    }

    private static void symbol(List<String> symbols, char symbol, int value, int usual) {
        if (value != usual) {
            symbols.add(symbol + Columns.right("points", Columns.tenths(value), 4));
        }
    }

    private static void assignment(List<String> assignments, String code, int value, int usual) {
        if (value != usual) {
            assignments.add(code + "=" + Columns.tenths(value));
        }
    }
}
