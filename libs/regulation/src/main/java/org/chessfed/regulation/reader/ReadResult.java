package org.chessfed.regulation.reader;

import java.util.List;
import java.util.stream.Collectors;
import org.chessfed.regulation.Regulation;
import org.jspecify.annotations.Nullable;

/**
 * What reading a document gave.
 *
 * @param regulation the regulation; null when there are problems
 * @param problems everything that is wrong, in the order of the document; empty when it was read
 */
public record ReadResult(@Nullable Regulation regulation, List<RegulationProblem> problems) {
    public ReadResult {
        problems = List.copyOf(problems);
    }

    /**
     * The regulation.
     *
     * @throws IllegalArgumentException if the document has problems; the message lists them with line, path and key
     */
    public Regulation orThrow() {
        if (regulation == null) {
            throw new IllegalArgumentException(problems.stream()
                    .map(problem -> "line " + problem.line() + " " + problem.path() + " " + problem.messageKey() + " "
                            + problem.args())
                    .collect(Collectors.joining("; ", "the regulation cannot be read: ", "")));
        }
        return regulation;
    }
}
