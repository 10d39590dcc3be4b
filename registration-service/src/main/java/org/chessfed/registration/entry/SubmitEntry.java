package org.chessfed.registration.entry;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An application to enter an event.
 *
 * @param competition competition code
 * @param event event id
 * @param form the form as sent
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
        form = Map.copyOf(form);
    }
}
