package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document that is shown, signed or issued.
 *
 * @param id such as {@code IDENTITY}
 * @param title shown name
 * @param when at what occasion
 * @param anyOf kinds of which one is enough
 * @param guardianIfMinor whether a guardian signs for a minor
 * @param form form that it is made from; null: none
 * @param clause clause that asks for it
 */
public record DocumentRule(
        String id,
        Text title,
        When when,
        List<Text> anyOf,
        boolean guardianIfMinor,
        @Nullable String form,
        @Nullable String clause) {
    public DocumentRule {
        anyOf = List.copyOf(anyOf);
    }

    /** At what occasion. */
    public enum When {
        /** With the entry. */
        ENTRY,
        /** At check-in. */
        CHECK_IN,
        /** With an appeal. */
        APPEAL,
        /** Before a delegation is confirmed. */
        DELEGATION,
        /** With a claim for money. */
        CLAIM,
        /** With a proposal of the selection committee. */
        DRAFT,
        /** With the regulation's approval. */
        APPROVAL
    }
}
