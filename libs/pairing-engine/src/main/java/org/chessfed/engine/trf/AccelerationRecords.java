package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.chessfed.engine.Acceleration;

/** The records of virtual points: 250 for a range of players and rounds, XXA for a player. */
final class AccelerationRecords {

    private final List<Acceleration> ranges = new ArrayList<>();
    private final List<Acceleration> players = new ArrayList<>();

    void range(TrfLine line) {
        OptionalInt matchPoints = line.worth(5, 8, "virtual match points");
        OptionalInt virtualPoints = line.worth(10, 13, "virtual points");
        int first = line.positive(15, 17, TrfAssembly.MOST_ROUNDS, "first round");
        int last = line.positive(19, 21, TrfAssembly.MOST_ROUNDS, "last round");
        int from = line.positive(23, 26, TrfAssembly.MOST_PLAYERS, "first player");
        int to = line.positive(28, 31, TrfAssembly.MOST_PLAYERS, "last player");
        if (last < first) {
            throw line.fault(19, "last round " + last + " is before the first, " + first);
        }
        if (to < from) {
            throw line.fault(28, "last player " + to + " is before the first, " + from);
        }
        int value = matchPoints.orElse(0) > 0 ? matchPoints.getAsInt() : virtualPoints.orElse(0);
        if (value == 0) {
            throw line.fault(10, "virtual points are missing");
        }
        ranges.add(new Acceleration(first, last, from, to, value));
    }

    void player(TrfLine line) {
        int player = line.positive(5, 8, TrfAssembly.MOST_PLAYERS, "player");
        int round = 1;
        for (int column = 10; column <= line.length(); column += 5) {
            int value = line.worth(column, column + 3, "virtual points of round " + round)
                    .orElse(0);
            if (value > 0) {
                players.add(new Acceleration(round, round, player, player, value));
            }
            round++;
        }
    }

    /** What holds: the ranges, or where there is none, the points of the players. */
    List<Acceleration> finish() {
        return ranges.isEmpty() ? players : ranges;
    }
}
