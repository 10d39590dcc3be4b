package org.chessfed.selection.vacancy;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.selection.berth.BerthState;
import org.jspecify.annotations.Nullable;

/**
 * The direct places of one stage, and the order of the previous season in which persons are asked for them.
 *
 * @param clause the clause that offers cite
 * @param stage the stage's id
 * @param places places of this source
 * @param order the persons in the order in which they are asked, from the first rank that the regulation names to the
 *     last; a chain with an end simply stops there
 * @param berths the state of each person's latest berth of this source in this stage; a person who was never asked is
 *     absent
 * @param blocked persons who are passed over, and why
 * @param refilling whether a vacancy still makes a new offer; false once the regulation's last moment has passed
 */
public record Chain(
        @Nullable String clause,
        String stage,
        int places,
        List<Ranked> order,
        Map<UUID, BerthState> berths,
        Map<UUID, Block> blocked,
        boolean refilling) {

    /** Why somebody is passed over without being asked. */
    public enum Block {
        /** Already in the stage by another source. */
        QUALIFIED,
        /** Drafted. */
        DRAFTED,
        /** Under a sanction that covers the stage. */
        BANNED,
        /** Turned the stage down earlier. */
        REFUSED
    }

    /**
     * A person of the previous season's final order.
     *
     * @param rank the rank there, from 1
     * @param person the person's id
     */
    public record Ranked(int rank, UUID person) {}

    /** Copies what it is given. */
    public Chain {
        if (places < 0) {
            throw new IllegalArgumentException("places must not be negative");
        }
        order = List.copyOf(order);
        berths = Map.copyOf(berths);
        blocked = Map.copyOf(blocked);
    }

    /**
     * Whether a person holds or is offered a place of this chain.
     *
     * @param person the person's id
     * @return true while offered or granted
     */
    boolean holds(UUID person) {
        var state = berths.get(person);
        return state != null && state.holdsPlace();
    }
}
