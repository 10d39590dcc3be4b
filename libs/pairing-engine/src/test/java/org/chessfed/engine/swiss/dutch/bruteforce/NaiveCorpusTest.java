package org.chessfed.engine.swiss.dutch.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.trf.Corpus;
import org.chessfed.engine.trf.TrfFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The naive reading itself, on the small tournaments of the corpus")
class NaiveCorpusTest {

    static Stream<Path> smallFiles() {
        return Corpus.files("dutch").stream()
                .filter(file -> Corpus.read(file).players().size() <= 10);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("smallFiles")
    void pairsEveryRoundLikeTheFile(Path path) {
        TrfFile file = Corpus.read(path);
        for (int round = 1; round <= file.pairedRounds(); round++) {
            // Given
            TournamentState before = file.toTournamentState(round - 1);
            Optional<Colour> initial = before.initialColour().or(() -> Optional.of(Colour.WHITE));
            TournamentState state = new TournamentState(
                    before.players(),
                    before.completedRounds(),
                    before.totalRounds(),
                    before.points(),
                    initial,
                    before.forbidden(),
                    before.accelerations(),
                    before.edition());
            // When
            Pairing pairing = (Pairing) new NaiveDutch().pair(state);
            // Then
            assertThat(new HashSet<>(pairing.boards()))
                    .as("round %d", round)
                    .isEqualTo(boards(file.toTournamentState().players(), round));
            assertThat(pairing.bye())
                    .as("round %d", round)
                    .isEqualTo(bye(file.toTournamentState().players(), round));
        }
    }

    private static Set<Pairing.Board> boards(List<Player> players, int round) {
        Set<Pairing.Board> boards = new HashSet<>();
        for (Player player : players) {
            RoundCell cell = player.cells().get(round - 1);
            if (cell.outcome().paired() && cell.colour().equals(Optional.of(Colour.WHITE))) {
                boards.add(new Pairing.Board(player.number(), cell.opponent()));
            }
        }
        return boards;
    }

    private static OptionalInt bye(List<Player> players, int round) {
        return players.stream()
                .filter(player -> player.cells().get(round - 1).outcome() == Outcome.PAIRING_BYE)
                .mapToInt(Player::number)
                .findFirst();
    }
}
