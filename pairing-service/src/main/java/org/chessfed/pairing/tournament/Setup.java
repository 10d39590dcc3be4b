package org.chessfed.pairing.tournament;

import java.util.List;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.PointSystem;
import org.jspecify.annotations.Nullable;

/**
 * What arbiters, or the file that a tournament came from, have set for one tournament.
 *
 * @param keying how often a result is keyed; null where nobody has said
 * @param firstBoard number of the first board, from 1
 * @param fillerDeclined whether the host has said that it adds nobody to an odd field
 * @param forbidden groups whose members may not meet
 * @param accelerations virtual points
 * @param points what each outcome is worth; null: one point for a win
 * @param sections sections that were merged into this tournament, its own included; empty: its own alone
 */
public record Setup(
        @Nullable Keying keying,
        int firstBoard,
        boolean fillerDeclined,
        List<ForbiddenPairs> forbidden,
        List<Acceleration> accelerations,
        @Nullable PointSystem points,
        List<String> sections) {

    /** Nothing set: boards from 1. */
    public static final Setup USUAL = new Setup(null, 1, false, List.of(), List.of(), null, List.of());

    public Setup {
        forbidden = List.copyOf(forbidden);
        accelerations = List.copyOf(accelerations);
        sections = List.copyOf(sections);
    }

    /** The same with keying and first board as given; null leaves what stands. */
    Setup with(@Nullable Keying newKeying, @Nullable Integer newFirstBoard) {
        return new Setup(
                newKeying == null ? keying : newKeying,
                newFirstBoard == null ? firstBoard : newFirstBoard,
                fillerDeclined,
                forbidden,
                accelerations,
                points,
                sections);
    }

    /** The same with what a tournament file asks of the pairing. */
    public Setup of(List<ForbiddenPairs> newForbidden, List<Acceleration> newAccelerations, PointSystem newPoints) {
        return new Setup(keying, firstBoard, fillerDeclined, newForbidden, newAccelerations, newPoints, sections);
    }

    /** The same after the host has said that it adds nobody. */
    Setup withoutFiller() {
        return new Setup(keying, firstBoard, true, forbidden, accelerations, points, sections);
    }

    /** The same for a tournament that plays these sections. */
    Setup playing(List<String> newSections) {
        return new Setup(keying, firstBoard, fillerDeclined, forbidden, accelerations, points, newSections);
    }
}
