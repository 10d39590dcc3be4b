package org.chessfed.regulation.decision;

import java.util.List;
import java.util.function.Function;

/**
 * What a policy decides, and why.
 *
 * @param value the outcome
 * @param reasons in the order in which they led to it; never empty for an outcome that reaches a person
 */
public record Decision<T>(T value, List<Reason> reasons) {
    public Decision {
        reasons = List.copyOf(reasons);
    }

    /** A decision with its reasons. */
    public static <T> Decision<T> of(T value, Reason... reasons) {
        return new Decision<>(value, List.of(reasons));
    }

    /** The same reasons for a value derived from this one. */
    public <U> Decision<U> map(Function<T, U> change) {
        return new Decision<>(change.apply(value), reasons);
    }
}
