package org.chessfed.engine.swiss.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The corpus of team rounds: the same matches, colours and bye in every file. */
class TeamSwissCorpusTest {

    private static final Path CORPUS = Path.of("src/test/resources/corpus/team-next");

    record Case(String name, int round) {
        Path file() {
            return CORPUS.resolve(name + ".trf");
        }
    }

    static Stream<Case> cases() throws IOException {
        return Files.readString(CORPUS.resolve("manifest.tsv")).lines().skip(1).map(line -> {
            List<String> columns = List.of(line.split("\t", -1));
            return new Case(columns.get(0), Integer.parseInt(columns.get(3)));
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("C.04.6: the next round of a corpus file has the expected matches")
    void pairsAsExpected(Case round) throws IOException {
        TrfFile file = TrfReader.read(round.file());
        TournamentState state = file.toTeamTournamentState();
        assertThat(state.nextRound()).isEqualTo(round.round());
        List<String> expected = Files.readString(CORPUS.resolve(round.name() + ".pairs"))
                .lines()
                .skip(1)
                .toList();
        assertThat(lines(new TeamSwiss(TeamSwissRules.ofCode(file.header().typeCode())).pair(state)))
                .containsExactlyElementsOf(new TreeSet<>(expected));
    }

    static TreeSet<String> lines(PairingAnswer answer) {
        TreeSet<String> lines = new TreeSet<>();
        switch (answer) {
            case Pairing pairing -> {
                pairing.boards().forEach(board -> lines.add(board.white() + " " + board.black()));
                pairing.bye().ifPresent(bye -> lines.add(bye + " 0"));
            }
            case NoPairing none -> lines.add("none " + none.reasons());
        }
        return lines;
    }
}
