package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The warnings of one file: of each kind as many as somebody can still read, and how many more there were. */
final class TrfRemarks {

    /** Warnings of one kind that are told. */
    static final int MOST_OF_A_KIND = 1000;

    private final List<TrfWarning> warnings = new ArrayList<>();
    private final Map<TrfWarning.Kind, Integer> count = new EnumMap<>(TrfWarning.Kind.class);

    void add(TrfWarning warning) {
        if (count.merge(warning.kind(), 1, Integer::sum) <= MOST_OF_A_KIND) {
            warnings.add(warning);
        }
    }

    void tolerated(TrfLine line, int column, String message) {
        add(new TrfWarning(line.number(), column, TrfWarning.Kind.TOLERATED, message));
    }

    /** The warnings in the order of the file. */
    List<TrfWarning> inOrder() {
        List<TrfWarning> result = new ArrayList<>(warnings);
        count.forEach((kind, found) -> {
            if (found > MOST_OF_A_KIND) {
                String message = "the first " + MOST_OF_A_KIND + " of " + found + " warnings of one kind are told";
                result.add(new TrfWarning(0, 0, kind, message));
            }
        });
        result.sort(Comparator.comparingInt(TrfWarning::line).thenComparingInt(TrfWarning::column));
        return result;
    }
}
