package org.chessfed.pairing.round;

import java.util.UUID;
import org.chessfed.engine.Outcome;
import org.chessfed.events.pairing.ResultCard;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * One game.
 *
 * @param id its id
 * @param version rising by every change of the result
 * @param round round number
 * @param board board number
 * @param white pairing number of White
 * @param black pairing number of Black
 * @param whiteOutcome outcome of White; {@link Outcome#UNKNOWN} before there is a result
 * @param blackOutcome outcome of Black
 * @param whiteLate whether White lost by coming late
 * @param blackLate whether Black lost by coming late
 * @param pairedWhiteOutcome outcome with which pairing goes on, where a correction came too late to touch it; else null
 * @param pairedBlackOutcome as {@code pairedWhiteOutcome}, of Black
 */
public record Game(
        UUID id,
        long version,
        int round,
        int board,
        int white,
        int black,
        Outcome whiteOutcome,
        Outcome blackOutcome,
        boolean whiteLate,
        boolean blackLate,
        @Nullable Outcome pairedWhiteOutcome,
        @Nullable Outcome pairedBlackOutcome) {

    /** Whether there is a result. */
    public boolean decided() {
        return whiteOutcome != Outcome.UNKNOWN;
    }

    /** As the facts carry it. */
    public ResultCard card(Tournament tournament) {
        return new ResultCard(
                id.toString(),
                tournament.id().toString(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                round,
                board,
                tournament.player(white).personId(),
                tournament.player(black).personId(),
                whiteOutcome.name(),
                blackOutcome.name(),
                whiteLate,
                blackLate);
    }

    /** The same game with another result, in its next version; lateness as told. */
    public Game with(Outcome newWhite, Outcome newBlack, boolean newWhiteLate, boolean newBlackLate) {
        return new Game(
                id,
                version + 1,
                round,
                board,
                white,
                black,
                newWhite,
                newBlack,
                newWhiteLate,
                newBlackLate,
                pairedWhiteOutcome,
                pairedBlackOutcome);
    }

    /** The same game, pairing going on with the result that stands now. */
    public Game keptForPairing(Outcome pairedWhite, Outcome pairedBlack) {
        return new Game(
                id,
                version,
                round,
                board,
                white,
                black,
                whiteOutcome,
                blackOutcome,
                whiteLate,
                blackLate,
                pairedWhite,
                pairedBlack);
    }
}
