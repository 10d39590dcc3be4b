package org.chessfed.engine.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.StepValue;
import org.chessfed.engine.trf.TrfFile;

/** A standing as a table for people: rank, number, name, points and one column for each tie-break. */
final class StandingsText {

    private static final int WIDTH = 10;

    /** From here on characters are two columns wide: Chinese, Japanese, Korean. */
    private static final int FIRST_WIDE = 0x2E80;

    private StandingsText() {}

    /**
     * The table.
     *
     * @param codes headings of the columns
     * @param skipped how many steps of the chain come before the first code
     * @param value words a value
     */
    static String of(
            TrfFile file,
            boolean ofTeams,
            StandingsTable table,
            List<String> codes,
            int skipped,
            Function<StepValue, Optional<String>> value) {
        Map<Integer, String> names = new HashMap<>();
        file.players().forEach(player -> names.put(player.number(), player.name()));
        if (ofTeams) {
            names.clear();
            file.teams().teams().forEach(team -> names.put(team.number(), team.name()));
        }
        int widest =
                names.values().stream().mapToInt(StandingsText::columns).max().orElse(0);
        int nameWidth = Math.max("name".length(), widest);
        StringBuilder text = new StringBuilder();
        text.append(right("rank", 6)).append(right("no.", 6)).append("  ").append(left("name", nameWidth));
        text.append(right("points", WIDTH));
        codes.forEach(code -> text.append(right(code, WIDTH)));
        text.append('\n');
        for (StandingsRow row : table.rows()) {
            int number = ofTeams ? row.player() : file.fileNumber(row.player());
            text.append(right(Integer.toString(row.rank()), 6))
                    .append(right(Integer.toString(number), 6))
                    .append("  ")
                    .append(left(names.getOrDefault(number, ""), nameWidth))
                    .append(right(PointSystem.text(row.points()), WIDTH));
            row.values().stream()
                    .skip(skipped)
                    .forEach(step -> text.append(right(value.apply(step).orElse("-"), WIDTH)));
            text.append('\n');
        }
        return text.toString();
    }

    private static int columns(String text) {
        return text.codePoints().map(point -> point < FIRST_WIDE ? 1 : 2).sum();
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(1, width - columns(text))) + text;
    }

    private static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - columns(text)));
    }
}
