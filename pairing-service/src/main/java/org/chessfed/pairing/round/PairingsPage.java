package org.chessfed.pairing.round;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Names;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * The pairings of a round, as published, with the results as they come in.
 *
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param round round number
 * @param version version of the round that the page shows
 * @param startsAt when it starts
 * @param publishedAt when it was published
 * @param boards in board order
 * @param byes players on no board
 */
record PairingsPage(
        String tournamentId,
        String competition,
        String stage,
        String event,
        int round,
        long version,
        Instant startsAt,
        Instant publishedAt,
        List<BoardRow> boards,
        List<ByeRow> byes)
        implements Versioned {

    /**
     * A player on the page.
     *
     * @param number pairing number
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param title FIDE title
     * @param section section id
     * @param rating rating that orders the field; {@code 0} = unrated
     * @param filler true if the host added the player to make an odd field even: the games count for the
     *     opponents and for rating, and the player is in no list; absent otherwise
     */
    record PlayerRow(
            int number,
            String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            String section,
            int rating,
            @Nullable Boolean filler) {
        static PlayerRow of(Entrant player) {
            return new PlayerRow(
                    player.number(),
                    player.nameZh(),
                    player.passportName(),
                    player.title(),
                    player.section(),
                    player.rating(),
                    player.filler() ? true : null);
        }

        boolean named(String part) {
            return Names.match(part, nameZh, passportName);
        }
    }

    /**
     * A board.
     *
     * @param board board number
     * @param white White
     * @param black Black
     * @param whiteOutcome outcome of White; {@code UNKNOWN} before there is a result
     * @param blackOutcome outcome of Black
     */
    record BoardRow(int board, PlayerRow white, PlayerRow black, Outcome whiteOutcome, Outcome blackOutcome) {}

    /**
     * A player on no board.
     *
     * @param player the player
     * @param kind why
     */
    record ByeRow(PlayerRow player, SeatKind kind) {}

    static PairingsPage of(Tournament tournament, Round round, Instant publishedAt) {
        return new PairingsPage(
                tournament.id().toString(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                round.number(),
                round.version(),
                round.start(),
                publishedAt,
                round.games().stream()
                        .map(game -> new BoardRow(
                                game.board(),
                                PlayerRow.of(tournament.player(game.white())),
                                PlayerRow.of(tournament.player(game.black())),
                                game.whiteOutcome(),
                                game.blackOutcome()))
                        .toList(),
                round.seats().stream()
                        .map(seat -> new ByeRow(PlayerRow.of(tournament.player(seat.number())), seat.kind()))
                        .toList());
    }

    /** Only the boards and byes of players with a part of a name. */
    PairingsPage of(String name) {
        if (name.isBlank()) {
            return this;
        }
        return new PairingsPage(
                tournamentId,
                competition,
                stage,
                event,
                round,
                version,
                startsAt,
                publishedAt,
                boards.stream()
                        .filter(row -> row.white().named(name) || row.black().named(name))
                        .toList(),
                byes.stream().filter(row -> row.player().named(name)).toList());
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }
}
