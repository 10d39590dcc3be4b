package org.chessfed.pairing.tournament;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A draw of lots.
 *
 * @param id its id
 * @param kind what was drawn
 * @param reason what for
 * @param candidates among whom or what, persons by id
 * @param outcome what came out, in the order of drawing, the best first
 * @param drawnByPlatform whether the platform drew
 * @param witness who saw it; may be empty where the platform drew
 * @param recordedBy who recorded it
 * @param drawnAt when
 * @param playoffId the tie that it decided; null for none
 */
public record Lot(
        UUID id,
        Kind kind,
        String reason,
        List<String> candidates,
        List<String> outcome,
        boolean drawnByPlatform,
        String witness,
        String recordedBy,
        Instant drawnAt,
        @Nullable String playoffId) {
    public Lot {
        candidates = List.copyOf(candidates);
        outcome = List.copyOf(outcome);
    }

    /** What was drawn. */
    public enum Kind {
        /** The colour of the first player of round 1. */
        INITIAL_COLOUR,
        /** The order of players who are tied on everything before. */
        RANKING,
        /** The order of teams who are tied on everything before. */
        TEAM_RANKING,
        /** Anything else. */
        OTHER
    }
}
