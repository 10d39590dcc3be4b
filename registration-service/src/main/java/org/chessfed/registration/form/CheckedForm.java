package org.chessfed.registration.form;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.registration.person.BirthDate;

/**
 * A form after its check.
 *
 * @param values cleaned values by field: String, Integer, Boolean or {@link BirthDate}; only fields that were filled
 * @param errors what is wrong, in the order of the form; empty: all is right
 */
public record CheckedForm(Map<String, Object> values, List<FieldError> errors) {

    public CheckedForm {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        errors = List.copyOf(errors);
    }

    /** A text value; empty where the field was not filled. */
    public Optional<String> text(String field) {
        return value(field, String.class);
    }

    /** A number; empty where the field was not filled. */
    public Optional<Integer> number(String field) {
        return value(field, Integer.class);
    }

    /** A yes or no; empty where the field was not filled. */
    public Optional<Boolean> flag(String field) {
        return value(field, Boolean.class);
    }

    /** A date; empty where the field was not filled. */
    public Optional<BirthDate> date(String field) {
        return value(field, BirthDate.class);
    }

    private <T> Optional<T> value(String field, Class<T> type) {
        return Optional.ofNullable(values.get(field)).filter(type::isInstance).map(type::cast);
    }
}
