package org.chessfed.engine.trf;

/**
 * A line that is kept as it stands: an unknown record, a comment, or one that only informs.
 *
 * @param text the whole line without its line end, the code in columns 1 to 3
 */
public record TrfRecord(String text) {

    public TrfRecord {
        if (text.indexOf('\r') >= 0 || text.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("a record is one line: " + text);
        }
    }

    /** The code in columns 1 to 3. */
    public String code() {
        return text.substring(0, Math.min(3, text.length()));
    }
}
