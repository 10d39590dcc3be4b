package org.chessfed.engine.tiebreak;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * An order that people brought about: the outcome of a playoff, or drawn lots.
 *
 * @param order pairing numbers, the best first; players of one set share a place
 * @param note what the table shows beside it, such as the kind of playoff, or who drew and who was witness
 */
public record DecidedOrder(List<Set<Integer>> order, String note) {

    public DecidedOrder {
        order = order.stream().map(Set::copyOf).toList();
        long named = order.stream().mapToLong(Set::size).sum();
        if (order.stream().flatMap(Set::stream).distinct().count() != named) {
            throw new IllegalArgumentException("a player stands twice in the order " + order);
        }
    }

    /** The place of a player, from 1; empty when he took no part. Who shares a place has the better number. */
    OptionalInt place(int player) {
        int place = 1;
        for (Set<Integer> shared : order) {
            if (shared.contains(player)) {
                return OptionalInt.of(place);
            }
            place += shared.size();
        }
        return OptionalInt.empty();
    }
}
