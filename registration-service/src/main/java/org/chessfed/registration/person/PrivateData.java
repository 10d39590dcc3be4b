package org.chessfed.registration.person;

import org.jspecify.annotations.Nullable;

/**
 * What only those who need it may know of a person; kept sealed.
 *
 * @param birthMonth month of birth, 1 to 12; {@code 0} = not known
 * @param birthDay day of birth; {@code 0} = not known
 * @param email e-mail address
 * @param mobile mobile telephone
 * @param phoneHome telephone at home
 * @param serviceUnit employer or school
 * @param guardian name of the guardian who signed for a minor
 * @param language BCP 47 tag of the language for mails
 */
record PrivateData(
        int birthMonth,
        int birthDay,
        @Nullable String email,
        @Nullable String mobile,
        @Nullable String phoneHome,
        @Nullable String serviceUnit,
        @Nullable String guardian,
        String language) {}
