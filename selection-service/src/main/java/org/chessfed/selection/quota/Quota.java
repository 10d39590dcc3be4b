package org.chessfed.selection.quota;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;

/**
 * Who advances from one list.
 *
 * @param advanced certain places, in rank order
 * @param displaced persons whom a guarantee moved out: within the places by rank, yet without one; in rank order
 * @param playoffs ties that must be played off; the places that depend on them are in none of the other lists
 * @param guaranteed guaranteed places that residents take, whether their rank alone would do or not; places that wait
 *     for a playoff included
 * @param open places that wait for a playoff
 * @param shortfall places for which the list has nobody, or that lapsed
 */
public record Quota(
        List<Place> advanced,
        List<Displaced> displaced,
        List<Playoff> playoffs,
        int guaranteed,
        int open,
        int shortfall) {

    /** What a place rests on. */
    public enum Ground {
        /** The rank alone gives the place. */
        RANK,
        /** The place is there because the region's guarantee keeps it. */
        GUARANTEE
    }

    /**
     * A certain place.
     *
     * @param person the person's id
     * @param rank the rank in the list
     * @param ground what the place rests on
     * @param reason the reason for the reader
     */
    public record Place(UUID person, int rank, Ground ground, Reason reason) {}

    /**
     * Somebody who would have a place if nothing were guaranteed.
     *
     * @param person the person's id
     * @param rank the rank in the list
     * @param reason the reason for the reader
     */
    public record Displaced(UUID person, int rank, Reason reason) {}

    /**
     * A tie to be played off.
     *
     * @param rank the joint rank
     * @param persons who must play, in id order
     * @param places how many of them advance; 0 where the tie is played off though no place depends on it
     * @param reason the reason for the reader
     */
    public record Playoff(int rank, List<UUID> persons, int places, Reason reason) {}

    /** Copies the lists. */
    public Quota {
        advanced = List.copyOf(advanced);
        displaced = List.copyOf(displaced);
        playoffs = List.copyOf(playoffs);
    }
}
