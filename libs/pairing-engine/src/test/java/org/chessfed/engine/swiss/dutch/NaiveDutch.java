package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * C.04.3 read literally, for a handful of players: every candidate in the sequence of articles 3 and 4 is built and
 * judged. Written from the rule text; shares no code with the engine.
 */
final class NaiveDutch {

    private static final class P {
        int tpn;
        int score;
        boolean oddNumber;
        boolean topscorer;
        boolean byeBarred;
        int unplayed;
        int cd;
        int pref;
        int strength;
        String colours = "";
        char float1 = '-';
        char float2 = '-';
        final Set<Integer> met = new HashSet<>();
    }

    private final TournamentState state;
    private final List<P> field = new ArrayList<>();
    private final Map<Integer, Boolean> completable = new HashMap<>();
    private boolean byeNeeded;
    private int byeScore;

    NaiveDutch(TournamentState state) {
        this.state = state;
    }

    /** The pairs "white-black" and "n-0", or {@code null} when no complete pairing exists. */
    Set<String> pair() {
        read();
        int n = field.size();
        int all = (1 << n) - 1;
        byeNeeded = n % 2 == 1;
        if (byeNeeded) {
            boolean found = false;
            for (int score :
                    field.stream().map(p -> p.score).sorted().distinct().toList()) {
                byeScore = score;
                completable.clear();
                if (canComplete(all)) {
                    found = true;
                    break;
                }
            }
            if (!found) {
                return null;
            }
        } else if (!canComplete(all)) {
            return null;
        }
        Set<String> result = new HashSet<>();
        List<Integer> movedDown = new ArrayList<>();
        int at = 0;
        while (at < n) {
            List<Integer> residents = new ArrayList<>();
            int score = field.get(at).score;
            while (at < n && field.get(at).score == score) {
                residents.add(at++);
            }
            List<Integer> next = new ArrayList<>();
            for (int i = at; i < n && field.get(i).score == field.get(at).score; i++) {
                next.add(i);
            }
            int below = all & ~((1 << at) - 1);
            List<int[]> best = bracket(movedDown, residents, next, below);
            Set<Integer> paired = new HashSet<>();
            for (int[] pair : best) {
                paired.add(pair[0]);
                paired.add(pair[1]);
                result.add(colours(Math.min(pair[0], pair[1]), Math.max(pair[0], pair[1])));
            }
            List<Integer> down = new ArrayList<>(movedDown);
            down.addAll(residents);
            down.removeAll(paired);
            movedDown = down;
        }
        if (movedDown.size() == 1) {
            result.add(field.get(movedDown.get(0)).tpn + "-0");
        }
        return result;
    }

    // Reading the tournament.

    private int points(Player player, int rounds) {
        int sum = 0;
        for (int r = 0; r < rounds; r++) {
            sum += state.points()
                    .points(r < player.cells().size() ? player.cells().get(r).outcome() : Outcome.ZERO_POINT_BYE);
        }
        return sum;
    }

    private int pairingScore(Player player, int round) {
        int sum = points(player, round - 1);
        for (Acceleration a : state.accelerations()) {
            if (a.firstRound() <= round
                    && round <= a.lastRound()
                    && a.firstPlayer() <= player.number()
                    && player.number() <= a.lastPlayer()) {
                sum += a.virtualPoints();
            }
        }
        return sum;
    }

    private char floatOf(Player player, int round) {
        if (round < 1) {
            return '-';
        }
        RoundCell cell = round <= player.cells().size() ? player.cells().get(round - 1) : null;
        Outcome outcome = cell == null ? Outcome.ZERO_POINT_BYE : cell.outcome();
        if (outcome == Outcome.PAIRING_BYE) {
            return 'D';
        }
        if (!outcome.played()) {
            return state.points().points(outcome) > state.points().loss() ? 'D' : '-';
        }
        int opponent = cell.opponent();
        Player other = state.players().stream()
                .filter(p -> p.number() == opponent)
                .findFirst()
                .orElseThrow();
        int difference = pairingScore(player, round) - pairingScore(other, round);
        return difference > 0 ? 'D' : difference < 0 ? 'U' : '-';
    }

    private void read() {
        int done = state.completedRounds();
        int position = 0;
        for (Player player : state.players()) {
            boolean absent = player.cells().size() > done;
            boolean before = false;
            for (int r = 0; r < Math.min(done, player.cells().size()); r++) {
                Outcome outcome = player.cells().get(r).outcome();
                before |= outcome.paired() || outcome == Outcome.PAIRING_BYE;
            }
            if (absent && !before) {
                continue;
            }
            position++;
            if (absent) {
                continue;
            }
            P p = new P();
            p.tpn = player.number();
            p.oddNumber = position % 2 == 1;
            p.score = pairingScore(player, done + 1);
            int most = done * state.points().win();
            p.topscorer = done + 1 == state.totalRounds() && p.score * 2 > most;
            p.unplayed = done;
            for (int r = 0; r < Math.min(done, player.cells().size()); r++) {
                RoundCell cell = player.cells().get(r);
                if (cell.outcome().played()) {
                    p.unplayed--;
                    p.met.add(cell.opponent());
                    p.colours += cell.colour().orElseThrow() == Colour.WHITE ? "W" : "B";
                } else if (cell.outcome() == Outcome.PAIRING_BYE
                        || state.points().points(cell.outcome())
                                >= state.points().win()) {
                    p.byeBarred = true;
                }
            }
            for (char c : p.colours.toCharArray()) {
                p.cd += c == 'W' ? 1 : -1;
            }
            if (p.colours.endsWith("WW") || p.cd > 1) {
                p.pref = -1;
                p.strength = 3;
            } else if (p.colours.endsWith("BB") || p.cd < -1) {
                p.pref = 1;
                p.strength = 3;
            } else if (p.cd != 0) {
                p.pref = -p.cd;
                p.strength = 2;
            } else if (!p.colours.isEmpty()) {
                p.pref = p.colours.endsWith("W") ? -1 : 1;
                p.strength = 1;
            }
            p.float1 = floatOf(player, done);
            p.float2 = floatOf(player, done - 1);
            field.add(p);
        }
        field.sort(Comparator.comparing((P p) -> -p.score).thenComparing(p -> p.tpn));
        for (ForbiddenPairs group : state.forbidden()) {
            if (group.firstRound() <= done + 1 && done + 1 <= group.lastRound()) {
                for (P p : field) {
                    if (group.players().contains(p.tpn)) {
                        p.met.addAll(group.players());
                    }
                }
            }
        }
    }

    // Pairs.

    private boolean legal(int i, int j) {
        P a = field.get(i);
        P b = field.get(j);
        if (a.met.contains(b.tpn)) {
            return false;
        }
        return a.strength < 3 || b.strength < 3 || a.pref != b.pref || a.topscorer || b.topscorer;
    }

    /** Colour of the higher-ranked player, 1 = White. */
    private int colour(int high, int low) {
        P a = field.get(high);
        P b = field.get(low);
        if (a.pref == 0 && b.pref == 0) {
            int initial = state.initialColour().orElseThrow() == Colour.WHITE ? 1 : -1;
            return a.oddNumber ? initial : -initial;
        }
        if (a.pref != b.pref) {
            return a.pref != 0 ? a.pref : -b.pref;
        }
        if (a.strength != b.strength) {
            return a.strength > b.strength ? a.pref : -b.pref;
        }
        if (a.strength == 3 && Math.abs(a.cd) != Math.abs(b.cd)) {
            return Math.abs(a.cd) > Math.abs(b.cd) ? a.pref : -b.pref;
        }
        int x = a.colours.length() - 1;
        int y = b.colours.length() - 1;
        while (x >= 0 && y >= 0) {
            if (a.colours.charAt(x) != b.colours.charAt(y)) {
                return a.colours.charAt(x) == 'W' ? -1 : 1;
            }
            x--;
            y--;
        }
        return a.pref;
    }

    private String colours(int high, int low) {
        int a = field.get(high).tpn;
        int b = field.get(low).tpn;
        return colour(high, low) > 0 ? a + "-" + b : b + "-" + a;
    }

    private boolean canComplete(int mask) {
        Boolean known = completable.get(mask);
        if (known != null) {
            return known;
        }
        boolean result = false;
        if (mask == 0) {
            result = true;
        } else {
            int i = Integer.numberOfTrailingZeros(mask);
            if (Integer.bitCount(mask) % 2 == 1 && mayHaveBye(i) && canComplete(mask & ~(1 << i))) {
                result = true;
            }
            for (int j = i + 1; j < field.size() && !result; j++) {
                if ((mask >> j & 1) == 1 && legal(i, j)) {
                    result = canComplete(mask & ~(1 << i) & ~(1 << j));
                }
            }
        }
        completable.put(mask, result);
        return result;
    }

    private boolean mayHaveBye(int i) {
        return !field.get(i).byeBarred && field.get(i).score == byeScore;
    }

    // One bracket.

    private List<int[]> bracket(List<Integer> movedDown, List<Integer> residents, List<Integer> next, int below) {
        List<int[]> best = null;
        List<List<Integer>> bestValue = null;
        int size = movedDown.size() + residents.size();
        Map<List<Integer>, List<List<Integer>>> seen = new HashMap<>();
        for (int total = size / 2; total >= 0 && best == null; total--) {
            for (int m1 = Math.min(movedDown.size(), total); m1 >= 0; m1--) {
                List<List<int[]>> candidates = new ArrayList<>();
                sequence(movedDown, residents, m1, total - m1, candidates::add);
                for (List<int[]> candidate : candidates) {
                    List<List<Integer>> value = value(movedDown, residents, next, below, candidate, seen);
                    if (value != null && (bestValue == null || better(value, bestValue))) {
                        best = candidate;
                        bestValue = value;
                    }
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("no candidate for a bracket that can be completed");
        }
        return best;
    }

    private static boolean better(List<List<Integer>> a, List<List<Integer>> b) {
        for (int k = 0; k < a.size(); k++) {
            for (int i = 0; i < Math.max(a.get(k).size(), b.get(k).size()); i++) {
                int x = i < a.get(k).size() ? a.get(k).get(i) : -1;
                int y = i < b.get(k).size() ? b.get(k).get(i) : -1;
                if (x != y) {
                    return x < y;
                }
            }
        }
        return false;
    }

    /** All candidates with legal pairs, in the sequence of articles 3.6, 3.7 and 4. */
    private void sequence(
            List<Integer> movedDown, List<Integer> residents, int m1, int rest, Consumer<List<int[]>> candidate) {
        for (List<Integer> s1 : subsets(movedDown, m1)) {
            transpositions(residents, m1, order -> {
                List<int[]> pairs = zip(s1, order);
                if (pairs == null) {
                    return;
                }
                List<Integer> remainder = new ArrayList<>(residents);
                remainder.removeAll(order);
                remainder(remainder, rest, more -> {
                    List<int[]> together = new ArrayList<>(pairs);
                    together.addAll(more);
                    candidate.accept(together);
                });
            });
        }
    }

    private void remainder(List<Integer> players, int pairs, Consumer<List<int[]>> candidate) {
        int size = players.size();
        if (2 * pairs > size) {
            return;
        }
        List<Integer> bsn = new ArrayList<>();
        for (int b = 1; b <= size; b++) {
            bsn.add(b);
        }
        List<Integer> s1 = bsn.subList(0, pairs);
        List<Integer> s2 = bsn.subList(pairs, size);
        List<List<List<Integer>>> exchanges = new ArrayList<>();
        for (int k = 0; k <= Math.min(pairs, size - pairs); k++) {
            for (List<Integer> down : subsets(s1, k)) {
                for (List<Integer> up : subsets(s2, k)) {
                    exchanges.add(List.of(down, up));
                }
            }
        }
        exchanges.sort((x, y) -> {
            int result = Integer.compare(x.get(0).size(), y.get(0).size());
            result = result != 0 ? result : Integer.compare(shift(x), shift(y));
            for (int i = x.get(0).size() - 1; result == 0 && i >= 0; i--) {
                result = Integer.compare(y.get(0).get(i), x.get(0).get(i));
            }
            for (int i = 0; result == 0 && i < x.get(1).size(); i++) {
                result = Integer.compare(x.get(1).get(i), y.get(1).get(i));
            }
            return result;
        });
        for (List<List<Integer>> exchange : exchanges) {
            List<Integer> newS1 = new ArrayList<>(s1);
            newS1.removeAll(exchange.get(0));
            newS1.addAll(exchange.get(1));
            Collections.sort(newS1);
            List<Integer> newS2 = new ArrayList<>(bsn);
            newS2.removeAll(newS1);
            List<Integer> upper = newS1.stream().map(b -> players.get(b - 1)).toList();
            transpositions(newS2.stream().map(b -> players.get(b - 1)).toList(), pairs, order -> {
                List<int[]> zipped = zip(upper, order);
                if (zipped != null) {
                    candidate.accept(zipped);
                }
            });
        }
    }

    private static int shift(List<List<Integer>> exchange) {
        return exchange.get(1).stream().mapToInt(i -> i).sum()
                - exchange.get(0).stream().mapToInt(i -> i).sum();
    }

    private List<int[]> zip(List<Integer> s1, List<Integer> s2) {
        List<int[]> result = new ArrayList<>();
        for (int i = 0; i < s1.size(); i++) {
            if (!legal(s1.get(i), s2.get(i))) {
                return null;
            }
            result.add(new int[] {s1.get(i), s2.get(i)});
        }
        return result;
    }

    /** Subsets of a size, by the smallest differing element. */
    private static List<List<Integer>> subsets(List<Integer> from, int size) {
        List<List<Integer>> result = new ArrayList<>();
        if (size == 0) {
            result.add(List.of());
            return result;
        }
        for (int first = 0; first + size <= from.size(); first++) {
            for (List<Integer> tail : subsets(from.subList(first + 1, from.size()), size - 1)) {
                List<Integer> set = new ArrayList<>(List.of(from.get(first)));
                set.addAll(tail);
                result.add(set);
            }
        }
        return result;
    }

    /** Ordered selections in lexicographic order. */
    private static void transpositions(List<Integer> from, int length, Consumer<List<Integer>> each) {
        if (length == 0) {
            each.accept(List.of());
            return;
        }
        for (Integer first : from) {
            List<Integer> others = new ArrayList<>(from);
            others.remove(first);
            transpositions(others, length - 1, tail -> {
                List<Integer> order = new ArrayList<>(List.of(first));
                order.addAll(tail);
                each.accept(order);
            });
        }
    }

    /** C6 to C21, smaller is better; {@code null} when C4 or C5 cannot be met. */
    private List<List<Integer>> value(
            List<Integer> movedDown,
            List<Integer> residents,
            List<Integer> next,
            int below,
            List<int[]> pairs,
            Map<List<Integer>, List<List<Integer>>> lookAheads) {
        List<Integer> down = new ArrayList<>(movedDown);
        down.addAll(residents);
        for (int[] pair : pairs) {
            down.remove((Integer) pair[0]);
            down.remove((Integer) pair[1]);
        }
        int mask = below;
        for (int i : down) {
            mask |= 1 << i;
        }
        if (!canComplete(mask)) {
            return null;
        }
        int groupScore = field.get(residents.get(0)).score;
        List<List<Integer>> value = new ArrayList<>();
        value.add(List.of(down.size()));
        value.add(scores(down));
        final int open = mask;
        value.addAll(lookAheads.computeIfAbsent(List.copyOf(down), d -> lookAhead(d, next, open)));
        boolean receiver = down.size() == 1 && byeNeeded && groupScore <= byeScore;
        value.add(receiver ? List.of(field.get(down.get(0)).unplayed) : List.of());
        int c10 = 0;
        int c11 = 0;
        int c12 = 0;
        int c13 = 0;
        for (int[] pair : pairs) {
            int high = Math.min(pair[0], pair[1]);
            int low = Math.max(pair[0], pair[1]);
            int white = colour(high, low);
            int[] given = {white, -white};
            P[] two = {field.get(high), field.get(low)};
            for (int k = 0; k < 2; k++) {
                boolean top = two[0].topscorer || two[1].topscorer;
                c10 += top && Math.abs(two[k].cd + given[k]) > 2 ? 1 : 0;
                c11 += top && two[k].colours.endsWith(given[k] > 0 ? "WW" : "BB") ? 1 : 0;
                c12 += two[k].pref != 0 && two[k].pref != given[k] ? 1 : 0;
                c13 += two[k].strength == 2 && two[k].pref != given[k] ? 1 : 0;
            }
        }
        value.addAll(List.of(List.of(c10), List.of(c11), List.of(c12), List.of(c13)));
        for (int back = 1; back <= 2; back++) {
            final int b = back;
            value.add(List.of((int) down.stream()
                    .filter(i -> residents.contains(i) && floated(i, b) == 'D')
                    .count()));
            value.add(List.of((int) pairs.stream()
                    .filter(p -> movedDown.contains(p[0]) && floated(p[1], b) == 'U')
                    .count()));
        }
        for (int back = 1; back <= 2; back++) {
            List<Integer> differences = new ArrayList<>();
            List<Integer> opponents = new ArrayList<>();
            for (int i : down) {
                if (movedDown.contains(i) && floated(i, back) == 'D') {
                    differences.add(1_000_000 + field.get(i).score);
                }
            }
            for (int[] pair : pairs) {
                if (movedDown.contains(pair[0])) {
                    int difference = field.get(pair[0]).score - field.get(pair[1]).score;
                    if (floated(pair[0], back) == 'D') {
                        differences.add(difference);
                    }
                    if (floated(pair[1], back) == 'U') {
                        opponents.add(difference);
                    }
                }
            }
            differences.sort(Comparator.reverseOrder());
            opponents.sort(Comparator.reverseOrder());
            value.add(differences);
            value.add(opponents);
        }
        return value;
    }

    private char floated(int i, int back) {
        return back == 1 ? field.get(i).float1 : field.get(i).float2;
    }

    private List<Integer> scores(List<Integer> players) {
        return players.stream()
                .map(i -> field.get(i).score)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** C8: fewest downfloaters of the next bracket, then their lowest scores. */
    private List<List<Integer>> lookAhead(List<Integer> down, List<Integer> next, int open) {
        List<Integer> all = new ArrayList<>(down);
        all.addAll(next);
        List<List<Integer>> best = new ArrayList<>();
        tryAll(all, down.size(), new boolean[all.size()], 0, open, left -> {
            List<List<Integer>> value = List.of(List.of(left.size()), scores(left));
            if (best.isEmpty() || better(value, best)) {
                best.clear();
                best.addAll(value);
            }
        });
        return best;
    }

    private void tryAll(
            List<Integer> all, int down, boolean[] done, int from, int open, Consumer<List<Integer>> result) {
        int i = from;
        while (i < all.size() && done[i]) {
            i++;
        }
        if (i == all.size()) {
            if (canComplete(open)) {
                List<Integer> left =
                        all.stream().filter(p -> (open >> p & 1) == 1).toList();
                result.accept(left);
            }
            return;
        }
        done[i] = true;
        tryAll(all, down, done, i + 1, open, result);
        for (int j = Math.max(i + 1, down); j < all.size(); j++) {
            if (!done[j] && legal(all.get(i), all.get(j))) {
                done[j] = true;
                tryAll(all, down, done, i + 1, open & ~(1 << all.get(i)) & ~(1 << all.get(j)), result);
                done[j] = false;
            }
        }
        done[i] = false;
    }

    @Override
    public String toString() {
        return Arrays.toString(field.stream().map(p -> p.tpn + ":" + p.score).toArray());
    }
}
