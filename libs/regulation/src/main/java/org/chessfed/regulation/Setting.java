package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The reading chosen where the text is ambiguous, contradicts itself, or is silent.
 *
 * @param value chosen reading: String, Long, Boolean or List; what {@code $name} stands for in the document
 * @param choices every reading that the platform can follow; empty: any value of the right type
 * @param clause clause that states the problem and its readings
 */
public record Setting(
        Object value, List<Object> choices, @Nullable String clause) {
    public Setting {
        choices = List.copyOf(choices);
    }

    /** The chosen reading as text. */
    public String text() {
        return String.valueOf(value);
    }
}
