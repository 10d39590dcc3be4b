package org.chessfed.engine.tiebreak;

/** A name or descriptor that stands for no criterion; a ranking with it must not be published. */
public final class UnknownTieBreak extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String name;

    UnknownTieBreak(String name) {
        super("\"" + name
                + "\" is no tie-break: use a code of C.07, such as BH/C1, or add the name to the table of names");
        this.name = name;
    }

    /** The name as it was given. */
    public String name() {
        return name;
    }
}
