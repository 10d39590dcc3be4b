package org.chessfed.engine.roundrobin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;

/**
 * Everybody meets everybody, in the order of the Berger tables (C.05 Annex 1). The place of a player in the table is
 * the place in the list of players, so that a player who withdraws stays in the list.
 *
 * <p>An odd field is paired as if it had one player more; who would meet that one rests. A rest is no
 * pairing-allocated bye and scores nothing: {@link Pairing#bye()} stays empty, and a remark {@code pairing.rest} names
 * the player.
 */
public final class RoundRobin implements PairingSystem {

    private static final String TABLES = "C.05 Annex 1";

    private final int cycles;

    private RoundRobin(int cycles) {
        this.cycles = cycles;
    }

    /** Everybody meets everybody once. */
    public static RoundRobin single() {
        return new RoundRobin(1);
    }

    /**
     * Everybody meets everybody twice. The second cycle repeats the first with the other colours; the last two rounds
     * of the first cycle change places, so that nobody has one colour three times in a row.
     */
    public static RoundRobin twofold() {
        return new RoundRobin(2);
    }

    /** Number of rounds for a number of players, at least 2. */
    public int rounds(int players) {
        return cycles * cycleRounds(players);
    }

    private static int cycleRounds(int players) {
        if (players < 2) {
            throw new IllegalArgumentException(players + " players cannot play a round robin");
        }
        return players % 2 == 0 ? players - 1 : players;
    }

    /**
     * The whole schedule.
     *
     * @param numbers pairing numbers in the order of the table, at least two
     * @return all rounds, round 1 first
     */
    public List<Pairing> schedule(List<Integer> numbers) {
        return IntStream.rangeClosed(1, rounds(numbers.size()))
                .mapToObj(round -> round(numbers, round, Set.of()))
                .toList();
    }

    /**
     * Pairs the next round by the table. A game with a player who has a cell for that round already is left out, and a
     * remark {@code pairing.opponent-absent} names the opponent and the absent player.
     */
    @Override
    public PairingAnswer pair(TournamentState state) {
        List<Integer> numbers = state.players().stream().map(Player::number).toList();
        int round = state.nextRound();
        if (numbers.size() < 2) {
            return new NoPairing(
                    round, List.of(new Remark(TABLES, "pairing.too-few-players", List.of(numbers.size()))));
        }
        int last = rounds(numbers.size());
        if (round > last) {
            return new NoPairing(round, List.of(new Remark(TABLES, "pairing.all-rounds-paired", List.of(last))));
        }
        Set<Integer> absent = new HashSet<>();
        for (Player player : state.players()) {
            if (player.cells().size() > state.completedRounds()) {
                absent.add(player.number());
            }
        }
        return round(numbers, round, absent);
    }

    private Pairing round(List<Integer> numbers, int round, Set<Integer> absent) {
        int cycle = (round - 1) / cycleRounds(numbers.size());
        List<Pairing.Board> boards = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>();
        for (Pairing.Board places : table(numbers.size(), tableRound(numbers.size(), round))) {
            int white = cycle % 2 == 0 ? places.white() : places.black();
            int black = cycle % 2 == 0 ? places.black() : places.white();
            if (white > numbers.size() || black > numbers.size()) {
                remarks.add(new Remark(TABLES, "pairing.rest", List.of(numbers.get(Math.min(white, black) - 1))));
            } else {
                add(numbers.get(white - 1), numbers.get(black - 1), absent, boards, remarks);
            }
        }
        return new Pairing(round, boards, OptionalInt.empty(), remarks);
    }

    private static void add(
            int white, int black, Set<Integer> absent, List<Pairing.Board> boards, List<Remark> remarks) {
        boolean whiteAbsent = absent.contains(white);
        boolean blackAbsent = absent.contains(black);
        if (!whiteAbsent && !blackAbsent) {
            boards.add(new Pairing.Board(white, black));
        } else if (!whiteAbsent || !blackAbsent) {
            remarks.add(new Remark(
                    TABLES, "pairing.opponent-absent", whiteAbsent ? List.of(black, white) : List.of(white, black)));
        }
    }

    /** The round of the table that is played in a round of the tournament. */
    private int tableRound(int players, int round) {
        int inCycle = cycleRounds(players);
        int position = (round - 1) % inCycle + 1;
        boolean lastTwo = cycles == 2 && round <= inCycle && inCycle > 2 && position >= inCycle - 1;
        return lastTwo ? 2 * inCycle - 1 - position : position;
    }

    /** One round of the Berger table by places from 1; the highest place of an odd field is the one that rests. */
    private static List<Pairing.Board> table(int players, int round) {
        int fixed = players + players % 2;
        int cyclic = fixed - 1;
        int pivot = (round - 1) * (fixed / 2) % cyclic;
        List<Pairing.Board> boards = new ArrayList<>();
        boards.add(round % 2 == 1 ? new Pairing.Board(pivot + 1, fixed) : new Pairing.Board(fixed, pivot + 1));
        for (int k = 1; k < fixed / 2; k++) {
            boards.add(new Pairing.Board((pivot + k) % cyclic + 1, (pivot - k + cyclic) % cyclic + 1));
        }
        return boards;
    }
}
