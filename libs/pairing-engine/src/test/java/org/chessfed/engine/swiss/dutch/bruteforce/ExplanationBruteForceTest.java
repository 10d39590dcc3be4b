package org.chessfed.engine.swiss.dutch.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Criterion;
import org.chessfed.engine.swiss.dutch.DutchExplainer;
import org.chessfed.engine.swiss.dutch.WhyNot;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName(
        "Why two players do not meet, or one has no bye, against a naive reading of C.04.3 that tries every candidate")
class ExplanationBruteForceTest {

    /** Rounds of one run; {@code -Dexplanations.rounds} for more, {@code -Dexplanations.seed} to run one again. */
    private static final int ROUNDS = Integer.getInteger("explanations.rounds", 60);

    private static final long SEED = Long.getLong("explanations.seed", System.nanoTime());

    /** A round in which some pairs leave the following bracket what the demand needs only against the look-ahead (C8). */
    private static final long FURTHER_DEMANDS = 41508329143560L;

    private static Set<Pairing.Board> boards(Pairing pairing) {
        Set<Pairing.Board> boards = new HashSet<>(pairing.boards());
        pairing.bye().ifPresent(player -> boards.add(new Pairing.Board(player, 0)));
        return boards;
    }

    @Test
    @DisplayName(
            "The pairing shown is the best one with that pair or bye, and the criterion named the first it meets less well")
    void everyDemand() {
        System.out.println("explanations: " + ROUNDS + " rounds from seed " + SEED);
        List<String> wrong = new ArrayList<>();
        int asked = 0;
        for (long seed = SEED; seed < SEED + ROUNDS; seed++) {
            asked += ask(seed, wrong);
        }
        System.out.println("explanations: " + asked + " demands");
        assertThat(wrong).as("%s", String.join("\n", wrong)).isEmpty();
        assertThat(asked).isGreaterThan(ROUNDS);
    }

    @Test
    @DisplayName("What the demand needs below does not change what C8 expects of the following bracket")
    void lookAhead() {
        List<String> wrong = new ArrayList<>();
        assertThat(ask(FURTHER_DEMANDS, wrong)).isPositive();
        assertThat(wrong).isEmpty();
    }

    /** Asks for every pair and every bye of a round that are legal and not made; how many they were. */
    private static int ask(long seed, List<String> wrong) {
        TournamentState state = RandomRound.of(seed);
        DutchExplainer explainer = new DutchExplainer(state);
        int asked = 0;
        for (int a = 1; a <= state.players().size(); a++) {
            asked += compare(seed, state, Set.of(a), explainer, explainer.whyNoBye(a), wrong);
            for (int b = a + 1; b <= state.players().size(); b++) {
                asked += compare(seed, state, Set.of(a, b), explainer, explainer.whyNot(a, b), wrong);
            }
        }
        return asked;
    }

    private static int compare(
            long seed,
            TournamentState state,
            Set<Integer> demanded,
            DutchExplainer explainer,
            WhyNot why,
            List<String> wrong) {
        if (!(explainer.answer() instanceof Pairing actual)
                || why.alternative().isEmpty()
                || boards(why.alternative().get()).equals(boards(actual))) {
            return 0;
        }
        PairingAnswer best = new NaiveDutch().pair(state, demanded);
        String expected = new NaiveDutch().firstDifference(state, demanded);
        String named = Criterion.ofArticle(why.reasons().getFirst().article())
                .map(Criterion::name)
                .orElse("sequence");
        if (!(best instanceof Pairing pairing)
                || !boards(pairing).equals(boards(why.alternative().get()))
                || !named.equals(expected)) {
            wrong.add("seed " + seed + " demand " + demanded + ": " + why + "; expected " + expected + ", " + best);
        }
        return 1;
    }
}
