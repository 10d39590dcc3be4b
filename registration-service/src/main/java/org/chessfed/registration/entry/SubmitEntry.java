package org.chessfed.registration.entry;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An application to enter an event.
 *
 * @param competition competition code
 * @param event event id
 * @param form the form as sent; a field that is null counts as one that was left out
 * @param personId the person, where the caller is known to act for one; null: found from the form
 * @param language BCP 47 tag of the caller's language
 */
record SubmitEntry(
        String competition,
        String event,
        Map<String, Object> form,
        @Nullable UUID personId,
        String language) {
    SubmitEntry {
        Map<String, Object> filled = new HashMap<>(form);
        filled.values().removeIf(Objects::isNull);
        form = Map.copyOf(filled);
    }
}
