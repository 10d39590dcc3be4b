package org.chessfed.engine.swiss.dutch;

/** What a player floated in one round (C.04.3, 1.4). */
enum FloatKind {
    NONE,
    DOWN,
    UP
}
