package org.chessfed.chassis.problem;

import java.util.Map;

/**
 * What is wrong with one value of a request.
 *
 * @param pointer JSON pointer into the body, such as {@code /players/0/name}; {@code ?name} for a parameter
 * @param code kebab case; its text is the message {@code error.<code>}
 * @param arguments numbers and names for the text
 */
public record FieldError(String pointer, String code, Map<String, ?> arguments) {

    /** An error whose text needs no arguments. */
    public static FieldError of(String pointer, String code) {
        return new FieldError(pointer, code, Map.of());
    }
}
