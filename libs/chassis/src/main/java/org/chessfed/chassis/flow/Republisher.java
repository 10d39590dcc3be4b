package org.chessfed.chassis.flow;

import org.chessfed.events.Fact;

/**
 * Publishes the present state of every aggregate of one type again: same versions, new event ids. A bean of the owner. A
 * reader that has forgotten its copy builds it anew from this; every other reader ignores it.
 */
public interface Republisher {

    /** The fact that it publishes. */
    Class<? extends Fact> type();

    /**
     * Adds the facts to the outbox; opens its own transactions, in batches.
     *
     * @param key only those of this Kafka key, such as one competition; empty for all
     * @return how many
     */
    long republish(String key);
}
