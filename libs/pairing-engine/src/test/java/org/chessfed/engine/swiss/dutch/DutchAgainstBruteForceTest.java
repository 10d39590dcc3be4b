package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("FIDE Dutch against a literal reading of the rules that tries every candidate")
class DutchAgainstBruteForceTest {

    /** Rounds per run; {@code -Dbrute.rounds=20000} for the long run. */
    private static final int ROUNDS = Integer.getInteger("brute.rounds", 1000);

    @Test
    @DisplayName("random rounds of 4 to 8 players")
    void agrees() {
        long seed = Long.getLong("brute.seed", System.nanoTime());
        int rounds = 0;
        int impossible = 0;
        for (long s = seed; rounds < ROUNDS; s++) {
            RandomTournament tournament = new RandomTournament(s, 4, 8);
            while (!tournament.isOver()) {
                TournamentState state = tournament.next();
                PairingAnswer answer = new Dutch().pair(state);
                Set<String> expected = new NaiveDutch(state).pair();
                rounds++;
                if (expected == null || answer instanceof NoPairing) {
                    assertThat(answer)
                            .as("seed %d, round %d", s, state.nextRound())
                            .isInstanceOf(NoPairing.class);
                    if (expected != null) {
                        assertThat(expected)
                                .as("seed %d, round %d", s, state.nextRound())
                                .isEmpty();
                    }
                    impossible++;
                    break;
                }
                assertThat(DutchCorpusTest.set(answer))
                        .as("seed %d, round %d of %d", s, state.nextRound(), state.totalRounds())
                        .isEqualTo(expected);
                tournament.play(state, answer);
            }
        }
        System.out.println(
                "brute force: seed " + seed + ", " + rounds + " rounds agree, " + impossible + " impossible");
    }
}
