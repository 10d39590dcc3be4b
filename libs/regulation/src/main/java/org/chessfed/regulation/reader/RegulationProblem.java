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
    private static final int LONGEST_ARGUMENT = 1_000;

    public RegulationProblem {
        args = List.copyOf(args);
    }

    /** What a document writes may be long; its beginning tells what is meant. */
    private static String shown(Object arg) {
        String text = String.valueOf(arg);
        return text.length() > LONGEST_ARGUMENT ? text.substring(0, LONGEST_ARGUMENT) + "…" : text;
    }

    static RegulationProblem of(int line, String path, @Nullable String clause, MessageKey key, Object... args) {
        return new RegulationProblem(
                line,
                path,
                clause,
                key.key(),
                Arrays.stream(args).map(RegulationProblem::shown).toList());
    }
}
