package org.chessfed.engine.swiss.completable;

import static java.util.Comparator.comparingInt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.Remark;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.completable.RemainingRounds.Finding;
import org.chessfed.engine.swiss.dutch.Dutch;

/**
 * Pairs a field of exactly one player more than rounds, so that all rounds can be paired to the end (setting
 * COMPLETABLE). Such a field plays a whole round robin; a system that looks only at the round in hand can leave a later
 * round without a pairing.
 *
 * <p>The answer of the exact system stands as long as the rounds after it can be paired. Where they cannot, the system
 * is asked again with pairs of its own answer set aside, as few as possible and from the lowest boards first, or with
 * another player for the bye; where its colour bar leaves no such pairing, again without that bar. Each departure is a
 * remark on the round. Every other field is paired by the exact system alone.
 */
public final class CompletableSwiss implements PairingSystem {

    /** Questions to one system about one round; the rounds with few pairs left, where it matters, need fewer. */
    private static final int MOST_QUESTIONS = 1_000;

    private static final String NO_REMATCH = "C.04.1 2";
    private static final String PAIRS_SET_ASIDE = "pairing.completable.pairs-set-aside";
    private static final String BYE_MOVED = "pairing.completable.bye-moved";

    private final PairingSystem exact;
    private final PairingSystem withoutColourBar;

    /**
     * @param exact the system whose pairings are wanted
     * @param withoutColourBar the same system with no pair barred for its colours (C.04.3, C3); the same object where
     *     the system knows no such bar
     */
    public CompletableSwiss(PairingSystem exact, PairingSystem withoutColourBar) {
        this.exact = exact;
        this.withoutColourBar = withoutColourBar;
    }

    /** The FIDE (Dutch) system that looks ahead. */
    public static CompletableSwiss dutch() {
        return new CompletableSwiss(new Dutch(), Dutch.withoutColourBar());
    }

    /** Whether a tournament is one that this system looks ahead in: one player more than rounds. */
    public static boolean looksAhead(TournamentState state) {
        return state.players().size() == state.totalRounds() + 1 && RemainingRounds.canLookAt(state);
    }

    /** Whether the numbers of a remark of this system are pairing numbers of players; else they are rounds. */
    public static boolean namesPlayers(Remark remark) {
        return remark.key().equals(PAIRS_SET_ASIDE) || remark.key().equals(BYE_MOVED);
    }

    /**
     * Pairs the next round. Remarks, each with its numbers: {@code pairing.completable.pairs-set-aside} (the pairs, two
     * pairing numbers each), {@code pairing.completable.bye-moved} (who has the bye), {@code
     * pairing.completable.colour-bar-lifted} (the round), {@code pairing.completable.lost} (the round: with or without
     * look-ahead some later round cannot be paired), {@code pairing.completable.unproved} (the round: the search was
     * given up and the exact pairing stands).
     */
    @Override
    public PairingAnswer pair(TournamentState state) {
        PairingAnswer answer = exact.pair(state);
        if (!looksAhead(state)) {
            return answer;
        }
        int round = state.nextRound();
        if (answer instanceof Pairing pairing) {
            switch (RemainingRounds.after(state, pairing)) {
                case POSSIBLE -> {
                    return pairing;
                }
                case UNKNOWN -> {
                    return remarked(pairing, List.of(remark("pairing.completable.unproved", List.of(round))));
                }
                case IMPOSSIBLE -> {}
            }
        }
        if (RemainingRounds.from(state) != Finding.IMPOSSIBLE) {
            Optional<Pairing> departure = search(exact, state, List.of());
            if (departure.isEmpty()) {
                Remark lifted = new Remark("C.04.3 C3", "pairing.completable.colour-bar-lifted", List.of(round));
                departure = search(withoutColourBar, state, List.of(lifted));
            }
            if (departure.isPresent()) {
                return departure.orElseThrow();
            }
        }
        return answer instanceof Pairing pairing
                ? remarked(pairing, List.of(remark("pairing.completable.lost", List.of(round))))
                : answer;
    }

    /** What a question sets aside: pairs that may not meet, and who has the bye if that is settled. */
    private record Question(List<Set<Integer>> setAside, OptionalInt bye) {
        Question without(Pairing.Board board) {
            List<Set<Integer>> more = new ArrayList<>(setAside);
            more.add(Set.of(board.white(), board.black()));
            return new Question(List.copyOf(more), bye);
        }
    }

    /** The first pairing that can be completed, by number of things set aside. */
    private static Optional<Pairing> search(PairingSystem system, TournamentState state, List<Remark> remarks) {
        Deque<Question> questions = new ArrayDeque<>();
        Set<Set<Set<Integer>>> askedWithoutBye = new HashSet<>();
        questions.add(new Question(List.of(), OptionalInt.empty()));
        for (int asked = 0; asked < MOST_QUESTIONS && !questions.isEmpty(); ) {
            Question question = questions.remove();
            if (question.bye().isEmpty() && !askedWithoutBye.add(Set.copyOf(question.setAside()))) {
                continue;
            }
            asked++;
            if (!(system.pair(narrowed(state, question)) instanceof Pairing found)) {
                continue;
            }
            Pairing pairing = question.bye().isPresent()
                    ? new Pairing(found.round(), found.boards(), question.bye(), found.remarks())
                    : found;
            if (RemainingRounds.after(state, pairing) == Finding.POSSIBLE) {
                return Optional.of(remarked(pairing, concat(remarks, remarks(question))));
            }
            for (Pairing.Board board : found.boards().reversed()) {
                questions.add(question.without(board));
            }
            if (found.bye().isPresent()) {
                for (Player other : byeOrder(state, found.bye().getAsInt())) {
                    questions.add(new Question(question.setAside(), OptionalInt.of(other.number())));
                }
            }
        }
        return Optional.empty();
    }

    /** Others who may have the bye: lowest score first, then the largest pairing number. */
    private static List<Player> byeOrder(TournamentState state, int instead) {
        Comparator<Player> order = comparingInt((Player player) -> player.cells().stream()
                        .mapToInt(cell -> state.points().points(cell.outcome()))
                        .sum())
                .thenComparing(comparingInt(Player::number).reversed());
        return state.players().stream()
                .filter(player -> player.number() != instead && player.cells().size() < state.nextRound())
                .filter(player -> player.cells().stream()
                        .noneMatch(cell -> RemainingRounds.barsBye(cell.outcome(), state.points())))
                .sorted(order)
                .toList();
    }

    private static TournamentState narrowed(TournamentState state, Question question) {
        int round = state.nextRound();
        List<ForbiddenPairs> forbidden = new ArrayList<>(state.forbidden());
        question.setAside().forEach(pair -> forbidden.add(new ForbiddenPairs(round, round, pair)));
        List<Player> players = state.players();
        if (question.bye().isPresent()) {
            int bye = question.bye().getAsInt();
            players = players.stream()
                    .map(player -> player.number() == bye ? withBye(player, state) : player)
                    .toList();
        }
        return new TournamentState(
                players,
                state.completedRounds(),
                state.totalRounds(),
                state.points(),
                state.initialColour(),
                forbidden,
                state.accelerations(),
                state.edition());
    }

    private static Player withBye(Player player, TournamentState state) {
        List<RoundCell> cells = new ArrayList<>(player.cells());
        while (cells.size() < state.completedRounds()) {
            cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
        }
        cells.add(RoundCell.bye(Outcome.PAIRING_BYE));
        return new Player(player.number(), player.name(), player.rating(), cells);
    }

    private static List<Remark> remarks(Question question) {
        List<Remark> remarks = new ArrayList<>();
        if (!question.setAside().isEmpty()) {
            List<Integer> numbers = new ArrayList<>();
            question.setAside().forEach(pair -> pair.stream().sorted().forEach(numbers::add));
            remarks.add(remark(PAIRS_SET_ASIDE, numbers));
        }
        if (question.bye().isPresent()) {
            remarks.add(remark(BYE_MOVED, List.of(question.bye().getAsInt())));
        }
        return remarks;
    }

    private static Remark remark(String key, List<Integer> numbers) {
        return new Remark(NO_REMATCH, key, numbers);
    }

    private static Pairing remarked(Pairing pairing, List<Remark> remarks) {
        return new Pairing(pairing.round(), pairing.boards(), pairing.bye(), concat(pairing.remarks(), remarks));
    }

    private static List<Remark> concat(List<Remark> first, List<Remark> second) {
        List<Remark> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
