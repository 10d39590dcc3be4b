package org.chessfed.notification.contact;

import org.jspecify.annotations.Nullable;

/**
 * Where and how a person is written to, with a fresh private link. Lives as long as one try.
 *
 * @param nameZh Chinese name
 * @param passportName name in Latin letters
 * @param email address; absent where none is known
 * @param language BCP 47 tag
 * @param secret secret of a private link made just now
 */
public record Contact(
        String nameZh,
        @Nullable String passportName,
        @Nullable String email,
        String language,
        String secret) {

    /** Names nobody, so that no log can. */
    @Override
    public String toString() {
        return "Contact[]";
    }
}
