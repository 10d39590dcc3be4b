package org.chessfed.regulation.decision;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a decision, stored without words and worded in the reader's language when read.
 *
 * @param clause clause of the regulation that it rests on, such as {@code LAKE-Q1}; null where only the platform speaks
 * @param messageKey what is said, see {@link MessageKey}
 * @param args names and numbers that the message takes, in its order; dates and instants in ISO form
 */
public record Reason(@Nullable String clause, String messageKey, List<String> args) {
    public Reason {
        args = List.copyOf(args);
    }

    /** A reason with its clause. */
    public static Reason of(@Nullable String clause, MessageKey key, Object... args) {
        return new Reason(
                clause, key.key(), Arrays.stream(args).map(String::valueOf).toList());
    }
}
