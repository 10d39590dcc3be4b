package org.chessfed.chassis.paging;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list.
 *
 * @param items the items, in the order of the list
 * @param next cursor of the next page; absent on the last one
 */
public record Page<T>(
        List<T> items,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String next) {

    /** The same page of other items. */
    public <S> Page<S> map(Function<? super T, ? extends S> view) {
        return new Page<>(items.stream().<S>map(view).toList(), next);
    }
}
