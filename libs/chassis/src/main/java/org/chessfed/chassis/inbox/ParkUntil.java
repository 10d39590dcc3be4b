package org.chessfed.chassis.inbox;

/** A fact is about a thing that has not arrived yet: it waits, and is taken up when a fact about that thing comes. */
public final class ParkUntil extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String kind;
    private final String id;

    /**
     * The fact waits for a thing.
     *
     * @param kind aggregate in the catalogue, such as {@code person}
     * @param id the thing's id
     */
    public ParkUntil(String kind, String id) {
        super("waits for " + kind + " " + id, null, false, false);
        this.kind = kind;
        this.id = id;
    }

    /** Aggregate in the catalogue. */
    public String kind() {
        return kind;
    }

    /** Id of the thing. */
    public String id() {
        return id;
    }
}
