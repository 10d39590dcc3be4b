package org.chessfed.engine.swiss.team;

/** Which colour preferences a team competition uses (C.04.6, 1.7). */
public enum ColourPreferences {
    /** Simple preferences only, the default (1.7.1). */
    TYPE_A,
    /** Strong and mild preferences (1.7.2). */
    TYPE_B,
    /** No preferences at all. */
    NONE
}
