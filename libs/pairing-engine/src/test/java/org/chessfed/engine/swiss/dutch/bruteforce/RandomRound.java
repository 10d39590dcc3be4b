package org.chessfed.engine.swiss.dutch.bruteforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * Small tournaments in the middle, made from a seed: forfeits, byes of every kind, absences, withdrawals, late entries,
 * accelerations, groups that may not meet, and point systems. Earlier rounds are paired by the naive reading itself, or at
 * random within the absolute criteria. The last round is never accelerated (C.04.7, 1.4): no text says whether virtual points
 * make a topscorer.
 */
public final class RandomRound {

    private static final List<PointSystem> SYSTEMS = List.of(
            PointSystem.STANDARD,
            PointSystem.STANDARD,
            PointSystem.STANDARD,
            PointSystem.STANDARD.withPairingBye(5),
            PointSystem.STANDARD.withPairingBye(0),
            PointSystem.of(30, 10, 0),
            PointSystem.of(30, 20, 10),
            new PointSystem(30, 10, 0, 30, 0, 20, 30, 10, 0),
            new PointSystem(20, 10, 5, 20, 0, 10, 20, 10, 0));

    private final Random random;
    private final int field;
    private final int rounds;
    private final int totalRounds;
    private final PointSystem points;
    private final Colour initial;
    private final Map<Integer, List<RoundCell>> cells = new TreeMap<>();
    private final Map<Integer, Integer> arrival = new TreeMap<>();
    private final Map<Integer, Integer> withdrawal = new TreeMap<>();
    private final List<ForbiddenPairs> forbidden = new ArrayList<>();
    private final List<Acceleration> accelerations = new ArrayList<>();
    private final boolean eventful;
    /** Of three earlier rounds, how many are paired at random. */
    private final int atRandom;
    /** Whether those rounds drive colour differences apart. */
    private final boolean lopsided;
    /** Draws among twenty games. */
    private final int draws;

    private RandomRound(long seed) {
        random = new Random(seed);
        // Large fields, some rounds into the tournament, and last rounds are where the lower criteria decide.
        field = random.nextInt(3) == 0 ? 4 + random.nextInt(5) : 7 + random.nextInt(2);
        rounds = random.nextInt(4) == 0 ? random.nextInt(2) : 2 + random.nextInt(field - 3);
        totalRounds = rounds + 1 + (random.nextBoolean() ? 0 : random.nextInt(5));
        atRandom = random.nextInt(4);
        lopsided = random.nextBoolean();
        draws = random.nextInt(15);
        points = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
        initial = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
        eventful = random.nextInt(4) > 0;
        for (int number = 1; number <= field; number++) {
            cells.put(number, new ArrayList<>());
            arrival.put(number, eventful && random.nextInt(12) == 0 ? 1 + random.nextInt(rounds + 1) : 1);
            withdrawal.put(number, eventful && random.nextInt(12) == 0 ? 2 + random.nextInt(rounds + 1) : 99);
        }
        if (random.nextInt(5) == 0) {
            accelerate();
        }
        if (random.nextInt(8) == 0) {
            List<Integer> group = new ArrayList<>(cells.keySet());
            Collections.shuffle(group, random);
            forbidden.add(new ForbiddenPairs(1, totalRounds, Set.copyOf(group.subList(0, 2 + random.nextInt(2)))));
        }
    }

    private void accelerate() {
        int last = 1 + random.nextInt(field);
        int half = 1 + random.nextInt(3);
        accelerations.add(new Acceleration(1, half, 1, last, points.win()));
        if (random.nextBoolean()) {
            accelerations.add(new Acceleration(half + 1, half + 2, 1, last, points.win() / 2));
        }
    }

    /** A tournament whose next round can be asked for; the same seed gives the same one. */
    public static TournamentState of(long seed) {
        return new RandomRound(seed).play();
    }

    private TournamentState play() {
        int played = 0;
        while (played < rounds) {
            announce(played + 1);
            Optional<Pairing> pairing = random.nextInt(3) < atRandom ? atRandom(played) : byTheRules(played);
            if (pairing.isEmpty()) {
                break;
            }
            score(pairing.get());
            played++;
        }
        int completed = played;
        cells.values().forEach(own -> {
            while (own.size() > completed) {
                own.removeLast();
            }
        });
        announce(completed + 1);
        return state(completed);
    }

    /** Byes and absences that are known before the round is paired. */
    private void announce(int round) {
        cells.forEach((number, own) -> {
            if (round < arrival.getOrDefault(number, 1) || round >= withdrawal.getOrDefault(number, 99)) {
                own.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            } else if (eventful && random.nextInt(14) == 0) {
                own.add(RoundCell.bye(List.of(Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE)
                        .get(random.nextInt(3))));
            }
        });
    }

    private TournamentState state(int completed) {
        List<Player> players = new ArrayList<>();
        cells.forEach((number, own) -> players.add(new Player(number, "Player " + number, 2500 - number, own)));
        int total = Math.max(totalRounds - rounds + completed, completed + 1);
        return new TournamentState(
                players,
                completed,
                total,
                points,
                Optional.of(initial),
                forbidden,
                accelerations.stream()
                        .filter(acceleration -> acceleration.lastRound() < total)
                        .toList(),
                PairingEdition.FIDE_2026);
    }

    private Optional<Pairing> byTheRules(int completed) {
        PairingAnswer answer = new NaiveDutch().pair(state(completed));
        return answer instanceof Pairing pairing ? Optional.of(pairing) : Optional.empty();
    }

    /** Any pairing without a rematch and without three equal colours or a difference of three; a few attempts. */
    private Optional<Pairing> atRandom(int completed) {
        TournamentState state = state(completed);
        for (int attempt = 0; attempt < 20; attempt++) {
            List<NaivePlayer> free = new ArrayList<>();
            for (Player player : state.players()) {
                if (player.cells().size() <= completed) {
                    free.add(new NaivePlayer(player, state));
                }
            }
            Collections.shuffle(free, random);
            OptionalInt bye = OptionalInt.empty();
            boolean possible = true;
            if (free.size() % 2 == 1) {
                NaivePlayer last = free.removeLast();
                possible = !last.barredFromBye;
                bye = OptionalInt.of(last.number);
            }
            List<Pairing.Board> boards = new ArrayList<>();
            for (int i = 0; i < free.size(); i += 2) {
                boolean turned = lopsided
                        && attempt < 10
                        && free.get(i).colourDifference() < free.get(i + 1).colourDifference();
                NaivePlayer white = free.get(turned ? i + 1 : i);
                NaivePlayer black = free.get(turned ? i : i + 1);
                possible &=
                        !white.met.contains(black.number) && bears(white, Colour.WHITE) && bears(black, Colour.BLACK);
                boards.add(new Pairing.Board(white.number, black.number));
            }
            if (possible) {
                return Optional.of(new Pairing(completed + 1, boards, bye, List.of()));
            }
        }
        return byTheRules(completed);
    }

    private static boolean bears(NaivePlayer player, Colour colour) {
        return !player.wouldHaveDifferenceAboveTwo(colour) && !player.wouldHaveThreeInARow(colour);
    }

    private void score(Pairing pairing) {
        for (Pairing.Board board : pairing.boards()) {
            Outcome white = outcome();
            Outcome black = switch (white) {
                case WIN -> Outcome.LOSS;
                case LOSS -> Outcome.WIN;
                case UNRATED_WIN -> Outcome.UNRATED_LOSS;
                case FORFEIT_WIN -> Outcome.FORFEIT_LOSS;
                case FORFEIT_LOSS -> random.nextInt(4) == 0 ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN;
                default -> white;
            };
            add(board.white(), RoundCell.game(board.black(), Colour.WHITE, white));
            add(board.black(), RoundCell.game(board.white(), Colour.BLACK, black));
        }
        pairing.bye().ifPresent(number -> add(number, RoundCell.bye(Outcome.PAIRING_BYE)));
    }

    private void add(int number, RoundCell cell) {
        Optional.ofNullable(cells.get(number)).orElseThrow().add(cell);
    }

    private Outcome outcome() {
        if (eventful && random.nextInt(6) == 0) {
            return List.of(Outcome.UNRATED_WIN, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
                    .get(random.nextInt(4));
        }
        if (random.nextInt(20) < draws) {
            return Outcome.DRAW;
        }
        return random.nextBoolean() ? Outcome.WIN : Outcome.LOSS;
    }
}
