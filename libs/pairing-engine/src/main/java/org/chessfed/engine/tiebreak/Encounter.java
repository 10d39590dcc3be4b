package org.chessfed.engine.tiebreak;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.chessfed.engine.Outcome;

/**
 * Direct encounter (C.07, 6): the table of the games between tied players. It parts players only where the games that were
 * not played could not change the order, and is taken again inside every subgroup that it leaves tied.
 */
final class Encounter {

    private final Ledger ledger;
    private final ForfeitInDirectEncounter forfeits;

    Encounter(Ledger ledger, ForfeitInDirectEncounter forfeits) {
        this.ledger = ledger;
        this.forfeits = forfeits;
    }

    /**
     * Parts a group.
     *
     * @return subgroups, the best first; the group as it is when nothing parts it
     */
    List<List<Integer>> part(List<Integer> group) {
        List<List<Integer>> once = once(group);
        if (once.size() == 1) {
            return once;
        }
        List<List<Integer>> parted = new ArrayList<>();
        for (List<Integer> subgroup : once) {
            parted.addAll(subgroup.size() > 1 ? part(subgroup) : List.of(subgroup));
        }
        return parted;
    }

    /** Parts a group by one table, without taking it again in the subgroups. */
    List<List<Integer>> once(List<Integer> group) {
        List<Standing> table = table(group);
        boolean allMet = table.stream().allMatch(standing -> standing.missing == 0);
        return allMet ? byPoints(table) : certainLeaders(table);
    }

    /** The games of a player against the others of a group. */
    List<Contribution> working(int player, Collection<Integer> group) {
        List<Contribution> lines = new ArrayList<>();
        for (Entry entry : ledger.entries(player)) {
            if (group.contains(entry.opponent())) {
                points(entry)
                        .ifPresent(points -> lines.add(
                                OwnResults.line(entry, Contribution.Basis.ENCOUNTER, TieBreakValue.tenths(points))));
            }
        }
        return lines;
    }

    private static List<List<Integer>> byPoints(List<Standing> table) {
        List<List<Integer>> parted = new ArrayList<>();
        Standing before = null;
        for (Standing standing : table) {
            if (before == null || before.points.compareTo(standing.points) != 0) {
                parted.add(new ArrayList<>());
            }
            parted.getLast().add(standing.player);
            before = standing;
        }
        return parted;
    }

    /** 6.3: the first, as long as nobody could catch him, then the second, and so on; the rest stay together. */
    private static List<List<Integer>> certainLeaders(List<Standing> table) {
        List<List<Integer>> parted = new ArrayList<>();
        List<Standing> rest = new ArrayList<>(table);
        while (rest.size() > 1) {
            Standing leader = rest.getFirst();
            boolean certain = rest.stream().skip(1).allMatch(other -> leader.points.compareTo(other.attainable) > 0);
            if (!certain) {
                break;
            }
            parted.add(List.of(leader.player));
            rest.removeFirst();
        }
        parted.add(rest.stream().map(standing -> standing.player).sorted().toList());
        return parted;
    }

    private List<Standing> table(List<Integer> group) {
        List<Standing> table = new ArrayList<>();
        for (int player : group) {
            Map<Integer, List<Integer>> games = new TreeMap<>();
            for (Entry entry : ledger.entries(player)) {
                if (group.contains(entry.opponent()) && entry.opponent() != player) {
                    points(entry)
                            .ifPresent(points -> games.computeIfAbsent(entry.opponent(), opponent -> new ArrayList<>())
                                    .add(points));
                }
            }
            Fraction points = Fraction.ZERO;
            for (List<Integer> several : games.values()) {
                long sum = several.stream().mapToInt(Integer::intValue).sum();
                points = points.plus(new Fraction(sum, several.size()));
            }
            int missing = group.size() - 1 - games.size();
            table.add(
                    new Standing(player, points, missing, points.plus(new Fraction((long) missing * ledger.win(), 1))));
        }
        table.sort(Comparator.comparing((Standing standing) -> standing.points)
                .reversed()
                .thenComparing(standing -> standing.player));
        return table;
    }

    /** Points of a round in direct encounter; empty when the round is no game there. */
    private OptionalInt points(Entry entry) {
        if (entry.struck() || entry.opponent() == 0) {
            return OptionalInt.empty();
        }
        if (!entry.forfeited()) {
            return entry.game() ? OptionalInt.of(entry.points()) : OptionalInt.empty();
        }
        return switch (forfeits) {
            case BY_POLICY -> entry.game() ? OptionalInt.of(entry.points()) : OptionalInt.empty();
            case DRAW ->
                wonByOneSide(entry)
                        ? OptionalInt.of(ledger.draw())
                        : entry.game() ? OptionalInt.of(entry.points()) : OptionalInt.empty();
            case IGNORE -> OptionalInt.empty();
        };
    }

    private boolean wonByOneSide(Entry entry) {
        return entry.outcome() == Outcome.FORFEIT_WIN
                || ledger.entries(entry.opponent()).get(entry.round() - 1).outcome() == Outcome.FORFEIT_WIN;
    }

    /**
     * A line of the table.
     *
     * @param points points won
     * @param missing opponents not met
     * @param attainable points if all missing games were won
     */
    private record Standing(int player, Fraction points, int missing, Fraction attainable) {}

    /** An exact sum of means. */
    private record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
        static final Fraction ZERO = new Fraction(0, 1);

        Fraction plus(Fraction other) {
            return new Fraction(
                            numerator * other.denominator + other.numerator * denominator,
                            denominator * other.denominator)
                    .reduced();
        }

        private Fraction reduced() {
            long divisor = BigInteger.valueOf(numerator)
                    .gcd(BigInteger.valueOf(denominator))
                    .longValueExact();
            return new Fraction(numerator / divisor, denominator / divisor);
        }

        @Override
        public int compareTo(Fraction other) {
            return Long.compare(numerator * other.denominator, other.numerator * denominator);
        }
    }

    /** Places inside a group from its subgroups: 1 first, shared places alike; 0 for all when nothing parts them. */
    static Map<Integer, Integer> places(List<List<Integer>> parted) {
        Map<Integer, Integer> places = new HashMap<>();
        int place = parted.size() == 1 ? 0 : 1;
        for (List<Integer> subgroup : parted) {
            for (int player : subgroup) {
                places.put(player, place);
            }
            place += subgroup.size();
        }
        return places;
    }

    /** The games of two players against each other, by the rounds of the first. */
    static List<Entry> between(Ledger ledger, int one, int other) {
        return ledger.entries(one).stream()
                .filter(entry -> entry.opponent() == other && entry.game())
                .toList();
    }
}
