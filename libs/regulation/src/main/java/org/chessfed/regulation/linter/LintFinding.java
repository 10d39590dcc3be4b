package org.chessfed.regulation.linter;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something about a readable regulation that staff must see before it is published.
 *
 * @param severity whether it may be acknowledged
 * @param line line of the document, from 1
 * @param path JSON pointer of the place
 * @param clause clause in which it stands; null: none
 * @param setting setting that answers it; null: none does
 * @param messageKey what is found, see {@link LintMessage}
 * @param args names and numbers of the message, in its order
 */
public record LintFinding(
        Severity severity,
        int line,
        String path,
        @Nullable String clause,
        @Nullable String setting,
        String messageKey,
        List<String> args) {
    public LintFinding {
        args = List.copyOf(args);
    }

    /** Whether a finding may be acknowledged. */
    public enum Severity {
        /** Publication is refused while it stands. */
        ERROR,
        /** Staff acknowledge it; what is printed stays, the setting answers it. */
        NOTE
    }
}
