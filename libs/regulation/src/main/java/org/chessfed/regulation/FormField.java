package org.chessfed.regulation;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * A field of a form.
 *
 * @param field identifier, camel case
 * @param title label
 * @param type kind of value
 * @param required whether it must be filled, where the condition holds
 * @param condition when it is asked; null: always; {@code if} in the document
 * @param choices for CHOICE: identifiers
 * @param choiceTitles for CHOICE: labels in the same order; empty: taken from elsewhere
 * @param maxLength for TEXT: most characters; null: 100
 * @param personal whether only the entrant and roles that need it may see it
 * @param clause clause that asks for it
 */
public record FormField(
        String field,
        Text title,
        Type type,
        boolean required,
        @JsonProperty("if") @Nullable Condition condition,
        List<String> choices,
        List<Text> choiceTitles,
        @Nullable Integer maxLength,
        boolean personal,
        @Nullable String clause) {
    public FormField {
        choices = List.copyOf(choices);
        choiceTitles = List.copyOf(choiceTitles);
    }

    /** Kind of value. */
    public enum Type {
        /** Text without control characters. */
        TEXT,
        /** One of the choices. */
        CHOICE,
        /** A calendar date. */
        DATE,
        /** A year and month. */
        MONTH,
        /** An instant, to the minute. */
        TIME,
        /** An integer. */
        NUMBER,
        /** An amount in the minor unit. */
        MONEY,
        /** Yes or no. */
        FLAG,
        /** An uploaded file. */
        FILE,
        /** An e-mail address. */
        EMAIL,
        /** A telephone number. */
        PHONE,
        /** A signature. */
        SIGNATURE,
        /** A reference to another thing of the platform. */
        REFERENCE
    }
}
