package org.chessfed.engine.swiss.completable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * Tells whether all rounds that remain can be paired without a rematch and without a second bye, whatever the results
 * and the colours: whether the graph of the pairs still open holds that many disjoint perfect matchings. In an odd
 * field one more vertex stands for the bye.
 *
 * <p>In the rounds ahead play all players of the tournament but those who sit the coming round out without points: they
 * are taken for withdrawn.
 */
final class RemainingRounds {

    /** Largest field that is looked at, the bye counted; one bit for each in a {@code long}. */
    static final int LARGEST_FIELD = 64;

    /** Steps of one search; far above what fields of up to 20 need. */
    private static final long MOST_STEPS = 5_000_000;

    /** What a search found. */
    enum Finding {
        POSSIBLE,
        IMPOSSIBLE,
        /** The search was given up. */
        UNKNOWN
    }

    private final TournamentState state;
    private final Map<Integer, Integer> vertexOf = new HashMap<>();
    private final int vertices;
    private final long[] open;
    private long steps;

    private RemainingRounds(TournamentState state) {
        this.state = state;
        List<Player> playing = state.players().stream()
                .filter(player -> player.cells().size() < state.nextRound()
                        || player.cells().get(state.nextRound() - 1).outcome() != Outcome.ZERO_POINT_BYE)
                .toList();
        for (Player player : playing) {
            vertexOf.put(player.number(), vertexOf.size());
        }
        vertices = playing.size() + playing.size() % 2;
        open = new long[vertices];
        for (int v = 0; v < vertices; v++) {
            open[v] = (vertices == LARGEST_FIELD ? -1L : (1L << vertices) - 1) & ~(1L << v);
        }
        for (Player player : playing) {
            for (RoundCell cell : player.cells()) {
                if (cell.outcome().played()) {
                    close(player.number(), cell.opponent());
                } else if (barsBye(cell.outcome(), state.points())) {
                    closeBye(player.number());
                }
            }
        }
    }

    /** Whether a field is small enough to be looked at. */
    static boolean canLookAt(TournamentState state) {
        return state.players().size() < LARGEST_FIELD;
    }

    /** Whether the coming round and all later ones can be paired. */
    static Finding from(TournamentState state) {
        return new RemainingRounds(state).search(state.nextRound());
    }

    /** Whether the rounds after the coming one can be paired when that one is paired so. */
    static Finding after(TournamentState state, Pairing pairing) {
        RemainingRounds rounds = new RemainingRounds(state);
        pairing.boards().forEach(board -> rounds.close(board.white(), board.black()));
        pairing.bye().ifPresent(rounds::closeBye);
        return rounds.search(state.nextRound() + 1);
    }

    /** Whether an outcome keeps the pairing-allocated bye away (C.04.1, 4). */
    static boolean barsBye(Outcome outcome, PointSystem points) {
        return outcome == Outcome.PAIRING_BYE || (!outcome.played() && points.points(outcome) >= points.win());
    }

    private void close(int one, int other) {
        Integer v = vertexOf.get(one);
        Integer w = vertexOf.get(other);
        if (v != null && w != null) {
            open[v] &= ~(1L << w);
            open[w] &= ~(1L << v);
        }
    }

    private void closeBye(int player) {
        Integer v = vertexOf.get(player);
        if (v != null && vertices > vertexOf.size()) {
            open[v] &= ~(1L << (vertices - 1));
            open[vertices - 1] &= ~(1L << v);
        }
    }

    private Finding search(int firstRound) {
        if (firstRound > state.totalRounds() || vertices == 0) {
            return Finding.POSSIBLE;
        }
        List<long[]> barred = new ArrayList<>();
        boolean alike = true;
        for (int round = firstRound; round <= state.totalRounds(); round++) {
            long[] masks = barredIn(round);
            for (long mask : masks) {
                alike &= mask == 0;
            }
            barred.add(masks);
        }
        boolean found = pairRounds(open.clone(), barred, 0, alike, -1);
        return found ? Finding.POSSIBLE : steps > MOST_STEPS ? Finding.UNKNOWN : Finding.IMPOSSIBLE;
    }

    private long[] barredIn(int round) {
        long[] masks = new long[vertices];
        for (ForbiddenPairs group : state.forbidden()) {
            if (group.firstRound() <= round && round <= group.lastRound()) {
                long members = 0;
                for (int player : group.players()) {
                    Integer v = vertexOf.get(player);
                    members |= v == null ? 0 : 1L << v;
                }
                for (int v = 0; v < vertices; v++) {
                    masks[v] |= (members >> v & 1) == 1 ? members : 0;
                }
            }
        }
        return masks;
    }

    /**
     * Pairs the rounds from one on.
     *
     * @param alike whether the rounds may change places; then the partners of vertex 0 are taken in ascending order
     * @param lastPartner partner of vertex 0 in the round before
     */
    private boolean pairRounds(long[] edges, List<long[]> barred, int round, boolean alike, int lastPartner) {
        if (round == barred.size()) {
            return true;
        }
        for (long neighbours : edges) {
            if (Long.bitCount(neighbours) < barred.size() - round) {
                return false;
            }
        }
        long all = vertices == LARGEST_FIELD ? -1L : (1L << vertices) - 1;
        return pairRound(edges, all, new long[vertices], barred, round, alike, lastPartner);
    }

    /** Pairs the free vertices of one round, the one with the fewest partners first, and then the rounds after it. */
    private boolean pairRound(
            long[] edges, long free, long[] chosen, List<long[]> barred, int round, boolean alike, int lastPartner) {
        if (++steps > MOST_STEPS) {
            return false;
        }
        if (free == 0) {
            long[] rest = new long[vertices];
            for (int v = 0; v < vertices; v++) {
                rest[v] = edges[v] & ~chosen[v];
            }
            return pairRounds(rest, barred, round + 1, alike, Long.numberOfTrailingZeros(chosen[0]));
        }
        int vertex = -1;
        long partners = 0;
        for (long left = free; left != 0; left &= left - 1) {
            int v = Long.numberOfTrailingZeros(left);
            long candidates = edges[v] & free & ~barred.get(round)[v];
            if (alike && v == 0) {
                candidates &= lastPartner < 0 ? -1L : -2L << lastPartner;
            }
            if (vertex < 0 || Long.bitCount(candidates) < Long.bitCount(partners)) {
                vertex = v;
                partners = candidates;
            }
        }
        for (long left = partners; left != 0; left &= left - 1) {
            int partner = Long.numberOfTrailingZeros(left);
            if (alike && partner == 0 && vertex <= lastPartner) {
                continue;
            }
            chosen[vertex] = 1L << partner;
            chosen[partner] = 1L << vertex;
            if (pairRound(edges, free & ~(1L << vertex | 1L << partner), chosen, barred, round, alike, lastPartner)) {
                return true;
            }
        }
        return false;
    }
}
