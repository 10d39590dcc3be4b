package org.chessfed.engine.trf;

/**
 * Something in a file that was read although it is not as the format asks.
 *
 * @param line line from 1; {@code 0} if the remark is about the whole file
 * @param column column in characters from 1; {@code 0} if it is about the whole line
 * @param kind what follows from it
 * @param message what was found
 */
public record TrfWarning(int line, int column, Kind kind, String message) {

    /** What follows from a warning. */
    public enum Kind {
        /** Nothing: the meaning is clear. */
        TOLERATED,
        /** The points of a player in record 001 are not the sum of the results; results were taken, not points. */
        POINTS_DIFFER,
        /** The file holds something that a tournament state cannot express, so that none can be made from it. */
        NOT_HONOURED
    }

    /** Place and message in one line. */
    @Override
    public String toString() {
        return TrfException.place(line, column) + message;
    }
}
