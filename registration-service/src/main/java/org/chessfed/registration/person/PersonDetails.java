package org.chessfed.registration.person;

import org.jspecify.annotations.Nullable;

/**
 * A person as somebody states it.
 *
 * @param nameZh Chinese name
 * @param passportName name as in the passport
 * @param sex {@code M} or {@code F}
 * @param birth date of birth, as far as it is known
 * @param nationality ISO 3166 two-letter code
 * @param federation three-letter code of the chess federation
 * @param club club or school
 * @param fideId FIDE identification number
 * @param title FIDE title
 * @param nationalRating national rating
 * @param fideRating FIDE standard rating
 * @param email e-mail address
 * @param mobile mobile telephone
 * @param phoneHome telephone at home
 * @param guardian who signed for a minor
 * @param language BCP 47 tag of the language for mails
 */
public record PersonDetails(
        String nameZh,
        @Nullable String passportName,
        String sex,
        BirthDate birth,
        String nationality,
        @Nullable String federation,
        @Nullable String club,
        @Nullable String fideId,
        @Nullable String title,
        @Nullable Integer nationalRating,
        @Nullable Integer fideRating,
        @Nullable String email,
        @Nullable String mobile,
        @Nullable String phoneHome,
        @Nullable String guardian,
        String language) {}
