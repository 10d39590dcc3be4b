package org.chessfed.rating.initial;

import java.util.List;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.rating.person.Persons.Person;
import org.jspecify.annotations.Nullable;

/**
 * A line of a rating list after the check.
 *
 * @param line number in the file
 * @param person whom it is about; absent if nobody was found
 * @param rating rating points; absent if it cannot be read
 * @param games rated games before
 * @param errors what is wrong; the pointer is {@code /<line>/<column>}
 */
record CheckedLine(
        int line, @Nullable Person person, @Nullable Integer rating, int games, List<FieldError> errors) {

    CheckedLine {
        errors = List.copyOf(errors);
    }
}
