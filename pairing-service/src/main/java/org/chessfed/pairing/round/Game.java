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
 * @param white pairing number of the player to whom White was assigned
 * @param black pairing number of the player to whom Black was assigned
 * @param whiteOutcome outcome of {@code white}; {@link Outcome#UNKNOWN} before there is a result
 * @param blackOutcome outcome of {@code black}
 * @param whiteLate whether {@code white} lost by coming late
 * @param blackLate whether {@code black} lost by coming late
 * @param coloursSwapped whether the two sat the wrong way round, so that {@code white} played Black
 * @param adjourned whether it was not finished when the round was completed; it counts as a draw until a result comes
 * @param kept result by which pairing and standings go, where a correction came too late for them; else null
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
        boolean coloursSwapped,
        boolean adjourned,
        @Nullable EnteredResult kept) {

    /** A game without a result. */
    public static Game open(UUID id, int round, int board, int white, int black) {
        return new Game(
                id, 0, round, board, white, black, Outcome.UNKNOWN, Outcome.UNKNOWN, false, false, false, false, null);
    }

    /** The same game with the forfeits of a player whose absence is announced; {@link Outcome#UNKNOWN} for none. */
    Game forfeited(Outcome white, Outcome black) {
        return copy(version, board, new EnteredResult(white, black, false, false, false), adjourned, null);
    }

    /** Whether there is a result. */
    public boolean decided() {
        return whiteOutcome != Outcome.UNKNOWN;
    }

    /** Whether a player sits at this board. */
    public boolean has(int number) {
        return white == number || black == number;
    }

    /** The result as reports have it: a game that is adjourned is a draw until its result comes. */
    EnteredResult reported() {
        return adjourned && !decided()
                ? new EnteredResult(Outcome.DRAW, Outcome.DRAW, false, false, coloursSwapped)
                : result();
    }

    /** The result by which pairing and standings go. */
    public EnteredResult counted() {
        return kept == null ? reported() : kept;
    }

    /** As the facts carry it: by the colours that were played. */
    public ResultCard card(Tournament tournament) {
        return new ResultCard(
                id.toString(),
                tournament.id().toString(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                round,
                board,
                tournament.player(coloursSwapped ? black : white).personId(),
                tournament.player(coloursSwapped ? white : black).personId(),
                (coloursSwapped ? blackOutcome : whiteOutcome).name(),
                (coloursSwapped ? whiteOutcome : blackOutcome).name(),
                coloursSwapped ? blackLate : whiteLate,
                coloursSwapped ? whiteLate : blackLate);
    }

    /** The same game with another result, in its next version. */
    public Game with(EnteredResult result) {
        return copy(version + 1, board, result, adjourned, kept);
    }

    /** The result that stands. */
    public EnteredResult result() {
        return new EnteredResult(whiteOutcome, blackOutcome, whiteLate, blackLate, coloursSwapped);
    }

    /** The same game, not finished when its round is completed. */
    public Game adjourn() {
        return copy(version + 1, board, result(), true, kept);
    }

    /** The same game at another board. */
    Game at(int newBoard) {
        return copy(version, newBoard, result(), adjourned, kept);
    }

    /** The same game, its result for reports only: pairing and standings stay with the one that counted before. */
    public Game keeping(EnteredResult counted) {
        return copy(version, board, result(), adjourned, counted);
    }

    private Game copy(
            long newVersion,
            int newBoard,
            EnteredResult result,
            boolean nowAdjourned,
            @Nullable EnteredResult nowKept) {
        return new Game(
                id,
                newVersion,
                round,
                newBoard,
                white,
                black,
                result.white(),
                result.black(),
                result.whiteLate(),
                result.blackLate(),
                result.coloursSwapped(),
                nowAdjourned,
                nowKept);
    }
}
