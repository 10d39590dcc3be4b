package org.chessfed.selection.vacancy;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;

/**
 * What the chains ask for now.
 *
 * @param releases berths to take back because their holders moved up to a later stage; no withdrawals
 * @param offers offers to make, in order
 * @param shortfalls stages whose chain has nobody left, or may not ask any more
 */
public record Vacancies(List<Release> releases, List<Offer> offers, List<Shortfall> shortfalls) {

    /**
     * A berth given back by moving up.
     *
     * @param stage the stage left
     * @param person the person's id
     * @param reason the reason for the reader
     */
    public record Release(String stage, UUID person, Reason reason) {}

    /**
     * An offer to make.
     *
     * @param stage the stage
     * @param rank the person's rank in the previous season
     * @param person the person's id
     * @param reason the reason for the reader
     */
    public record Offer(String stage, int rank, UUID person, Reason reason) {}

    /**
     * Places that the chain cannot fill.
     *
     * @param stage the stage
     * @param places how many
     * @param reason whether the order has run out or the time is over
     */
    public record Shortfall(String stage, int places, Reason reason) {}

    /** Copies the lists. */
    public Vacancies {
        releases = List.copyOf(releases);
        offers = List.copyOf(offers);
        shortfalls = List.copyOf(shortfalls);
    }
}
