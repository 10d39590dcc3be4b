package org.chessfed.console.play;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.chessfed.console.page.Score;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.Pairing.BoardRow;
import org.chessfed.console.service.Pairing.PairingsPage;
import org.chessfed.console.service.PublicReads;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** Finds where a person sits. */
@ApplicationScoped
public class Seating {

    private final Groups groups;
    private final Pairing pairing;
    private final PublicReads reads;

    Seating(Groups groups, @RestClient Pairing pairing, PublicReads reads) {
        this.groups = groups;
        this.pairing = pairing;
        this.reads = reads;
    }

    /** The seat in the round of the event that was published last; empty before the first, or for somebody who does not play. */
    public Optional<Seat> of(String competition, String event, String personId) {
        for (Group group : groups.of(competition, event)) {
            String id = group.tournament().id();
            Optional<Integer> number = reads.of(List.of("players", id), () -> pairing.players(id)).stream()
                    .filter(player -> player.personId().equals(personId))
                    .map(Pairing.Entrant::number)
                    .findFirst();
            if (number.isPresent() && group.published() > 0) {
                return groups.pairings(group.tournament(), group.published())
                        .flatMap(round -> seat(group, round, number.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Seat> seat(Group group, PairingsPage round, int number) {
        for (BoardRow board : round.boards()) {
            boolean white = board.white().number() == number;
            if (white || board.black().number() == number) {
                return Optional.of(new Seat(
                        group.key(),
                        round.round(),
                        round.startsAt(),
                        board.board(),
                        white,
                        white ? board.black() : board.white(),
                        Score.of(board.whiteOutcome(), board.blackOutcome()),
                        Score.played(white ? board.whiteOutcome() : board.blackOutcome()),
                        ""));
            }
        }
        return round.byes().stream()
                .filter(bye -> bye.player().number() == number)
                .findFirst()
                .map(bye -> new Seat(group.key(), round.round(), round.startsAt(), 0, false, null, "", "", bye.kind()));
    }
}
