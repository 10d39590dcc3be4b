package org.chessfed.pairing.round;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * A round as arbiters see it.
 *
 * @param id its id
 * @param version rising by every change
 * @param tournamentId the tournament
 * @param number round number
 * @param status where it stands
 * @param startsAt when it starts, as published
 * @param startedAt when its start was announced in the hall; absent before
 * @param boards in board order
 * @param byes players on no board
 * @param remarks what the engine wants arbiters to know, in the reader's language
 */
record RoundView(
        UUID id,
        long version,
        UUID tournamentId,
        int number,
        RoundStatus status,
        Instant startsAt,
        @Nullable Instant startedAt,
        List<Board> boards,
        List<Bye> byes,
        List<WordedRemark> remarks)
        implements Versioned {

    /**
     * A board.
     *
     * @param gameId the game
     * @param version version of the game, the tag for a correction
     * @param board board number
     * @param whiteId person with White
     * @param whiteName Chinese name of White
     * @param blackId person with Black
     * @param blackName Chinese name of Black
     * @param whiteOutcome outcome of White
     * @param blackOutcome outcome of Black
     * @param whiteLate whether White lost by coming late
     * @param blackLate whether Black lost by coming late
     * @param coloursSwapped whether the two sat the wrong way round; names and outcomes are by the colours assigned
     * @param adjourned whether the game counts as a draw until its result comes
     * @param keyed where results are keyed twice: how far this one is; absent where one keying counts
     * @param keyings what each person has keyed, the first one first; of those who differ neither counts
     */
    record Board(
            UUID gameId,
            long version,
            int board,
            String whiteId,
            String whiteName,
            String blackId,
            String blackName,
            Outcome whiteOutcome,
            Outcome blackOutcome,
            boolean whiteLate,
            boolean blackLate,
            boolean coloursSwapped,
            boolean adjourned,
            @Nullable Keyed keyed,
            List<ResultKeying> keyings) {}

    /** How far a result is that is keyed twice. */
    enum Keyed {
        /** By one person. */
        ONCE,
        /** By persons who differ: neither counts, a third one confirms. */
        DIFFERENT,
        /** By two who agree. */
        AGREED;

        static @Nullable Keyed of(Game game, List<ResultKeying> keyings) {
            if (keyings.isEmpty()) {
                return null;
            }
            return game.decided() ? AGREED : keyings.size() == 1 ? ONCE : DIFFERENT;
        }
    }

    /**
     * A player on no board.
     *
     * @param personId the person
     * @param name Chinese name
     * @param kind why
     */
    record Bye(String personId, String name, SeatKind kind) {}

    static RoundView of(
            Tournament tournament,
            Round round,
            Map<UUID, List<ResultKeying>> keyed,
            Messages messages,
            Language language) {
        return new RoundView(
                round.id(),
                round.version(),
                round.tournamentId(),
                round.number(),
                round.status(),
                round.startsAt(),
                round.startedAt(),
                round.games().stream()
                        .map(game -> new Board(
                                game.id(),
                                game.version(),
                                game.board(),
                                tournament.player(game.white()).personId(),
                                tournament.player(game.white()).nameZh(),
                                tournament.player(game.black()).personId(),
                                tournament.player(game.black()).nameZh(),
                                game.whiteOutcome(),
                                game.blackOutcome(),
                                game.whiteLate(),
                                game.blackLate(),
                                game.coloursSwapped(),
                                game.adjourned(),
                                Keyed.of(game, keyed.getOrDefault(game.id(), List.of())),
                                keyed.getOrDefault(game.id(), List.of())))
                        .toList(),
                round.seats().stream()
                        .map(seat -> new Bye(
                                tournament.player(seat.number()).personId(),
                                tournament.player(seat.number()).nameZh(),
                                seat.kind()))
                        .toList(),
                WordedRemark.of(round.remarks(), messages, language));
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }
}
