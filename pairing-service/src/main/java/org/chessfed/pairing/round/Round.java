package org.chessfed.pairing.round;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.engine.Remark;
import org.chessfed.events.pairing.RoundCard;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.regulation.stage.Conduct.LateFrom;
import org.jspecify.annotations.Nullable;

/**
 * A round.
 *
 * @param id its id
 * @param version rising by every change
 * @param tournamentId the tournament
 * @param number round number, from 1
 * @param status where it stands
 * @param startsAt when it starts, as published
 * @param startedAt when its start was announced in the hall; null before
 * @param remarks what the engine wants arbiters to know
 * @param games in board order
 * @param seats players on no board
 */
public record Round(
        UUID id,
        long version,
        UUID tournamentId,
        int number,
        RoundStatus status,
        Instant startsAt,
        @Nullable Instant startedAt,
        List<Remark> remarks,
        List<Game> games,
        List<Seat> seats) {
    public Round {
        remarks = List.copyOf(remarks);
        games = List.copyOf(games);
        seats = List.copyOf(seats);
    }

    /** The game on a board; empty if there is none. */
    public Optional<Game> board(int board) {
        return games.stream().filter(game -> game.board() == board).findFirst();
    }

    /** When it starts: as announced in the hall, before that as published. */
    public Instant start() {
        return startedAt == null ? startsAt : startedAt;
    }

    /** The moment from which lateness counts. */
    public Instant lateFrom(LateFrom from) {
        return switch (from) {
            case SCHEDULED -> startsAt;
            case ANNOUNCED -> start();
        };
    }

    /** As the facts carry it. */
    public RoundCard card(Tournament tournament) {
        return new RoundCard(
                id.toString(),
                tournamentId.toString(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                number,
                start(),
                games.stream()
                        .map(game -> new RoundCard.Board(
                                game.board(),
                                tournament.player(game.white()).personId(),
                                tournament.player(game.black()).personId()))
                        .toList(),
                seats.stream()
                        .map(seat -> new RoundCard.Bye(
                                tournament.player(seat.number()).personId(),
                                seat.kind().name()))
                        .toList());
    }

    Round in(RoundStatus newStatus) {
        return new Round(id, version + 1, tournamentId, number, newStatus, startsAt, startedAt, remarks, games, seats);
    }

    /** The next version, its start announced. */
    Round started(Instant at) {
        return new Round(id, version + 1, tournamentId, number, status, startsAt, at, remarks, games, seats);
    }
}
