package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
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
    private final PairingAnswer answer;
    private final Field field;
    private final Optional<RoundPairing.Result> actual;

    /** Pairs the next round of the tournament, ready for questions. */
    public DutchExplainer(TournamentState state) {
        this.state = state;
        answer = new Dutch().pair(state);
        field = Field.of(state, Rules.ALL);
        actual = answer instanceof NoPairing ? Optional.empty() : new RoundPairing(field).pair();
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
            Demand stay =
                    new Demand.Stay(field.get(i).number(), paired.bracket().score());
            floaters.add(new Floater(field.get(i).number(), whatGetsWorse(run(stay))));
        }
        return new ExplainedBracket(
                paired.bracket().score(),
                numbers(paired.bracket().movedDown()),
                numbers(paired.bracket().residents()),
                paired.pairs().stream().map(this::board).toList(),
                floaters,
                values(field, result(), at).entrySet().stream()
                        .map(entry -> new CriterionValue(entry.getKey(), entry.getValue()))
                        .toList());
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

    private Run run(Demand demand) {
        Field demanded = Field.of(state, Rules.demanding(demand));
        return new Run(demanded, new RoundPairing(demanded).pair());
    }

    /**
     * A run under a demand.
     *
     * @param field the field with the demand
     * @param result empty when the demand leaves no complete pairing
     */
    private record Run(Field field, Optional<RoundPairing.Result> result) {}

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
        if (run.result().isEmpty()) {
            return new Remark(Criterion.C4.article(), "explain.no-complete-pairing", List.of());
        }
        RoundPairing.Result other = run.result().get();
        if (other.byeScore() != result().byeScore()) {
            return new Remark(
                    Criterion.C5.article(), "explain.worse.c5", List.of(result().byeScore(), other.byeScore()));
        }
        for (int at = 0; at < result().brackets().size(); at++) {
            PairedBracket mine = result().brackets().get(at);
            PairedBracket yours = other.brackets().get(at);
            if (!asSet(mine.pairs(), pair -> true).equals(asSet(yours.pairs(), pair -> true))) {
                return firstDifference(at, other);
            }
        }
        return new Remark("C.04.3 3.8.1", "explain.no-difference", List.of());
    }

    private Remark firstDifference(int at, RoundPairing.Result other) {
        int score = result().brackets().get(at).bracket().score();
        Map<Criterion, List<Integer>> mine = values(field, result(), at);
        Map<Criterion, List<Integer>> yours = values(field, other, at);
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
        return would >= BracketValues.LIMBO ? ".unpaired" : "";
    }

    private Remark sequence(PairedBracket mine, PairedBracket yours, int score) {
        int residentScore = mine.bracket().score();
        Predicate<int[]> fromAbove = pair -> field.score(pair[0]) > residentScore;
        if (!uppers(mine, fromAbove).equals(uppers(yours, fromAbove))) {
            return new Remark("C.04.3 4.4.2", "explain.sequence.moved-down", List.of(score));
        }
        if (!asSet(mine.pairs(), fromAbove).equals(asSet(yours.pairs(), fromAbove))) {
            return new Remark("C.04.3 4.2.2", "explain.sequence.transposition", List.of(score));
        }
        Predicate<int[]> residents = fromAbove.negate();
        boolean sameGroups = uppers(mine, residents).equals(uppers(yours, residents));
        return sameGroups
                ? new Remark("C.04.3 4.2.2", "explain.sequence.transposition", List.of(score))
                : new Remark("C.04.3 4.3.2", "explain.sequence.exchange", List.of(score));
    }

    private static Set<Integer> uppers(PairedBracket paired, Predicate<int[]> wanted) {
        return paired.pairs().stream().filter(wanted).map(pair -> pair[0]).collect(Collectors.toSet());
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

    /** Values of a bracket; the look-ahead of C8 asks how well the next bracket could do without any demand. */
    private static Map<Criterion, List<Integer>> values(Field plain, RoundPairing.Result result, int at) {
        PairedBracket paired = result.brackets().get(at);
        Optional<PairedBracket> following = Optional.empty();
        if (at + 1 < result.brackets().size()) {
            Bracket next = result.brackets().get(at + 1).bracket();
            int[] down = Arrays.copyOf(paired.downfloaters(), paired.downfloaters().length);
            following = new BracketSolver(plain)
                    .solve(new Bracket(
                            next.score(),
                            down,
                            next.residents(),
                            next.next(),
                            next.rest(),
                            next.byePending(),
                            next.byeScore()));
        }
        return Collections.unmodifiableMap(new BracketValues(plain).of(paired, following));
    }
}
