package org.chessfed.selection.quota;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.SourceKind;

/**
 * What a proposal says.
 *
 * @param to the stage that the places are in
 * @param quota the decision about the whole list
 * @param gains persons who would get a place
 * @param losses persons who would lose theirs
 * @param targetClosed whether the roster of the target event was closed when this was computed, so that by default
 *     everybody stays
 */
public record ProposalContent(String to, Quota quota, List<Gain> gains, List<Loss> losses, boolean targetClosed) {

    /**
     * A person who would get a place.
     *
     * @param person the person's id
     * @param rank the rank in the list
     * @param source ADVANCE within the list's own places, VACANCY for a place filled from below the line
     * @param reason why
     */
    public record Gain(UUID person, int rank, SourceKind source, Reason reason) {}

    /**
     * A person who would lose a place.
     *
     * @param person the person's id
     * @param berth the berth
     * @param reason why
     */
    public record Loss(UUID person, UUID berth, Reason reason) {}

    /** Copies the lists. */
    public ProposalContent {
        gains = List.copyOf(gains);
        losses = List.copyOf(losses);
    }

    /** Whether publishing it would change nothing. */
    public boolean changesNothing() {
        return gains.isEmpty() && losses.isEmpty();
    }
}
