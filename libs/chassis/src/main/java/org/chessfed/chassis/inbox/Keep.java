package org.chessfed.chassis.inbox;

import java.util.function.Consumer;
import org.chessfed.events.Fact;

/**
 * A handler that keeps what a fact brings in a copy, one copy for several facts about the same thing. A subclass is a
 * {@code @Singleton} per fact.
 *
 * @param <F> the fact
 */
public abstract class Keep<F extends Fact> implements FactHandler<F> {

    private final Class<F> type;
    private final String copy;
    private final Consumer<? super F> keep;

    /**
     * A handler.
     *
     * @param copy name of the copy, see {@link FactHandler#copy()}
     * @param keep writes the copy
     */
    protected Keep(Class<F> type, String copy, Consumer<? super F> keep) {
        this.type = type;
        this.copy = copy;
        this.keep = keep;
    }

    @Override
    public Class<F> type() {
        return type;
    }

    @Override
    public void handle(F fact, Delivery delivery) {
        keep.accept(fact);
    }

    @Override
    public String copy() {
        return copy;
    }
}
