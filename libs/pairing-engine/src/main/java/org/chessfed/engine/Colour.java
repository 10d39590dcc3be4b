package org.chessfed.engine;

/** The colour of the pieces. */
public enum Colour {
    WHITE,
    BLACK;

    /** The other colour. */
    public Colour opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
