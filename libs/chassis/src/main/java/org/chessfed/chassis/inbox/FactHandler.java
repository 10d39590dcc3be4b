package org.chessfed.chassis.inbox;

import org.chessfed.events.Fact;

/**
 * What a service does on a fact; a bean. It runs in the transaction that also notes that the fact was seen, so what it
 * writes happens once. It must not call other services.
 *
 * <p>If it throws, everything is rolled back and tried again, and after some attempts the fact goes to the dead letters. If
 * the fact is about a thing that has not arrived yet, it throws {@link ParkUntil}.
 *
 * @param <F> the fact
 */
public interface FactHandler<F extends Fact> {

    /** The fact that this handler reacts to. */
    Class<F> type();

    /**
     * Reacts to one fact.
     *
     * @param delivery whence it came; its time, not the clock's, is the time of what is decided here
     * @throws ParkUntil if a thing that it needs has not arrived
     */
    void handle(F fact, Delivery delivery);

    /**
     * Name under which the last version of each aggregate is remembered: an older fact, or the same again, is not handled.
     * Handlers that keep one copy together from several facts share a name; by default each has its own.
     */
    default String copy() {
        String name = getClass().getSimpleName();
        return name.endsWith("_Subclass") ? name.substring(0, name.length() - "_Subclass".length()) : name;
    }
}
