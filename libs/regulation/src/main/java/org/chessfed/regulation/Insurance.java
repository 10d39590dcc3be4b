package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Public liability insurance.
 *
 * @param amounts labelled amounts, in the minor unit
 * @param clause clause of the rule
 */
public record Insurance(List<Amount> amounts, @Nullable String clause) {
    public Insurance {
        amounts = List.copyOf(amounts);
    }

    /**
     * One amount.
     *
     * @param id such as {@code PER_PERSON}
     * @param title label
     * @param amount in the minor unit
     */
    public record Amount(String id, Text title, long amount) {}
}
