package org.chessfed.pairing.round;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * Where players are put by hand. Who is named leaves the place that he had; the opponent whom he leaves is without one.
 *
 * @param boards games
 * @param byes players on no board
 * @param unseated players who are to be without a place
 */
record Seating(List<Pair> boards, List<Bye> byes, List<String> unseated) {
    Seating {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
        unseated = List.copyOf(unseated);
    }

    /**
     * A game.
     *
     * @param board board number; null: the smallest free one
     * @param whiteId person with White
     * @param blackId person with Black
     */
    record Pair(@Nullable Integer board, String whiteId, String blackId) {}

    /**
     * A player on no board.
     *
     * @param personId the person
     * @param kind why
     */
    record Bye(String personId, SeatKind kind) {}

    /**
     * The numbers of all who are named.
     *
     * @throws DomainProblem 400 for a person who does not play or is named twice, or a kind of bye that is none
     */
    Set<Integer> named(Tournament tournament) {
        Set<Integer> named = new HashSet<>();
        for (int i = 0; i < boards.size(); i++) {
            add(named, tournament, boards.get(i).whiteId(), "/boards/" + i + "/whiteId");
            add(named, tournament, boards.get(i).blackId(), "/boards/" + i + "/blackId");
        }
        for (int i = 0; i < byes.size(); i++) {
            add(named, tournament, byes.get(i).personId(), "/byes/" + i + "/personId");
            if (byes.get(i).kind() == SeatKind.GAME) {
                throw DomainProblem.invalid(FieldError.of("/byes/" + i + "/kind", "no-bye"));
            }
        }
        for (int i = 0; i < unseated.size(); i++) {
            add(named, tournament, unseated.get(i), "/unseated/" + i);
        }
        return named;
    }

    private static void add(Set<Integer> named, Tournament tournament, String personId, String pointer) {
        Entrant player = tournament
                .playerOf(personId)
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of(pointer, "no-player")));
        if (!named.add(player.number())) {
            throw DomainProblem.invalid(FieldError.of(pointer, "twice"));
        }
    }

    /** The number of a person who is named. */
    static int number(Tournament tournament, String personId) {
        return tournament.playerOf(personId).orElseThrow().number();
    }
}
