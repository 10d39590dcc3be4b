package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.engine.Colour;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;

/**
 * The FIDE (Dutch) system, C.04.3 in the edition in force since 2026-02-01, exact: the pairing is the best one under
 * criteria C1 to C21 and, among equals, the first in the sequence of article 4. It is found by weighted matching, in
 * polynomial time, without trying pairings one after the other.
 *
 * <p>Stateless; safe for use by several threads.
 */
public final class Dutch implements PairingSystem {

    private final Rules rules;

    /** The system with all its criteria. */
    public Dutch() {
        this(Rules.ALL);
    }

    Dutch(Rules rules) {
        this.rules = rules;
    }

    /**
     * The system without C3, so that no pair is barred for its colours; only for a field that must meet completely, in
     * rounds in which the exact system finds no pairing.
     */
    public static Dutch withoutColourBar() {
        return new Dutch(Rules.without(Criterion.C3));
    }

    /**
     * Pairs the next round.
     *
     * @return a {@link Pairing} with boards in the order of C.04.2, 3.6 (by pairing score, C.04.7, 1.5), or a
     *     {@link NoPairing} that says why there is none
     */
    @Override
    public PairingAnswer pair(TournamentState state) {
        if (state.completedRounds() >= state.totalRounds()) {
            return none(state.nextRound(), "C.04.1 1", "pairing.all-rounds-played", List.of(state.totalRounds()));
        }
        Field field = Field.of(state, rules);
        if (field.size() == 0) {
            return none(state.nextRound(), "C.04.3 1.9.3", "pairing.nobody-present", List.of(state.nextRound()));
        }
        Optional<RoundPairing.Result> result = new RoundPairing(field).pair();
        if (result.isEmpty()) {
            return new NoPairing(state.nextRound(), new Obstacles(field).find());
        }
        return publish(field, result.get());
    }

    /** Colours and board order for the pairs that were found. */
    static PairingAnswer publish(Field field, RoundPairing.Result result) {
        List<int[]> pairs = new ArrayList<>();
        result.brackets().forEach(bracket -> pairs.addAll(bracket.pairs()));
        pairs.sort(boardOrder(field));
        List<Pairing.Board> boards = new ArrayList<>();
        for (int[] pair : pairs) {
            Optional<Colour> colour = field.colourOf(pair[0], pair[1]);
            if (colour.isEmpty()) {
                return none(field.round(), "C.04.3 5.1", "pairing.no-initial-colour", List.of(field.round()));
            }
            int higher = field.get(pair[0]).number();
            int lower = field.get(pair[1]).number();
            boards.add(
                    colour.get() == Colour.WHITE ? new Pairing.Board(higher, lower) : new Pairing.Board(lower, higher));
        }
        int[] left = result.brackets().get(result.brackets().size() - 1).downfloaters();
        OptionalInt bye = left.length == 0
                ? OptionalInt.empty()
                : OptionalInt.of(field.get(left[0]).number());
        return new Pairing(field.round(), boards, bye, List.of());
    }

    private static NoPairing none(int round, String article, String key, List<Integer> numbers) {
        return new NoPairing(round, List.of(new Remark(article, key, numbers)));
    }

    /** C.04.2, 3.6: score of the higher-ranked player, sum of both scores, number of the higher-ranked player. */
    private static Comparator<int[]> boardOrder(Field field) {
        return Comparator.comparingInt((int[] pair) -> -field.score(pair[0]))
                .thenComparingInt(pair -> -field.score(pair[1]))
                .thenComparingInt(pair -> field.get(pair[0]).number());
    }
}
