package org.chessfed.engine.swiss.dutch.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The engine against a naive reading of C.04.3 that tries every candidate")
class BruteForceTest {

    /** Rounds of one run; {@code -Dbruteforce.rounds=20000} for more, {@code -Dbruteforce.seed} to run one again. */
    private static final int ROUNDS = Integer.getInteger("bruteforce.rounds", 1000);

    private static final long SEED = Long.getLong("bruteforce.seed", System.nanoTime());

    @Test
    @DisplayName("Same pairs, colours, boards and bye in random rounds of 4 to 8 players")
    void randomRounds() {
        System.out.println("brute force: " + ROUNDS + " rounds from seed " + SEED);
        List<String> differences = new ArrayList<>();
        int paired = 0;
        int impossible = 0;
        for (int i = 0; i < ROUNDS && differences.size() < 5; i++) {
            TournamentState state = RandomRound.of(SEED + i);
            PairingAnswer expected = new NaiveDutch().pair(state);
            PairingAnswer found = new Dutch().pair(state);
            paired += expected instanceof Pairing ? 1 : 0;
            impossible += expected instanceof NoPairing ? 1 : 0;
            if (!text(expected).equals(text(found))) {
                differences.add("seed %d%nnaive  %s%nengine %s%n%s"
                        .formatted(SEED + i, text(expected), text(found), text(state)));
            }
        }
        System.out.println("brute force: " + paired + " paired, " + impossible + " impossible");
        assertThat(differences).as("%s", String.join("\n", differences)).isEmpty();
        assertThat(paired).as("rounds that could be paired").isGreaterThan(ROUNDS * 6 / 10);
    }

    private static String text(PairingAnswer answer) {
        return switch (answer) {
            case Pairing pairing -> pairing.boards() + " bye " + pairing.bye();
            case NoPairing none -> "no pairing of round " + none.round();
        };
    }

    /** A state as a table, to be looked at by people. */
    private static String text(TournamentState state) {
        StringBuilder text = new StringBuilder("round %d of %d, %s, %s%n%s %s%n"
                .formatted(
                        state.nextRound(),
                        state.totalRounds(),
                        state.points(),
                        state.initialColour(),
                        state.accelerations(),
                        state.forbidden()));
        for (Player player : state.players()) {
            text.append(player.number()).append(':');
            for (RoundCell cell : player.cells()) {
                text.append(' ')
                        .append(cell.opponent() == 0 ? "" : cell.opponent())
                        .append(cell.colour()
                                .map(colour -> colour.name().substring(0, 1).toLowerCase(Locale.ROOT))
                                .orElse(""))
                        .append(cell.outcome().code());
            }
            text.append('\n');
        }
        return text.toString();
    }
}
