package org.chessfed.engine;

import java.util.List;

/**
 * A sentence that is worded elsewhere, in the reader's language.
 *
 * @param article the rule that it rests on, such as {@code "C.04.3 2.2.1"}
 * @param key message key, such as {@code "pairing.no-opponent-left"}
 * @param numbers pairing numbers, rounds or scores (tenths) that the message names, in the message's order
 */
public record Remark(String article, String key, List<Integer> numbers) {
    public Remark {
        numbers = List.copyOf(numbers);
    }
}
