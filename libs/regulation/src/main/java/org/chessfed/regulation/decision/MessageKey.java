package org.chessfed.regulation.decision;

/** A sentence of the platform that is worded in every language that it speaks. A module lists its own as an enum. */
public interface MessageKey {

    /** Key in the module's bundles, such as {@code fee.row}. */
    String key();
}
