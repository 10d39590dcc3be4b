package org.chessfed.events.registration;

import org.jspecify.annotations.Nullable;

/**
 * What everybody may know of a person.
 *
 * @param personId id; the only thing by which a person is bound
 * @param nameZh Chinese name
 * @param passportName name as in the passport, Latin letters
 * @param fideName name on the FIDE list
 * @param sex {@code M} or {@code F}
 * @param birthYear Gregorian year; absent where it is not known
 * @param federation three-letter code of the chess federation
 * @param club club or school, shown to the public only with consent
 * @param fideId FIDE identification number
 * @param title FIDE title
 * @param minor whether the person is under age and the year of birth must not be shown
 */
public record PersonCard(
        String personId,
        String nameZh,
        @Nullable String passportName,
        @Nullable String fideName,
        String sex,
        @Nullable Integer birthYear,
        @Nullable String federation,
        @Nullable String club,
        @Nullable String fideId,
        @Nullable String title,
        boolean minor) {}
