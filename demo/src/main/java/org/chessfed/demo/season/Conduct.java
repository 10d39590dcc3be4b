package org.chessfed.demo.season;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.chessfed.demo.people.Draw;

/**
 * Who does not play as he should in one event: stays away, goes home early, comes late. By name; everybody else plays.
 *
 * @param absent rounds that somebody misses without a word
 * @param late rounds for which somebody comes after the limit
 * @param slow rounds for which somebody comes in the last second that is in time
 * @param withdraws the round from which somebody has withdrawn with notice
 */
record Conduct(
        Map<String, Set<Integer>> absent,
        Map<String, Set<Integer>> late,
        Map<String, Set<Integer>> slow,
        Map<String, Integer> withdraws) {

    Conduct {
        absent = Map.copyOf(absent);
        late = Map.copyOf(late);
        slow = Map.copyOf(slow);
        withdraws = Map.copyOf(withdraws);
    }

    /** Everybody plays. */
    static Conduct blameless() {
        return new Conduct(Map.of(), Map.of(), Map.of(), Map.of());
    }

    /** Which misconduct is shown in an event. */
    enum Show {
        /** Somebody paid and never comes. */
        NEVER_COMES,
        /** Somebody goes home so early that he misses one round more than the results bear. */
        GOES_HOME,
        /** Somebody misses as many rounds as make results void, and no more. */
        MISSES_ENOUGH_FOR_VOID,
        /** Somebody withdraws in good time from so many last rounds that a ban follows. */
        WITHDRAWS
    }

    /**
     * Draws who behaves how.
     *
     * @param names those who play, in any order; those who may misbehave
     * @param rounds number of rounds
     * @param voidFrom so many missed rounds make the results void; 0: none do
     */
    static Conduct of(Draw draw, String event, List<String> names, int rounds, int voidFrom, Set<Show> shows) {
        List<String> order =
                new ArrayList<>(draw.shuffled(names.stream().sorted().toList(), "conduct", event));
        Map<String, Set<Integer>> absent = new HashMap<>();
        Map<String, Set<Integer>> late = new HashMap<>();
        Map<String, Set<Integer>> slow = new HashMap<>();
        Map<String, Integer> withdraws = new HashMap<>();
        for (Show show : new TreeSet<>(shows)) {
            if (order.size() < 6) {
                break;
            }
            String name = order.removeFirst();
            switch (show) {
                case NEVER_COMES -> absent.put(name, rounds(1, rounds));
                case GOES_HOME -> absent.put(name, rounds(rounds - voidFrom, rounds));
                case MISSES_ENOUGH_FOR_VOID -> absent.put(name, rounds(2, 1 + voidFrom));
                case WITHDRAWS -> withdraws.put(name, rounds - voidFrom);
            }
        }
        for (int i = 0; i < 2 && order.size() > 4; i++) {
            late.put(order.removeFirst(), Set.of(1 + draw.below(rounds, "late", event, i)));
            slow.put(order.removeFirst(), Set.of(1 + draw.below(rounds, "slow", event, i)));
        }
        return new Conduct(absent, late, slow, withdraws);
    }

    private static Set<Integer> rounds(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().collect(java.util.stream.Collectors.toSet());
    }

    boolean absent(String name, int round) {
        return absent.getOrDefault(name, Set.of()).contains(round);
    }

    boolean late(String name, int round) {
        return late.getOrDefault(name, Set.of()).contains(round);
    }

    boolean slow(String name, int round) {
        return slow.getOrDefault(name, Set.of()).contains(round);
    }

    /** Whether somebody does not even come to the check-in. */
    boolean staysAway(String name) {
        return absent(name, 1);
    }
}
