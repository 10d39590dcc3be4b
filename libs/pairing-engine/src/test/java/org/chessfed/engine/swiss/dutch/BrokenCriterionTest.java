package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.bruteforce.NaiveDutch;
import org.chessfed.engine.swiss.dutch.bruteforce.RandomRound;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("An engine with one criterion left out is caught")
class BrokenCriterionTest {

    /** Random rounds that the brute force looks at, seeds 1 to this one. */
    private static final int SEEDS = Integer.getInteger("broken.seeds", 2000);

    /** Rounds in which the criterion that decides most rarely does so. */
    private static final List<TournamentState> DECIDED_BY_C17 = List.of(
            CrossTable.state(
                    3,
                    6,
                    Colour.BLACK,
                    "Z 5w0 7w1",
                    "5b= 6w= 3b=",
                    "Z 7b= 2w=",
                    "Z Z F",
                    "2w= 1b1 H",
                    "U 2b= Z Z",
                    "Z 3w= 1b0 Z"),
            CrossTable.state(
                    4,
                    6,
                    Colour.BLACK,
                    "4b= 6w1 5w1 3b=",
                    "5w0 U 4b= 7w=",
                    "6b= 4w1 7b= 1w=",
                    "1w= 3b0 2w= U",
                    "2b1 7w1 1b0 6w=",
                    "3w= 1b0 U 5b=",
                    "U 5b0 3w= 2b="));

    /** A round and its exact pairs. */
    private record Exact(TournamentState state, Set<String> pairs) {
        static Exact of(TournamentState state) {
            return new Exact(state, DutchCorpusTest.set(new Dutch().pair(state)));
        }

        boolean differs(Dutch broken) {
            return !DutchCorpusTest.set(broken.pair(state)).equals(pairs);
        }
    }

    private static final List<Exact> CORPUS = new ArrayList<>();
    private static final List<Exact> RANDOM = new ArrayList<>();

    @BeforeAll
    static void pairExactly() throws IOException {
        for (Path path : DutchCorpusTest.finished().toList()) {
            TrfFile file = TrfReader.read(path);
            for (int round = 1; round <= file.pairedRounds(); round++) {
                CORPUS.add(Exact.of(file.toTournamentState(round - 1)));
            }
        }
        DECIDED_BY_C17.forEach(state -> RANDOM.add(Exact.of(state)));
        LongStream.rangeClosed(1, SEEDS).forEach(seed -> RANDOM.add(Exact.of(RandomRound.of(seed))));
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(Criterion.class)
    @DisplayName("by corpus or brute force, each of C1 to C21 in turn")
    void isCaught(Criterion criterion) {
        Dutch broken = new Dutch(Rules.without(criterion));
        long corpusRounds =
                CORPUS.stream().filter(round -> round.differs(broken)).count();
        List<Exact> caught =
                RANDOM.stream().filter(round -> round.differs(broken)).limit(3).toList();
        for (Exact round : caught) {
            assertThat(DutchCorpusTest.set(new NaiveDutch().pair(round.state())))
                    .isEqualTo(round.pairs());
        }
        System.out.printf(
                "%s left out: %d corpus rounds and %d of the brute force's rounds differ%n",
                criterion, corpusRounds, caught.size());
        assertThat(corpusRounds + caught.size()).as("rounds that catch it").isPositive();
    }
}
