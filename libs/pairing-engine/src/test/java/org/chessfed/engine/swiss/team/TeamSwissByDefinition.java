package org.chessfed.engine.swiss.team;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * A naive reading of C.04.6 for a few teams: it lists every set of upfloaters and every pairing of a bracket and takes
 * the first that is best. Shares nothing with the engine but the tournament that it reads.
 */
final class TeamSwissByDefinition {

    private record Facts(int number, int score, int secondary, String colours, boolean barred, boolean floater) {}

    private record Duo(Facts small, Facts large) {}

    private final TournamentState state;
    private final TeamSwissRules rules;
    private final Map<Integer, Player> players = new HashMap<>();
    private final boolean last;
    private final boolean lastTwo;

    TeamSwissByDefinition(TournamentState state, TeamSwissRules rules) {
        this.state = state;
        this.rules = rules;
        state.players().forEach(player -> players.put(player.number(), player));
        last = state.nextRound() == state.totalRounds();
        lastTwo = state.nextRound() >= state.totalRounds() - 1;
    }

    /** Lines "white black" and "team 0" of the bye; empty when the round cannot be paired. */
    TreeSet<String> pair() {
        List<Facts> open = new ArrayList<>();
        for (Player player : state.players()) {
            if (player.cells().size() <= state.completedRounds()) {
                open.add(facts(player));
            }
        }
        TreeSet<String> lines = new TreeSet<>();
        if (open.size() % 2 == 1) {
            open.sort(Comparator.comparingInt(Facts::score)
                    .thenComparing(facts -> -facts.colours().length())
                    .thenComparing(facts -> -facts.number()));
            Facts bye = null;
            for (Facts candidate : open) {
                if (bye == null
                        && !candidate.barred()
                        && !pairings(minus(open, List.of(candidate))).isEmpty()) {
                    bye = candidate;
                }
            }
            if (bye == null) {
                return lines;
            }
            open.remove(bye);
            lines.add(bye.number() + " 0");
        }
        if (pairings(open).isEmpty()) {
            return new TreeSet<>();
        }
        while (!open.isEmpty()) {
            int top = open.stream().mapToInt(Facts::score).max().orElseThrow();
            List<Facts> residents =
                    open.stream().filter(facts -> facts.score() == top).toList();
            List<Facts> bracket = plus(residents, upfloaters(residents, minus(open, residents)));
            Comparator<List<Duo>> best = Comparator.<List<Duo>>comparingInt(duos -> c8(duos))
                    .thenComparingInt(duos -> c9(duos))
                    .thenComparingInt(duos -> c10(duos, top))
                    .thenComparing(TeamSwissByDefinition::identifier, TeamSwissByDefinition::lexicographic);
            for (Duo duo : Collections.min(pairings(bracket), best)) {
                lines.add(colours(duo));
            }
            open = minus(open, bracket);
        }
        return lines;
    }

    private List<Facts> upfloaters(List<Facts> residents, List<Facts> lower) {
        List<List<Facts>> sets = feasible(residents, lower);
        Comparator<List<Facts>> best = Comparator.<List<Facts>>comparingInt(List::size) // C4
                .thenComparing(
                        set -> set.stream().map(Facts::score).sorted().toList(),
                        (one, two) -> lexicographic(two, one)) // C5
                .thenComparingInt(set -> c6(set, lower))
                .thenComparingInt(set ->
                        lastTwo ? 0 : (int) set.stream().filter(Facts::floater).count()) // C7
                .thenComparing(
                        set -> set.stream()
                                .sorted(Comparator.comparingInt((Facts facts) -> -facts.score())
                                        .thenComparingInt(Facts::number))
                                .map(Facts::number)
                                .toList(),
                        TeamSwissByDefinition::lexicographic);
        return Collections.min(sets, best);
    }

    private List<List<Facts>> feasible(List<Facts> residents, List<Facts> lower) {
        List<List<Facts>> sets = new ArrayList<>();
        for (int mask = 0; mask < 1 << lower.size(); mask++) {
            List<Facts> set = new ArrayList<>();
            for (int i = 0; i < lower.size(); i++) {
                if ((mask >> i & 1) == 1) {
                    set.add(lower.get(i));
                }
            }
            if (!pairings(plus(residents, set)).isEmpty()
                    && !pairings(minus(lower, set)).isEmpty()) {
                sets.add(set);
            }
        }
        return sets;
    }

    private int c6(List<Facts> set, List<Facts> lower) {
        int next = lower.stream().mapToInt(Facts::score).max().orElse(0);
        List<Facts> rest = minus(lower, set);
        List<Facts> following =
                rest.stream().filter(facts -> facts.score() == next).toList();
        if (following.isEmpty()) {
            return 0;
        }
        return feasible(following, minus(rest, following)).stream()
                .mapToInt(List::size)
                .min()
                .orElseThrow();
    }

    /** All legal pairings; one empty pairing of nobody, none of an odd number. */
    private List<List<Duo>> pairings(List<Facts> teams) {
        if (teams.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Duo>> found = new ArrayList<>();
        Facts first = teams.get(0);
        for (Facts second : teams) {
            if (second != first && legal(first, second)) {
                Duo duo = first.number() < second.number() ? new Duo(first, second) : new Duo(second, first);
                for (List<Duo> rest : pairings(minus(teams, List.of(first, second)))) {
                    found.add(plus(rest, List.of(duo)));
                }
            }
        }
        return found;
    }

    private boolean legal(Facts one, Facts two) {
        for (RoundCell cell : players.get(one.number()).cells()) {
            if (cell.opponent() == two.number()
                    && cell.outcome() != Outcome.FORFEIT_WIN
                    && cell.outcome() != Outcome.FORFEIT_LOSS) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> identifier(List<Duo> duos) {
        List<Duo> sorted = duos.stream()
                .sorted(Comparator.comparingInt(duo -> duo.small().number()))
                .toList();
        List<Integer> identifier = new ArrayList<>();
        sorted.forEach(duo -> identifier.add(duo.small().number()));
        sorted.forEach(duo -> identifier.add(duo.large().number()));
        return identifier;
    }

    private int c8(List<Duo> duos) {
        int unfulfilled = 0;
        for (Duo duo : duos) {
            String one = preference(duo.small());
            String two = preference(duo.large());
            if (!one.isEmpty() && !two.isEmpty() && one.charAt(0) == two.charAt(0)) {
                unfulfilled++;
            }
        }
        return unfulfilled;
    }

    private int c9(List<Duo> duos) {
        if (rules.preferences() != ColourPreferences.TYPE_B) {
            return 0;
        }
        return (int) duos.stream()
                .filter(duo -> preference(duo.small()).endsWith("strong")
                        && preference(duo.small()).equals(preference(duo.large())))
                .count();
    }

    private int c10(List<Duo> duos, int top) {
        int count = 0;
        for (Duo duo : duos) {
            boolean smallUp = duo.small().score() < top;
            boolean largeUp = duo.large().score() < top;
            if (!lastTwo && smallUp && duo.large().floater()) {
                count++;
            }
            if (!lastTwo && largeUp && duo.small().floater()) {
                count++;
            }
        }
        return count;
    }

    /** Such as "W strong", "B mild" or "". */
    private String preference(Facts facts) {
        String c = facts.colours();
        int cd = cd(facts);
        boolean b = rules.preferences() == ColourPreferences.TYPE_B;
        if (rules.preferences() == ColourPreferences.NONE || c.isEmpty() || (b && last && cd == 0)) {
            return "";
        }
        if (cd < -1 || ((cd == 0 || cd == -1) && c.endsWith("BB"))) {
            return "W strong";
        }
        if (cd > 1 || ((cd == 0 || cd == 1) && c.endsWith("WW"))) {
            return "B strong";
        }
        if (b && (cd == -1 || (cd == 0 && c.endsWith("B")))) {
            return "W mild";
        }
        if (b && (cd == 1 || (cd == 0 && c.endsWith("W")))) {
            return "B mild";
        }
        return "";
    }

    private static int cd(Facts facts) {
        return facts.colours().replace("B", "").length()
                - facts.colours().replace("W", "").length();
    }

    private String colours(Duo duo) {
        Facts x = duo.small();
        Facts y = duo.large();
        boolean swap = x.score() != y.score()
                ? x.score() < y.score()
                : rules.secondaryForColours() && x.secondary() < y.secondary();
        Facts first = swap ? y : x;
        Facts second = swap ? x : y;
        return firstIsWhite(first, second)
                ? first.number() + " " + second.number()
                : second.number() + " " + first.number();
    }

    private boolean firstIsWhite(Facts first, Facts second) {
        String a = first.colours();
        String z = second.colours();
        if (a.isEmpty() && z.isEmpty()) {
            return (first.number() % 2 == 1) == (state.initialColour().orElseThrow() == Colour.WHITE);
        }
        String p = preference(first);
        String q = preference(second);
        if (!p.isEmpty() && q.isEmpty()) {
            return p.startsWith("W");
        }
        if (p.isEmpty() && !q.isEmpty()) {
            return q.startsWith("B");
        }
        if (!p.isEmpty() && p.charAt(0) != q.charAt(0)) {
            return p.startsWith("W");
        }
        if (!p.isEmpty() && p.endsWith("strong") != q.endsWith("strong")) {
            return p.endsWith("strong") ? p.startsWith("W") : q.startsWith("B");
        }
        if (cd(first) != cd(second)) {
            return cd(first) < cd(second);
        }
        String left = "?".repeat(20) + a;
        String right = "?".repeat(20) + z;
        for (int i = 1; i <= 20; i++) {
            char one = left.charAt(left.length() - i);
            char two = right.charAt(right.length() - i);
            if (one != '?' && two != '?' && one != two) {
                return one == 'B';
            }
        }
        if (!p.isEmpty()) {
            return p.startsWith("W");
        }
        return a.isEmpty() ? z.endsWith("W") : a.endsWith("B");
    }

    private Facts facts(Player player) {
        StringBuilder colours = new StringBuilder();
        boolean barred = false;
        for (RoundCell cell : player.cells()) {
            if (played(cell)) {
                colours.append(cell.colour().orElseThrow() == Colour.WHITE ? 'W' : 'B');
            }
            barred |= List.of('U', '+', 'F').contains(cell.outcome().code());
        }
        int rounds = state.completedRounds();
        boolean floater = false;
        if (rounds > 0 && player.cells().size() >= rounds) {
            RoundCell cell = player.cells().get(rounds - 1);
            floater = played(cell)
                    && score(player, rounds - 1, true) != score(players.get(cell.opponent()), rounds - 1, true);
        }
        return new Facts(
                player.number(),
                score(player, rounds, true),
                score(player, rounds, false),
                colours.toString(),
                barred,
                floater);
    }

    private static boolean played(RoundCell cell) {
        return "1=0WDL".indexOf(cell.outcome().code()) >= 0;
    }

    private int score(Player player, int rounds, boolean primary) {
        boolean games = primary == (rules.primary() == TeamScore.GAME_POINTS);
        int sum = 0;
        for (RoundCell cell :
                player.cells().subList(0, Math.min(rounds, player.cells().size()))) {
            sum += games ? cell.gamePoints() : state.points().points(cell.outcome());
        }
        return sum;
    }

    private static int lexicographic(List<Integer> one, List<Integer> two) {
        for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
            if (!one.get(i).equals(two.get(i))) {
                return one.get(i).compareTo(two.get(i));
            }
        }
        return Integer.compare(one.size(), two.size());
    }

    private static <T> List<T> plus(List<T> one, List<T> two) {
        List<T> all = new ArrayList<>(one);
        all.addAll(two);
        return all;
    }

    private static <T> List<T> minus(List<T> all, List<T> without) {
        List<T> rest = new ArrayList<>(all);
        rest.removeAll(without);
        return rest;
    }
}
