package org.chessfed.regulation;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * The authority's approval.
 *
 * @param authority who approves or is notified
 * @param number number of the document; null while it is a draft
 * @param on its date; null while it is a draft
 * @param entryBefore whether entry may open before approval
 * @param clause clause of the rule
 */
public record Approval(
        Text authority,
        @Nullable String number,
        @Nullable LocalDate on,
        EntryBefore entryBefore,
        @Nullable String clause) {

    /** Whether entry may open before approval. */
    public enum EntryBefore {
        /** Never. */
        REFUSED,
        /** By an explicit, logged order of the organiser. */
        OVERRIDE
    }
}
