package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
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
    void everyRound(Path path) {
        CorpusFile file = CorpusFile.read(path);
        for (int round = 1; round <= file.columns; round++) {
            PairingAnswer answer = new Dutch().pair(file.before(round, true));
            assertThat(set(answer)).as("%s round %d", path.getFileName(), round).isEqualTo(file.pairs(round));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unfinished")
    @DisplayName("the next round of an unfinished tournament")
    void nextRound(Path path) throws IOException {
        CorpusFile file = CorpusFile.read(path);
        List<String> expected =
                new ArrayList<>(Files.readAllLines(Path.of(path.toString().replace(".trf", ".pairs"))));
        int round = Files.readAllLines(CORPUS.resolve("dutch-next/manifest.tsv")).stream()
                .filter(line -> line.startsWith(path.getFileName().toString().replace(".trf", "")))
                .map(line -> Integer.parseInt(line.split("\t")[3]))
                .findFirst()
                .orElseThrow();
        PairingAnswer answer = new Dutch().pair(file.before(round, false));
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
        if (file.accelerations.isEmpty()) {
            assertThat(boards).isEqualTo(wanted);
        } else {
            assertThat(boards).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }
}
