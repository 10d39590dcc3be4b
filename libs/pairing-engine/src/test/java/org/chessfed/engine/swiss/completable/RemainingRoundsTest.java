package org.chessfed.engine.swiss.completable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.completable.RemainingRounds.Finding;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RemainingRoundsTest {

    @Test
    @DisplayName("pairs left that form the Petersen graph cannot be laid out in three rounds, a prism of five can")
    void tellsAGraphThatHasNoThreeRounds() {
        Set<Set<Integer>> petersen = new HashSet<>();
        Set<Set<Integer>> prism = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            for (Set<Set<Integer>> graph : List.of(petersen, prism)) {
                graph.add(Set.of(1 + i, 1 + (i + 1) % 5));
                graph.add(Set.of(1 + i, 6 + i));
            }
            petersen.add(Set.of(6 + i, 6 + (i + 2) % 5));
            prism.add(Set.of(6 + i, 6 + (i + 1) % 5));
        }
        assertThat(RemainingRounds.from(leaving(10, petersen, 9, List.of()))).isEqualTo(Finding.IMPOSSIBLE);
        assertThat(RemainingRounds.from(leaving(10, prism, 9, List.of()))).isEqualTo(Finding.POSSIBLE);
    }

    @Test
    @DisplayName("a group that may not meet in one round only moves its pairs to other rounds")
    void looksAtTheRoundsOfAForbiddenGroup() {
        Set<Set<Integer>> all =
                Set.of(Set.of(1, 2), Set.of(1, 3), Set.of(1, 4), Set.of(2, 3), Set.of(2, 4), Set.of(3, 4));
        ForbiddenPairs once = new ForbiddenPairs(1, 1, Set.of(1, 2));
        ForbiddenPairs always = new ForbiddenPairs(1, 3, Set.of(1, 2));
        assertThat(RemainingRounds.from(leaving(4, all, 3, List.of(once)))).isEqualTo(Finding.POSSIBLE);
        assertThat(RemainingRounds.from(leaving(4, all, 3, List.of(always)))).isEqualTo(Finding.IMPOSSIBLE);
    }

    @Test
    @DisplayName("C.04.1 4: in an odd field nobody has the bye twice")
    void countsByes() {
        Set<Set<Integer>> all = Set.of(Set.of(1, 2), Set.of(1, 3), Set.of(2, 3));
        assertThat(RemainingRounds.from(leaving(3, all, 3, List.of()))).isEqualTo(Finding.POSSIBLE);
        TournamentState afterBye = leaving(3, Set.of(Set.of(1, 3), Set.of(2, 3)), 3, List.of());
        List<Player> players = new ArrayList<>(afterBye.players());
        players.set(2, new Player(3, "Player 3", 0, List.of(RoundCell.bye(Outcome.PAIRING_BYE))));
        assertThat(RemainingRounds.from(with(afterBye, players))).isEqualTo(Finding.POSSIBLE);
        players.set(1, new Player(2, "Player 2", 0, List.of(RoundCell.bye(Outcome.PAIRING_BYE))));
        assertThat(RemainingRounds.from(with(afterBye, players))).isEqualTo(Finding.IMPOSSIBLE);
    }

    @Test
    @DisplayName("who sits the coming round out without points is taken for withdrawn, who has a half-point bye is not")
    void whoPlaysOn() {
        List<Player> players = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            players.add(new Player(number, "Player", 0, List.of(RoundCell.bye(Outcome.FULL_POINT_BYE))));
        }
        for (Outcome next : List.of(Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE)) {
            List<Player> field = new ArrayList<>(players);
            field.add(new Player(4, "Player", 0, List.of(RoundCell.bye(Outcome.ZERO_POINT_BYE), RoundCell.bye(next))));
            // Three players need a bye that none of them may have; four do not.
            assertThat(RemainingRounds.from(with(leaving(4, Set.of(), 3, List.of()), field)))
                    .isEqualTo(next == Outcome.ZERO_POINT_BYE ? Finding.IMPOSSIBLE : Finding.POSSIBLE);
        }
    }

    @Test
    @DisplayName(
            "C.04.1 4: two rings of three around a seventh player cannot be paired if only the seventh may have the bye")
    void byeOfTheOnlyOneLeft() {
        Set<Set<Integer>> left = new HashSet<>();
        for (int ring : new int[] {1, 4}) {
            left.add(Set.of(ring, ring + 1));
            left.add(Set.of(ring, ring + 2));
            left.add(Set.of(ring + 1, ring + 2));
        }
        for (int one = 1; one <= 6; one++) {
            left.add(Set.of(one, 7));
        }
        List<Player> field = leaving(7, left, 9, List.of()).players();
        assertThat(lastRound(field, 1)).isEqualTo(Finding.IMPOSSIBLE);
        assertThat(lastRound(field, 2)).as("now number 1 may have it").isEqualTo(Finding.POSSIBLE);
    }

    /** Whether one more round can be paired when players from one on, but for number 7, have had the bye. */
    private static Finding lastRound(List<Player> field, int firstWithBye) {
        List<Player> players = new ArrayList<>();
        for (Player player : field) {
            List<RoundCell> cells = new ArrayList<>(player.cells());
            if (player.number() >= firstWithBye && player.number() < 7) {
                cells.add(RoundCell.bye(Outcome.PAIRING_BYE));
            }
            players.add(new Player(player.number(), player.name(), 0, cells));
        }
        return RemainingRounds.from(new TournamentState(
                players,
                4,
                5,
                PointSystem.STANDARD,
                Optional.of(Colour.WHITE),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026));
    }

    /** A tournament in which all pairs but the given ones have met. */
    private static TournamentState leaving(
            int players, Set<Set<Integer>> left, int totalRounds, List<ForbiddenPairs> forbidden) {
        List<Player> field = new ArrayList<>();
        int completed = 0;
        for (int one = 1; one <= players; one++) {
            List<RoundCell> cells = new ArrayList<>();
            for (int other = 1; other <= players; other++) {
                if (one != other && !left.contains(Set.of(one, other))) {
                    cells.add(RoundCell.game(other, Colour.WHITE, Outcome.DRAW));
                }
            }
            completed = Math.max(completed, cells.size());
            field.add(new Player(one, "Player " + one, 0, cells));
        }
        return new TournamentState(
                field,
                completed,
                totalRounds,
                PointSystem.STANDARD,
                Optional.of(Colour.WHITE),
                forbidden,
                List.of(),
                PairingEdition.FIDE_2026);
    }

    private static TournamentState with(TournamentState state, List<Player> players) {
        return new TournamentState(
                players,
                1,
                3,
                state.points(),
                state.initialColour(),
                state.forbidden(),
                state.accelerations(),
                state.edition());
    }
}
