package org.chessfed.events.selection;

import org.chessfed.events.Fact;

/** A fact about a berth. */
public sealed interface BerthFact extends Fact
        permits BerthOffered, BerthGranted, BerthWaived, BerthLapsed, BerthRevoked {

    /** The berth after the fact. */
    BerthState berth();

    @Override
    default String aggregateId() {
        return berth().berthId();
    }

    @Override
    default String key() {
        return berth().competition();
    }
}
