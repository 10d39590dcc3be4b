package org.chessfed.console.frontdoor;

import java.util.List;

/** The services behind the front door, in the order in which people meet them. */
public final class Services {

    /** Their names, as addresses say them. */
    public static final List<String> NAMES =
            List.of("registration", "pairing", "selection", "rating", "payment", "notification");

    private Services() {}
}
