package org.chessfed.engine.trf;

/** A tournament file that cannot be read, written or used; the message says where and why. */
public final class TrfException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    /**
     * A fault at a place in a file.
     *
     * @param line line from 1; {@code 0} if the fault has no single place
     * @param column column in characters from 1; {@code 0} if it is the whole line
     * @param problem what is wrong and what is expected
     */
    public TrfException(int line, int column, String problem) {
        super(place(line, column) + problem);
        this.line = line;
        this.column = column;
    }

    /** Line of the fault, from 1; {@code 0} if it has no single place. */
    public int line() {
        return line;
    }

    /** Column of the fault in characters, from 1; {@code 0} if it is the whole line or has no single place. */
    public int column() {
        return column;
    }

    static String place(int line, int column) {
        if (line == 0) {
            return "";
        }
        return column == 0 ? "line " + line + ": " : "line " + line + ", column " + column + ": ";
    }
}
