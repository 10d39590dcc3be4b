package org.chessfed.regulation.grammar;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Optional;

/** The moments that are known when an instant is resolved. Immutable. */
public final class Anchors {

    private static final Anchors NONE = new Anchors(new EnumMap<>(Anchor.class));

    private final EnumMap<Anchor, Instant> moments;

    private Anchors(EnumMap<Anchor, Instant> moments) {
        this.moments = moments;
    }

    /** No moment known. */
    public static Anchors none() {
        return NONE;
    }

    /** One known moment. */
    public static Anchors of(Anchor anchor, Instant at) {
        return NONE.with(anchor, at);
    }

    /** These moments and one more. */
    public Anchors with(Anchor anchor, Instant at) {
        EnumMap<Anchor, Instant> copy = new EnumMap<>(moments);
        copy.put(anchor, at);
        return new Anchors(copy);
    }

    /** When it was or will be; empty when not known. */
    public Optional<Instant> at(Anchor anchor) {
        return Optional.ofNullable(moments.get(anchor));
    }
}
