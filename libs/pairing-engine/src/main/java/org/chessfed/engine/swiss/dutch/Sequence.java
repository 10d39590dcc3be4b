package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Which of two pairings of one bracket comes first in the sequence of articles 4.2 to 4.4, when both meet C6 and C7 equally
 * well, so that each has as many pairs and as many moved-down players in them as the other.
 */
final class Sequence implements Comparator<PairedBracket> {

    @Override
    public int compare(PairedBracket one, PairedBracket other) {
        Division first = new Division(one);
        Division second = new Division(other);
        return STEPS.stream()
                .mapToInt(step -> Arrays.compare(step.apply(first), step.apply(second)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    /** What is compared, most important first; at each step the smaller array comes earlier. */
    private static final List<Function<Division, int[]>> STEPS = List.of(
            Division::movedDown,
            Division::opponentsOfMovedDown,
            Division::exchanges,
            Division::placesAbove,
            Division::exchangedDown,
            Division::exchangedUp,
            Division::opponentsOfResidents);

    /** A pairing of a bracket, divided as article 3 does: moved-down players, remainder, and who is above in it. */
    private static final class Division {
        private final List<int[]> fromAbove = new ArrayList<>();
        private final List<int[]> remainderPairs = new ArrayList<>();
        private final List<Integer> remainder;
        private final Set<Integer> above = new HashSet<>();

        Division(PairedBracket paired) {
            int firstResident = paired.bracket().residents()[0];
            Set<Integer> met = new HashSet<>();
            paired.pairs().stream()
                    .sorted(Comparator.comparingInt(pair -> pair[0]))
                    .forEach(pair -> {
                        if (pair[0] < firstResident) {
                            fromAbove.add(pair);
                            met.add(pair[1]);
                        } else {
                            remainderPairs.add(pair);
                            above.add(pair[0]);
                        }
                    });
            remainder = Arrays.stream(paired.bracket().residents())
                    .filter(player -> !met.contains(player))
                    .boxed()
                    .toList();
        }

        /** The moved-down players who are paired (4.4). */
        int[] movedDown() {
            return fromAbove.stream().mapToInt(pair -> pair[0]).toArray();
        }

        /** Their opponents (4.2). */
        int[] opponentsOfMovedDown() {
            return fromAbove.stream().mapToInt(pair -> pair[1]).toArray();
        }

        /** How many residents are exchanged (4.3). */
        int[] exchanges() {
            return new int[] {exchangedUp().length};
        }

        /**
         * The sum of the places in the remainder of those above: the smaller, the nearer the exchanged players are to each
         * other (4.3).
         */
        int[] placesAbove() {
            return new int[] {above.stream().mapToInt(remainder::indexOf).sum()};
        }

        /** Who leaves the original upper subgroup, lowest-ranked first, the lower the earlier (4.3). */
        int[] exchangedDown() {
            return remainder.subList(0, remainderPairs.size()).stream()
                    .filter(player -> !above.contains(player))
                    .sorted(Comparator.reverseOrder())
                    .mapToInt(player -> -player)
                    .toArray();
        }

        /** Who enters it, highest-ranked first, the higher the earlier (4.3). */
        int[] exchangedUp() {
            return remainder.subList(remainderPairs.size(), remainder.size()).stream()
                    .filter(above::contains)
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        /** The opponents of those above (4.2). */
        int[] opponentsOfResidents() {
            return remainderPairs.stream().mapToInt(pair -> pair[1]).toArray();
        }
    }
}
