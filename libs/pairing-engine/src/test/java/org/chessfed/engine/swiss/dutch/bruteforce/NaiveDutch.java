package org.chessfed.engine.swiss.dutch.bruteforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;

/**
 * The FIDE (Dutch) system of 2026 read naively: every candidate of every bracket is generated in the order of articles 3
 * and 4 and judged by the criteria of article 2; the best one, the earliest among equals, is taken. Only for fields of
 * about eight players, whose initial colour is drawn. A round without anybody to pair has no pairing.
 */
public final class NaiveDutch implements PairingSystem {

    private static final List<String> CRITERIA = List.of(
            "C6", "C7", "C8", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20",
            "C21");

    @Override
    public PairingAnswer pair(TournamentState state) {
        return new Round(state, Set.of()).pair();
    }

    /**
     * The best pairing in which two players meet, or one has the bye. C8 asks how well the following bracket could do by the
     * rules alone.
     *
     * @param demanded two pairing numbers, or the one
     */
    PairingAnswer pair(TournamentState state, Set<Integer> demanded) {
        return new Round(state, demanded).pair();
    }

    /**
     * The first criterion, C5 or later, in which the best pairing with a pair, or with one player's bye, differs from the best
     * one of all, both of which exist; {@code sequence} where none differs.
     */
    String firstDifference(TournamentState state, Set<Integer> demanded) {
        Round free = new Round(state, Set.of());
        Round bound = new Round(state, demanded);
        free.pair();
        bound.pair();
        if (!free.byeScore.equals(bound.byeScore)) {
            return "C5";
        }
        for (int i = 0; i < free.judged.size(); i++) {
            if (!free.judged.get(i).pairs().equals(bound.judged.get(i).pairs())) {
                List<List<Integer>> best = free.judged.get(i).quality();
                List<List<Integer>> other = bound.judged.get(i).quality();
                for (int at = 0; at < best.size(); at++) {
                    if (NaiveSequence.lexicographic(best.get(at), other.get(at)) != 0) {
                        return CRITERIA.get(at);
                    }
                }
                return "sequence";
            }
        }
        return "nothing";
    }

    /** What was chosen in a bracket, and how well it meets C6 to C21. */
    private record Judged(Set<List<Integer>> pairs, List<List<Integer>> quality) {}

    /** A candidate pairing of a bracket (3.3): pairs with the higher-ranked player first, and who floats down. */
    private record Candidate(List<int[]> pairs, List<Integer> floaters) {}

    /** One round. Players are indices into {@code ranked}, the order of 1.2. */
    private static final class Round {
        private final TournamentState state;
        private final List<NaivePlayer> ranked = new ArrayList<>();
        private final NaiveColours colours;
        private final Set<Integer> demanded;
        private final List<Judged> judged = new ArrayList<>();
        /** Whether the demanded pair or bye is asked for; not in the look-ahead of C8. */
        private boolean demanding = true;

        private final Map<Set<Integer>, Boolean> completableAsDemanded = new HashMap<>();
        private final Map<Set<Integer>, Boolean> completableFreely = new HashMap<>();
        private final Map<List<Integer>, List<List<Integer>>> nextBracket = new HashMap<>();
        private OptionalInt byeScore = OptionalInt.empty();

        Round(TournamentState state, Set<Integer> demanded) {
            this.state = state;
            this.demanded = demanded;
            for (Player player : state.players()) {
                if (player.cells().size() <= state.completedRounds()) {
                    ranked.add(new NaivePlayer(player, state));
                }
            }
            Map<Integer, Integer> parity = new HashMap<>();
            int next = 1;
            for (Player player : state.players()) {
                boolean now = player.cells().size() <= state.completedRounds();
                if (now || new NaivePlayer(player, state).tookPart) {
                    parity.put(player.number(), next++);
                }
            }
            ranked.sort(Comparator.<NaivePlayer>comparingInt(player -> -player.pairingScore)
                    .thenComparingInt(player -> player.number));
            colours = new NaiveColours(state.initialColour().orElseThrow(), parity);
        }

        PairingAnswer pair() {
            Set<Integer> all = new HashSet<>();
            IntStream.range(0, ranked.size()).forEach(all::add);
            byeScore = lowestByeScore(all);
            if (all.isEmpty() || !canBeCompleted(all)) {
                return new NoPairing(
                        state.nextRound(), List.of(new Remark("C.04.3 1.9.3", "pairing.impossible", List.of())));
            }
            TreeMap<Integer, List<Integer>> groups = new TreeMap<>(Comparator.reverseOrder());
            for (int i = 0; i < ranked.size(); i++) {
                groups.computeIfAbsent(ranked.get(i).pairingScore, score -> new ArrayList<>())
                        .add(i);
            }
            List<List<Integer>> brackets = List.copyOf(groups.values());
            List<int[]> pairs = new ArrayList<>();
            List<Integer> moved = List.of();
            for (int i = 0; i < brackets.size(); i++) {
                Candidate best = best(moved, brackets.subList(i, brackets.size()));
                judged.add(new Judged(
                        best.pairs.stream()
                                .map(pair -> List.of(pair[0], pair[1]))
                                .collect(Collectors.toSet()),
                        quality(best, moved, brackets.subList(i, brackets.size()))));
                pairs.addAll(best.pairs);
                moved = best.floaters;
            }
            return answer(pairs, moved);
        }

        private Pairing answer(List<int[]> pairs, List<Integer> moved) {
            if (moved.size() > 1) {
                throw new IllegalStateException("the last bracket left " + moved.size() + " players");
            }
            List<int[]> sorted = new ArrayList<>(pairs);
            // C.04.2, 3.6: the pair's higher score, then its sum, then the number of its higher-ranked player.
            sorted.sort(Comparator.<int[]>comparingInt(pair -> -score(pair[0]))
                    .thenComparingInt(pair -> -score(pair[0]) - score(pair[1]))
                    .thenComparingInt(pair -> ranked.get(pair[0]).number));
            List<Pairing.Board> boards = new ArrayList<>();
            for (int[] pair : sorted) {
                NaivePlayer higher = ranked.get(pair[0]);
                NaivePlayer lower = ranked.get(pair[1]);
                boolean white = colours.colourOf(higher, lower) == Colour.WHITE;
                boards.add(
                        new Pairing.Board(white ? higher.number : lower.number, white ? lower.number : higher.number));
            }
            OptionalInt bye =
                    moved.isEmpty() ? OptionalInt.empty() : OptionalInt.of(ranked.get(moved.getFirst()).number);
            return new Pairing(state.nextRound(), boards, bye, List.of());
        }

        private int score(int player) {
            return ranked.get(player).pairingScore;
        }

        /** C1 with the groups that may not meet, and C3. */
        private boolean mayMeet(int one, int other) {
            NaivePlayer a = ranked.get(one);
            NaivePlayer b = ranked.get(other);
            if (a.met.contains(b.number) || (demanding && demanded.contains(a.number) != demanded.contains(b.number))) {
                return false;
            }
            for (ForbiddenPairs group : state.forbidden()) {
                boolean now = group.firstRound() <= state.nextRound() && state.nextRound() <= group.lastRound();
                if (now && group.players().contains(a.number) && group.players().contains(b.number)) {
                    return false;
                }
            }
            boolean absolute = a.strength() == NaivePlayer.Strength.ABSOLUTE
                    && b.strength() == NaivePlayer.Strength.ABSOLUTE
                    && a.preference().equals(b.preference());
            return !absolute || a.topscorer || b.topscorer;
        }

        /** C5, once for the round: the lowest score with which the bye can be given at all. */
        private OptionalInt lowestByeScore(Set<Integer> all) {
            if (all.size() % 2 == 0) {
                return OptionalInt.empty();
            }
            for (int i = ranked.size() - 1; i >= 0; i--) {
                Set<Integer> others = new HashSet<>(all);
                others.remove(i);
                if (mayHaveBye(i) && canBeCompleted(others)) {
                    return OptionalInt.of(score(i));
                }
            }
            return OptionalInt.empty();
        }

        private boolean mayHaveBye(int player) {
            NaivePlayer one = ranked.get(player);
            boolean asDemanded = demanded.isEmpty() || demanded.contains(one.number) == (demanded.size() == 1);
            return !one.barredFromBye && (!demanding || asDemanded);
        }

        /** C4, with the bye at the score of C5. */
        private boolean canBeCompleted(Set<Integer> rest) {
            if (rest.isEmpty()) {
                return true;
            }
            Map<Set<Integer>, Boolean> completable = demanding ? completableAsDemanded : completableFreely;
            Boolean known = completable.get(rest);
            if (known != null) {
                return known;
            }
            boolean found = false;
            if (rest.size() % 2 == 1) {
                for (int player : rest) {
                    boolean bye = mayHaveBye(player) && byeScore.isPresent() && score(player) == byeScore.getAsInt();
                    found = found || (bye && canBeCompleted(without(rest, player)));
                }
            } else {
                int first = Collections.min(rest);
                for (int other : rest) {
                    found = found
                            || (other != first
                                    && mayMeet(first, other)
                                    && canBeCompleted(without(without(rest, first), other)));
                }
            }
            completable.put(rest, found);
            return found;
        }

        private static Set<Integer> without(Set<Integer> players, int player) {
            Set<Integer> rest = new HashSet<>(players);
            rest.remove(player);
            return rest;
        }

        /** 3.4 and 3.8: the best candidate of the first of {@code brackets}. */
        private Candidate best(List<Integer> moved, List<List<Integer>> brackets) {
            List<Integer> residents = brackets.getFirst();
            for (int pairs = (moved.size() + residents.size()) / 2; pairs >= 0; pairs--) {
                Best best = new Best();
                candidates(moved, brackets, pairs, candidate -> {
                    List<List<Integer>> quality = quality(candidate, moved, brackets);
                    if (best.found.isEmpty() || compare(quality, best.quality) < 0) {
                        best.found = Optional.of(candidate);
                        best.quality = quality;
                    }
                });
                if (best.found.isPresent()) {
                    return best.found.get();
                }
            }
            throw new IllegalStateException("no candidate in the bracket of " + residents);
        }

        /** The best candidate so far. */
        private static final class Best {
            private Optional<Candidate> found = Optional.empty();
            private List<List<Integer>> quality = List.of();
        }

        /** Article 3: all candidates with a number of pairs that meet C1 to C5, in order. */
        private void candidates(
                List<Integer> moved, List<List<Integer>> brackets, int pairs, Consumer<Candidate> each) {
            List<Integer> residents = brackets.getFirst();
            Set<Integer> lower = new HashSet<>();
            brackets.subList(1, brackets.size()).forEach(lower::addAll);
            Consumer<Candidate> completing = candidate -> {
                Set<Integer> rest = new HashSet<>(lower);
                rest.addAll(candidate.floaters);
                if (canBeCompleted(rest)) {
                    each.accept(candidate);
                }
            };
            for (int paired = Math.min(moved.size(), Math.min(pairs, residents.size())); paired >= 0; paired--) {
                int inRemainder = pairs - paired;
                if (2 * inRemainder > residents.size() - paired) {
                    continue;
                }
                for (List<Integer> first : NaiveSequence.subsets(moved, paired)) {
                    NaiveSequence.transpositions(residents, paired, opponents -> {
                        List<int[]> movedPairs = pairsOf(first, opponents);
                        if (movedPairs.stream().allMatch(pair -> mayMeet(pair[0], pair[1]))) {
                            List<Integer> limbo = new ArrayList<>(moved);
                            limbo.removeAll(first);
                            List<Integer> remainder = new ArrayList<>(residents);
                            remainder.removeAll(opponents);
                            remainder(remainder, inRemainder, rest -> {
                                List<int[]> all = new ArrayList<>(movedPairs);
                                all.addAll(rest.pairs);
                                List<Integer> floaters = new ArrayList<>(limbo);
                                floaters.addAll(rest.floaters);
                                completing.accept(new Candidate(all, floaters));
                            });
                        }
                    });
                }
            }
        }

        /** 3.3.2 and 3.6: all candidates of a homogeneous bracket or a remainder. */
        private void remainder(List<Integer> players, int pairs, Consumer<Candidate> each) {
            for (List<Integer> numbers : NaiveSequence.firstSubgroups(players.size(), pairs)) {
                List<Integer> first =
                        numbers.stream().map(number -> players.get(number - 1)).toList();
                List<Integer> second = new ArrayList<>(players);
                second.removeAll(first);
                NaiveSequence.transpositions(second, pairs, opponents -> {
                    List<int[]> made = pairsOf(first, opponents);
                    if (made.stream().allMatch(pair -> mayMeet(pair[0], pair[1]))) {
                        List<Integer> floaters = new ArrayList<>(second);
                        floaters.removeAll(opponents);
                        each.accept(new Candidate(made, floaters));
                    }
                });
            }
        }

        private static List<int[]> pairsOf(List<Integer> first, List<Integer> second) {
            List<int[]> pairs = new ArrayList<>();
            for (int i = 0; i < first.size(); i++) {
                pairs.add(new int[] {Math.min(first.get(i), second.get(i)), Math.max(first.get(i), second.get(i))});
            }
            return pairs;
        }

        private static int compare(List<List<Integer>> one, List<List<Integer>> other) {
            for (int i = 0; i < one.size(); i++) {
                int compared = NaiveSequence.lexicographic(one.get(i), other.get(i));
                if (compared != 0) {
                    return compared;
                }
            }
            return 0;
        }

        /** C6 to C21 of a candidate; less is better. */
        private List<List<Integer>> quality(Candidate candidate, List<Integer> moved, List<List<Integer>> brackets) {
            List<List<Integer>> quality = new ArrayList<>();
            quality.add(List.of(candidate.floaters.size()));
            quality.add(scoresDescending(candidate.floaters));
            quality.addAll(nextBracket(candidate.floaters, brackets));
            quality.add(List.of(unplayedGamesOfBye(candidate.floaters)));
            quality.add(List.of(topscorerPairs(candidate, NaivePlayer::wouldHaveDifferenceAboveTwo)));
            quality.add(List.of(topscorerPairs(candidate, NaivePlayer::wouldHaveThreeInARow)));
            quality.add(List.of(unfulfilled(candidate, Set.of(NaivePlayer.Strength.values()))));
            quality.add(List.of(unfulfilled(candidate, Set.of(NaivePlayer.Strength.STRONG))));
            quality.add(List.of(residentFloaters(candidate, moved, 1)));
            quality.add(List.of(movedOpponents(candidate, moved, 1)));
            quality.add(List.of(residentFloaters(candidate, moved, 2)));
            quality.add(List.of(movedOpponents(candidate, moved, 2)));
            quality.add(differencesOfMoved(candidate, moved, 1));
            quality.add(differencesOfOpponents(candidate, moved, 1));
            quality.add(differencesOfMoved(candidate, moved, 2));
            quality.add(differencesOfOpponents(candidate, moved, 2));
            return quality;
        }

        private List<Integer> scoresDescending(List<Integer> players) {
            return players.stream()
                    .map(this::score)
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }

        /** C8: how well C6 and C7 can be met in the following bracket, with C1 to C5. */
        private List<List<Integer>> nextBracket(List<Integer> floaters, List<List<Integer>> brackets) {
            if (brackets.size() == 1) {
                return List.of(List.of(), List.of());
            }
            List<Integer> moved = floaters.stream().sorted().toList();
            List<List<Integer>> known = nextBracket.get(moved);
            if (known != null) {
                return known;
            }
            demanding = false;
            List<List<Integer>> found = bestOfNext(moved, brackets.subList(1, brackets.size()));
            demanding = true;
            nextBracket.put(moved, found);
            return found;
        }

        private List<List<Integer>> bestOfNext(List<Integer> moved, List<List<Integer>> brackets) {
            for (int pairs = (moved.size() + brackets.getFirst().size()) / 2; pairs >= 0; pairs--) {
                List<List<Integer>> scores = new ArrayList<>();
                candidates(moved, brackets, pairs, candidate -> scores.add(scoresDescending(candidate.floaters)));
                Optional<List<Integer>> best = scores.stream().min(NaiveSequence::lexicographic);
                if (best.isPresent()) {
                    return List.of(List.of(best.get().size()), best.get());
                }
            }
            throw new IllegalStateException("no candidate in the following bracket");
        }

        /** C9: only where one player floats and must end with the bye, because nobody below may have it by C5. */
        private int unplayedGamesOfBye(List<Integer> floaters) {
            boolean bye =
                    floaters.size() == 1 && byeScore.isPresent() && score(floaters.getFirst()) == byeScore.getAsInt();
            return bye ? ranked.get(floaters.getFirst()).unplayed : 0;
        }

        /** A count over the players of pairs in which there is a topscorer. */
        private int topscorerPairs(Candidate candidate, BiPredicate<NaivePlayer, Colour> wrong) {
            int count = 0;
            for (int[] pair : candidate.pairs) {
                NaivePlayer higher = ranked.get(pair[0]);
                NaivePlayer lower = ranked.get(pair[1]);
                if (higher.topscorer || lower.topscorer) {
                    Colour colour = colours.colourOf(higher, lower);
                    count += wrong.test(higher, colour) ? 1 : 0;
                    count += wrong.test(lower, colour.opposite()) ? 1 : 0;
                }
            }
            return count;
        }

        /** C12 and C13: players whose preference of one of the strengths is not granted. */
        private int unfulfilled(Candidate candidate, Set<NaivePlayer.Strength> strengths) {
            int count = 0;
            for (int[] pair : candidate.pairs) {
                NaivePlayer higher = ranked.get(pair[0]);
                NaivePlayer lower = ranked.get(pair[1]);
                Colour colour = colours.colourOf(higher, lower);
                count += denied(higher, colour, strengths) ? 1 : 0;
                count += denied(lower, colour.opposite(), strengths) ? 1 : 0;
            }
            return count;
        }

        private static boolean denied(NaivePlayer player, Colour colour, Set<NaivePlayer.Strength> strengths) {
            return strengths.contains(player.strength())
                    && player.preference().filter(wish -> wish != colour).isPresent();
        }

        private NaivePlayer.Float floatOf(int player, int roundsBack) {
            return roundsBack == 1 ? ranked.get(player).lastRound : ranked.get(player).twoRoundsBefore;
        }

        /** C14 and C16. */
        private int residentFloaters(Candidate candidate, List<Integer> moved, int roundsBack) {
            return (int) candidate.floaters.stream()
                    .filter(player -> !moved.contains(player))
                    .filter(player -> floatOf(player, roundsBack) == NaivePlayer.Float.DOWN)
                    .count();
        }

        /** C15 and C17. */
        private int movedOpponents(Candidate candidate, List<Integer> moved, int roundsBack) {
            return differencesOfOpponents(candidate, moved, roundsBack).size();
        }

        /** C18 and C20; a player in the Limbo counts as more than any difference. */
        private List<Integer> differencesOfMoved(Candidate candidate, List<Integer> moved, int roundsBack) {
            List<Integer> differences = new ArrayList<>();
            for (int player : moved) {
                if (floatOf(player, roundsBack) == NaivePlayer.Float.DOWN) {
                    int difference = Integer.MAX_VALUE;
                    for (int[] pair : candidate.pairs) {
                        difference = pair[0] == player ? score(pair[0]) - score(pair[1]) : difference;
                    }
                    differences.add(difference);
                }
            }
            differences.sort(Comparator.reverseOrder());
            return differences;
        }

        /** C19 and C21. */
        private List<Integer> differencesOfOpponents(Candidate candidate, List<Integer> moved, int roundsBack) {
            List<Integer> differences = new ArrayList<>();
            for (int[] pair : candidate.pairs) {
                if (moved.contains(pair[0]) && floatOf(pair[1], roundsBack) == NaivePlayer.Float.UP) {
                    differences.add(score(pair[0]) - score(pair[1]));
                }
            }
            differences.sort(Comparator.reverseOrder());
            return differences;
        }
    }
}
