package org.chessfed.engine.trf;

/** The lines of a file that is being written. */
final class WrittenLines {

    private final StringBuilder out = new StringBuilder();
    private final String end;

    /** @param end characters that end a line */
    WrittenLines(String end) {
        this.end = end;
    }

    void line(String text) {
        out.append(text).append(end);
    }

    /** A record of free text; none where there is no text. */
    void text(String code, String value) {
        if (!value.isEmpty()) {
            if (!value.equals(value.strip()) || value.chars().anyMatch(c -> c < ' ')) {
                throw Columns.refused(code + " must be one line without blanks around: \"" + value + "\"");
            }
            line(code + " " + value);
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
