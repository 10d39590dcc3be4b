package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.chessfed.engine.Acceleration;

/** The records of virtual points: 250 for a range of players and rounds, XXA for a player. */
final class AccelerationRecords {

    private final List<Acceleration> ranges = new ArrayList<>();
    private final TreeMap<Integer, List<Span>> players = new TreeMap<>();
    private final List<Named> named = new ArrayList<>();

    /** A player or team that a record names. */
    private record Named(TrfLine line, int column, int number) {}

    /** Rounds in which a player has the same virtual points, both inclusive; tenths. */
    private record Span(int first, int last, int value) {}

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
        named.add(new Named(line, 23, from));
        named.add(new Named(line, 28, to));
        ranges.add(new Acceleration(first, last, from, to, value));
    }

    void player(TrfLine line) {
        int player = line.positive(5, 8, TrfAssembly.MOST_PLAYERS, "player");
        named.add(new Named(line, 5, player));
        List<Span> spans = new ArrayList<>();
        if (players.putIfAbsent(player, spans) != null) {
            throw line.fault(5, "player " + player + " has a record of virtual points already");
        }
        int first = 1;
        int value = 0;
        int round = 1;
        for (int column = 10; column <= line.length(); column += 5) {
            int next = line.worth(column, column + 3, "virtual points of round " + round)
                    .orElse(0);
            if (next != value) {
                spans.add(new Span(first, round - 1, value));
                first = round;
                value = next;
            }
            round++;
        }
        spans.add(new Span(first, round - 1, value));
        spans.removeIf(span -> span.value() == 0);
    }

    /** The points of the players; neighbours with the same ones are one range. */
    private List<Acceleration> ofPlayers() {
        List<Acceleration> result = new ArrayList<>();
        for (Map.Entry<Integer, List<Span>> entry : players.entrySet()) {
            int from = entry.getKey();
            if (entry.getValue().equals(players.get(from - 1))) {
                continue;
            }
            int to = from;
            while (entry.getValue().equals(players.get(to + 1))) {
                to++;
            }
            for (Span span : entry.getValue()) {
                result.add(new Acceleration(span.first(), span.last(), from, to, span.value()));
            }
        }
        return result;
    }

    /**
     * What holds: the ranges, or where there is none, the points of the players.
     *
     * @param numbers of the players, or of the teams where teams play
     */
    List<Acceleration> finish(Set<Integer> numbers) {
        for (Named one : named) {
            if (!numbers.contains(one.number())) {
                throw one.line()
                        .fault(
                                one.column(),
                                "virtual points name number " + one.number() + ", which the file does not have");
            }
        }
        return ranges.isEmpty() ? ofPlayers() : ranges;
    }
}
