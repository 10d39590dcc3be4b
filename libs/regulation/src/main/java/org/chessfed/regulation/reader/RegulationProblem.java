package org.chessfed.regulation.reader;

import java.util.Arrays;
import java.util.List;
import org.chessfed.regulation.decision.MessageKey;
import org.jspecify.annotations.Nullable;

/**
 * Why a document is refused.
 *
 * @param line line of the document, from 1; 0 where the document as a whole is meant
 * @param path JSON pointer of the place, such as {@code /stages/0/advance/1/places}; empty for the whole document
 * @param clause clause of the rule in which it stands; null where it stands in none
 * @param messageKey what is wrong, see {@link ReaderMessage}
 * @param args names and numbers of the message, in its order
 */
public record RegulationProblem(
        int line, String path, @Nullable String clause, String messageKey, List<String> args) {
    public RegulationProblem {
        args = List.copyOf(args);
    }

    static RegulationProblem of(int line, String path, @Nullable String clause, MessageKey key, Object... args) {
        return new RegulationProblem(
                line,
                path,
                clause,
                key.key(),
                Arrays.stream(args).map(String::valueOf).toList());
    }
}
