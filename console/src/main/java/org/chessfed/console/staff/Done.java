package org.chessfed.console.staff;

import org.jspecify.annotations.Nullable;

/**
 * What was done before the page came, as the address says to which a form has led on.
 *
 * @param what names the text
 * @param name whom it was done to; empty where nobody is named
 */
public record Done(String what, String name) {

    /** What a page shows; null where nothing was done. */
    public static @Nullable Done of(@Nullable String what) {
        return of(what, null);
    }

    /** The same with a name. */
    public static @Nullable Done of(@Nullable String what, @Nullable String name) {
        return what == null || !what.matches("[a-z_]{1,30}") ? null : new Done(what, Given.text(name));
    }
}
