package org.chessfed.engine.swiss.completable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** A tournament played at random, round by round. */
final class PlayedTournament {

    private final List<List<RoundCell>> cells = new ArrayList<>();
    private final Set<Integer> withdrawn = new HashSet<>();
    private final int rounds;
    private final Random random;
    private final Colour initialColour;

    PlayedTournament(int players, int rounds, Random random) {
        this.rounds = rounds;
        this.random = random;
        initialColour = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
        for (int player = 0; player < players; player++) {
            cells.add(new ArrayList<>());
        }
    }

    /** Plays to the end, or to the first round that cannot be paired, and returns the number of rounds played. */
    int play(PairingSystem system, BiConsumer<TournamentState, PairingAnswer> afterPairing) {
        for (int round = 1; round <= rounds; round++) {
            withdrawn.forEach(player -> cells.get(player - 1).add(RoundCell.bye(Outcome.ZERO_POINT_BYE)));
            TournamentState state = state(round - 1);
            PairingAnswer answer = system.pair(state);
            afterPairing.accept(state, answer);
            if (!(answer instanceof Pairing pairing)) {
                return round - 1;
            }
            pairing.bye().ifPresent(player -> cells.get(player - 1).add(RoundCell.bye(Outcome.PAIRING_BYE)));
            for (Pairing.Board board : pairing.boards()) {
                int result = random.nextInt(3);
                List<Outcome> outcomes = List.of(Outcome.WIN, Outcome.DRAW, Outcome.LOSS);
                cells.get(board.white() - 1).add(RoundCell.game(board.black(), Colour.WHITE, outcomes.get(result)));
                cells.get(board.black() - 1).add(RoundCell.game(board.white(), Colour.BLACK, outcomes.get(2 - result)));
            }
        }
        return rounds;
    }

    /** Lets a player sit out every round from the next one on that is not paired yet. */
    void withdraw(int player) {
        withdrawn.add(player);
    }

    private TournamentState state(int completed) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            players.add(new Player(i + 1, "Player " + (i + 1), 2000 - 10 * i, cells.get(i)));
        }
        return new TournamentState(
                players,
                completed,
                rounds,
                PointSystem.STANDARD,
                Optional.of(initialColour),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }
}
