package org.chessfed.engine.swiss.dutch;

/** How strongly a player is due a colour (C.04.3, 1.7), weakest first. */
enum Preference {
    NONE,
    MILD,
    STRONG,
    ABSOLUTE
}
