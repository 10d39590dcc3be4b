package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("FIDE Dutch on the corpus of the reference engines")
class DutchCorpusTest {

    private static final Path CORPUS = Path.of("src/test/resources/corpus");

    static Stream<Path> finished() throws IOException {
        return files("dutch");
    }

    static Stream<Path> unfinished() throws IOException {
        return files("dutch-next");
    }

    private static Stream<Path> files(String folder) throws IOException {
        try (Stream<Path> list = Files.list(CORPUS.resolve(folder))) {
            return list.filter(path -> path.toString().endsWith(".trf")).sorted().toList().stream();
        }
    }

    /** Pairs of a round of a file, "white-black", and "n-0" for the pairing-allocated bye. */
    private static Set<String> pairs(TrfFile file, int round) {
        Set<String> result = new HashSet<>();
        for (TrfPlayer player : file.players()) {
            RoundCell cell = player.cells().get(round - 1);
            if (cell.outcome() == Outcome.PAIRING_BYE) {
                result.add(player.number() + "-0");
            } else if (cell.colour().equals(Optional.of(Colour.WHITE)) && cell.opponent() > 0) {
                result.add(player.number() + "-" + cell.opponent());
            }
        }
        return result;
    }

    /** Pairs of an answer in the same form. */
    static Set<String> set(PairingAnswer answer) {
        Set<String> result = new HashSet<>();
        if (answer instanceof Pairing pairing) {
            pairing.boards().forEach(board -> result.add(board.white() + "-" + board.black()));
            pairing.bye().ifPresent(bye -> result.add(bye + "-0"));
        }
        return result;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("finished")
    @DisplayName("pairs, colours and bye of every round of a finished tournament")
    void everyRound(Path path) throws IOException {
        TrfFile file = TrfReader.read(path);
        for (int round = 1; round <= file.pairedRounds(); round++) {
            PairingAnswer answer = new Dutch().pair(file.toTournamentState(round - 1));
            assertThat(set(answer)).as("%s round %d", path.getFileName(), round).isEqualTo(pairs(file, round));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unfinished")
    @DisplayName("the next round of an unfinished tournament, with the order of boards where it is not accelerated")
    void nextRound(Path path) throws IOException {
        List<String> expected = Files.readAllLines(Path.of(path.toString().replace(".trf", ".pairs")));
        TournamentState state = TrfReader.read(path).toTournamentState();
        PairingAnswer answer = new Dutch().pair(state);
        if (expected.get(0).equals("NO_VALID_PAIRING")) {
            assertThat(answer).isInstanceOf(NoPairing.class);
            assertThat(((NoPairing) answer).reasons()).isNotEmpty();
            return;
        }
        List<String> boards = new ArrayList<>();
        Pairing pairing = (Pairing) answer;
        pairing.boards().forEach(board -> boards.add(board.white() + " " + board.black()));
        pairing.bye().ifPresent(bye -> boards.add(bye + " 0"));
        List<String> wanted = expected.subList(1, expected.size());
        if (state.accelerations().isEmpty()) {
            assertThat(boards).isEqualTo(wanted);
        } else {
            assertThat(boards).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }
}
