package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;

/**
 * Explains a pairing of the FIDE (Dutch) system (C.04.1, article 9): the brackets, who floated and why, why the bye went
 * where it went, and what would get worse if two other players met.
 *
 * <p>Each "why" is answered by pairing the round again under that one demand and naming the first criterion, in the
 * first bracket that differs, that the result meets less well; where none is met less well, the sequence of article 4
 * decides.
 */
public final class DutchExplainer {

    private final TournamentState state;
    private final int steps;
    private final PairingAnswer answer;
    private final Field field;
    private final Optional<RoundPairing.Result> actual;

    /** Pairs the next round of the tournament, ready for questions. */
    public DutchExplainer(TournamentState state) {
        this(state, DemandedBracket.STEPS);
    }

    DutchExplainer(TournamentState state, int steps) {
        this.state = state;
        this.steps = steps;
        answer = new Dutch().pair(state);
        field = Field.of(state, Rules.ALL);
        actual = answer instanceof NoPairing ? Optional.empty() : new RoundPairing(field).pair();
    }

    /** What the engine pairs. */
    public PairingAnswer answer() {
        return answer;
    }

    /** The whole round. */
    public ExplainedRound explain() {
        if (actual.isEmpty() || !(answer instanceof Pairing pairing)) {
            return new ExplainedRound(answer, List.of(), List.of());
        }
        List<ExplainedBracket> brackets = new ArrayList<>();
        for (int at = 0; at < actual.get().brackets().size(); at++) {
            brackets.add(explain(at));
        }
        List<Remark> bye = pairing.bye().isPresent() ? whyBye(pairing.bye().getAsInt()) : List.of();
        return new ExplainedRound(answer, brackets, bye);
    }

    private ExplainedBracket explain(int at) {
        PairedBracket paired = result().brackets().get(at);
        List<Floater> floaters = new ArrayList<>();
        for (int i : paired.downfloaters()) {
            floaters.add(whyFloats(at, i));
        }
        return new ExplainedBracket(
                paired.bracket().score(),
                numbers(paired.bracket().movedDown()),
                numbers(paired.bracket().residents()),
                paired.pairs().stream().map(this::board).toList(),
                floaters,
                values(result(), at).entrySet().stream()
                        .map(entry -> new CriterionValue(entry.getKey(), entry.getValue()))
                        .toList());
    }

    /** Why a player leaves a bracket: no opponent in it, nobody below could do without, or the best choice. */
    private Floater whyFloats(int at, int player) {
        PairedBracket paired = result().brackets().get(at);
        int number = field.get(player).number();
        Optional<Remark> none = noOpponent(paired.bracket(), player);
        if (none.isPresent()) {
            return new Floater(number, none.get(), List.of());
        }
        if (at == result().brackets().size() - 1) {
            return new Floater(number, new Remark("C.04.1 3", "explain.has-the-bye", List.of(number)), List.of());
        }
        Run run = run(new Demand.Stay(number, paired.bracket().score()));
        OptionalInt differs = firstDifferent(run);
        if (differs.isPresent() && differs.getAsInt() < at) {
            // With the brackets above as they are, the player cannot be paired here.
            return new Floater(
                    number, new Remark(Criterion.C4.article(), "explain.float.completion", List.of(number)), List.of());
        }
        List<Integer> instead = new ArrayList<>();
        if (differs.isPresent() && differs.getAsInt() == at) {
            instead.addAll(numbers(run.result().orElseThrow().brackets().get(at).downfloaters()));
            instead.removeAll(numbers(paired.downfloaters()));
        }
        return new Floater(number, whatGetsWorse(run), instead);
    }

    private Optional<Remark> noOpponent(Bracket bracket, int player) {
        int[] others = IntStream.concat(IntStream.of(bracket.movedDown()), IntStream.of(bracket.residents()))
                .filter(other -> other != player)
                .toArray();
        List<Integer> named = List.of(field.get(player).number());
        if (others.length == 0) {
            return Optional.of(new Remark("C.04.3 1.4.1", "explain.float.alone", named));
        }
        if (IntStream.of(others).anyMatch(other -> field.compatible(player, other))) {
            return Optional.empty();
        }
        boolean colours = IntStream.of(others).noneMatch(other -> field.isBarred(player, other));
        Criterion criterion = colours ? Criterion.C3 : Criterion.C1;
        return Optional.of(new Remark(criterion.article(), "explain.float.nobody-allowed", named));
    }

    private RoundPairing.Result result() {
        return actual.orElseThrow();
    }

    private Pairing.Board board(int[] pair) {
        int higher = field.get(pair[0]).number();
        int lower = field.get(pair[1]).number();
        return field.colourOf(pair[0], pair[1]).equals(Optional.of(Colour.WHITE))
                ? new Pairing.Board(higher, lower)
                : new Pairing.Board(lower, higher);
    }

    private List<Integer> numbers(int[] players) {
        return IntStream.of(players).map(i -> field.get(i).number()).boxed().toList();
    }

    private List<Remark> whyBye(int player) {
        int index = field.indexOf(player);
        return List.of(
                new Remark("C.04.1 3", "explain.bye.odd", List.of(field.size())),
                new Remark(Criterion.C5.article(), "explain.bye.score", List.of(player, field.score(index))),
                whatGetsWorse(run(new Demand.NoBye(player))));
    }

    /**
     * Why two players do not meet in this round. Players are named by pairing number; unknown or absent ones are
     * answered as such.
     */
    public WhyNot whyNot(int a, int b) {
        if (answer instanceof NoPairing none) {
            return new WhyNot(none.reasons(), Optional.empty());
        }
        for (int number : new int[] {a, b}) {
            if (field.indexOf(number) < 0) {
                return forbidden("C.04.2 3.3", "explain.not-paired-this-round", List.of(number, field.round()));
            }
        }
        if (a == b) {
            return forbidden("C.04.3 1.9.1", "explain.same-player", List.of(a));
        }
        Pairing pairing = (Pairing) answer;
        for (Pairing.Board board : pairing.boards()) {
            if (Set.of(board.white(), board.black()).equals(Set.of(a, b))) {
                return new WhyNot(
                        List.of(new Remark("C.04.3 1.9.1", "explain.they-meet", List.of(board.white(), board.black()))),
                        Optional.of(pairing));
            }
        }
        List<Remark> bars = bars(a, b);
        return bars.isEmpty() ? under(new Demand.Meet(a, b)) : new WhyNot(bars, Optional.empty());
    }

    /** Why a player does not have the pairing-allocated bye in this round. */
    public WhyNot whyNoBye(int player) {
        if (answer instanceof NoPairing none) {
            return new WhyNot(none.reasons(), Optional.empty());
        }
        int index = field.indexOf(player);
        if (index < 0) {
            return forbidden("C.04.2 3.3", "explain.not-paired-this-round", List.of(player, field.round()));
        }
        Pairing pairing = (Pairing) answer;
        if (pairing.bye().isEmpty()) {
            return forbidden("C.04.1 3", "explain.no-bye-in-even-field", List.of(field.size()));
        }
        if (pairing.bye().equals(OptionalInt.of(player))) {
            return new WhyNot(
                    List.of(new Remark("C.04.1 3", "explain.has-the-bye", List.of(player))), Optional.of(pairing));
        }
        if (!field.byeAllowed(index)) {
            return forbidden(Criterion.C2.article(), "explain.bye-barred", List.of(player));
        }
        return under(new Demand.Bye(player));
    }

    private static WhyNot forbidden(String article, String key, List<Integer> numbers) {
        return new WhyNot(List.of(new Remark(article, key, numbers)), Optional.empty());
    }

    private List<Remark> bars(int a, int b) {
        int i = field.indexOf(a);
        int j = field.indexOf(b);
        List<Remark> result = new ArrayList<>();
        if (field.get(i).opponents().get(b) || field.get(j).opponents().get(a)) {
            result.add(new Remark(Criterion.C1.article(), "explain.have-met", List.of(a, b, roundOfGame(a, b))));
        }
        for (ForbiddenPairs group : state.forbidden()) {
            if (group.players().containsAll(Set.of(a, b))
                    && field.round() >= group.firstRound()
                    && field.round() <= group.lastRound()) {
                result.add(new Remark(Criterion.C1.article(), "explain.forbidden-pair", List.of(a, b)));
            }
        }
        if (field.colourClash(i, j)) {
            result.add(new Remark(Criterion.C3.article(), "explain.same-absolute-preference", List.of(a, b)));
        }
        return result;
    }

    private int roundOfGame(int a, int b) {
        var cells = state.players().stream()
                .filter(player -> player.number() == a)
                .findFirst()
                .orElseThrow()
                .cells();
        for (int round = 1; round <= cells.size(); round++) {
            if (cells.get(round - 1).opponent() == b
                    && cells.get(round - 1).outcome().played()) {
                return round;
            }
        }
        return 0;
    }

    /** Pairs the round again under a demand, each bracket judged by the criteria as they are. */
    private Run run(Demand demand) {
        Field demanded = Field.of(state, Rules.demanding(demand));
        DemandedBracket solver = new DemandedBracket(state, demand, field, demanded, steps);
        boolean[] settled = {true};
        RoundPairing round = new RoundPairing(demanded, bracket -> {
            DemandedBracket.Answer paired = solver.solve(bracket, known(bracket));
            settled[0] &= paired.settled();
            return paired.paired();
        });
        Optional<RoundPairing.Result> result = round.pair();
        return new Run(demanded, result, settled[0]);
    }

    /** The pairing of the same bracket in the actual round, if that has it. */
    private Optional<PairedBracket> known(Bracket bracket) {
        return result().brackets().stream()
                .filter(actual -> actual.bracket().score() == bracket.score()
                        && actual.bracket().byeScore() == bracket.byeScore()
                        && Arrays.equals(actual.bracket().movedDown(), bracket.movedDown()))
                .findFirst();
    }

    /**
     * A run under a demand.
     *
     * @param field the field with the demand
     * @param result the best one under the demand; empty when there is none, or the search was given up
     * @param settled false when the search was given up
     */
    private record Run(Field field, Optional<RoundPairing.Result> result, boolean settled) {}

    private WhyNot under(Demand demand) {
        Run run = run(demand);
        Optional<Pairing> alternative = run.result()
                .map(result -> Dutch.publish(run.field(), result))
                .filter(Pairing.class::isInstance)
                .map(Pairing.class::cast);
        return new WhyNot(List.of(whatGetsWorse(run)), alternative);
    }

    /** The first thing in which a run under a demand is worse than the actual pairing. */
    private Remark whatGetsWorse(Run run) {
        if (!run.settled()) {
            return new Remark("C.04.3 3.8.1", "explain.not-settled", List.of());
        }
        if (run.result().isEmpty()) {
            return new Remark(Criterion.C4.article(), "explain.no-complete-pairing", List.of());
        }
        RoundPairing.Result other = run.result().get();
        if (other.byeScore() != result().byeScore()) {
            return new Remark(
                    Criterion.C5.article(), "explain.worse.c5", List.of(result().byeScore(), other.byeScore()));
        }
        OptionalInt at = firstDifferent(run);
        return at.isPresent()
                ? firstDifference(at.getAsInt(), other)
                : new Remark("C.04.3 3.8.1", "explain.no-difference", List.of());
    }

    /** The first bracket whose pairs differ in a run under a demand. */
    private OptionalInt firstDifferent(Run run) {
        if (run.result().isEmpty()) {
            return OptionalInt.empty();
        }
        for (int at = 0; at < result().brackets().size(); at++) {
            PairedBracket mine = result().brackets().get(at);
            PairedBracket yours = run.result().get().brackets().get(at);
            if (!asSet(mine.pairs(), pair -> true).equals(asSet(yours.pairs(), pair -> true))) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    private Remark firstDifference(int at, RoundPairing.Result other) {
        int score = result().brackets().get(at).bracket().score();
        Map<Criterion, List<Integer>> mine = values(result(), at);
        Map<Criterion, List<Integer>> yours = values(other, at);
        for (Map.Entry<Criterion, List<Integer>> entry : mine.entrySet()) {
            List<Integer> have = entry.getValue();
            List<Integer> would = yours.getOrDefault(entry.getKey(), List.of());
            for (int k = 0; k < Math.max(have.size(), would.size()); k++) {
                int x = k < have.size() ? have.get(k) : 0;
                int y = k < would.size() ? would.get(k) : 0;
                if (x != y) {
                    String suffix = suffix(entry.getKey(), k, y);
                    return new Remark(
                            entry.getKey().article(),
                            "explain.worse." + entry.getKey().name().toLowerCase(java.util.Locale.ROOT) + suffix,
                            List.of(score, x, y));
                }
            }
        }
        return sequence(result().brackets().get(at), other.brackets().get(at), score);
    }

    private static String suffix(Criterion criterion, int place, int would) {
        if (criterion == Criterion.C8) {
            return place == 0 ? "" : ".scores";
        }
        return would >= CriterionValue.UNPAIRED ? ".unpaired" : "";
    }

    private Remark sequence(PairedBracket mine, PairedBracket yours, int score) {
        int residentScore = mine.bracket().score();
        Predicate<int[]> fromAbove = pair -> field.score(pair[0]) > residentScore;
        if (!uppers(mine, fromAbove).equals(uppers(yours, fromAbove))) {
            return chosen("C.04.3 4.4.2", "explain.sequence.moved-down", score, mine, yours, fromAbove);
        }
        Predicate<int[]> residents = fromAbove.negate();
        if (asSet(mine.pairs(), fromAbove).equals(asSet(yours.pairs(), fromAbove))
                && !uppers(mine, residents).equals(uppers(yours, residents))) {
            return chosen("C.04.3 4.3.2", "explain.sequence.exchange", score, mine, yours, residents);
        }
        for (int[] pair : mine.pairs()) {
            for (int[] other : yours.pairs()) {
                if (pair[0] == other[0] && pair[1] != other[1]) {
                    return new Remark(
                            "C.04.3 4.2.2",
                            "explain.sequence.transposition",
                            List.of(score, number(pair[0]), number(pair[1]), number(other[1])));
                }
            }
        }
        throw new IllegalStateException("two pairings of one bracket that do not differ");
    }

    /** The first player whom one pairing has in its upper subgroup and the other has not, and the other way round. */
    private Remark chosen(
            String article, String key, int score, PairedBracket mine, PairedBracket yours, Predicate<int[]> wanted) {
        SortedSet<Integer> has = uppers(mine, wanted);
        SortedSet<Integer> would = uppers(yours, wanted);
        int in = has.stream().filter(i -> !would.contains(i)).findFirst().orElseThrow();
        int out = would.stream().filter(i -> !has.contains(i)).findFirst().orElseThrow();
        return new Remark(article, key, List.of(score, number(in), number(out)));
    }

    private int number(int index) {
        return field.get(index).number();
    }

    private static SortedSet<Integer> uppers(PairedBracket paired, Predicate<int[]> wanted) {
        return paired.pairs().stream()
                .filter(wanted)
                .map(pair -> pair[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<List<Integer>> asSet(List<int[]> pairs, Predicate<int[]> wanted) {
        Set<List<Integer>> result = new HashSet<>();
        for (int[] pair : pairs) {
            if (wanted.test(pair)) {
                result.add(List.of(pair[0], pair[1]));
            }
        }
        return result;
    }

    private Map<Criterion, List<Integer>> values(RoundPairing.Result result, int at) {
        return BracketValues.asTheyAre(field, result.brackets().get(at));
    }
}
