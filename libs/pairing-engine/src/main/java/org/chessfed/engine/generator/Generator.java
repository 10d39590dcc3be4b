package org.chessfed.engine.generator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Baku;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfHeader;
import org.chessfed.engine.trf.TrfPlayer;

/** Plays a random tournament: the system pairs, the seed decides everything else. */
public final class Generator {

    private final GeneratorSettings settings;
    private final PairingSystem system;
    private final Random random;
    private final List<TrfPlayer> entered;
    private final Map<Integer, List<RoundCell>> cells = new TreeMap<>();
    private final Map<Integer, List<Optional<Outcome>>> absences = new TreeMap<>();
    private final Colour initialColour;

    private Generator(GeneratorSettings settings, List<TrfPlayer> entered, long seed, PairingSystem system) {
        this.settings = settings;
        this.system = system;
        this.random = new Random(seed);
        this.initialColour = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
        this.entered = entered.isEmpty() ? drawnPlayers() : entered;
        for (TrfPlayer player : this.entered) {
            cells.put(player.number(), new ArrayList<>());
            absences.put(player.number(), drawnAbsences());
        }
    }

    /**
     * A random tournament. The same settings, seed and system always give the same one.
     *
     * @return the tournament up to its last round, or up to the round that has no legal pairing
     */
    public static Generated generate(GeneratorSettings settings, long seed, PairingSystem system) {
        return generate(settings, settings.rounds(), seed, system);
    }

    /**
     * The first rounds of a random tournament.
     *
     * @param played rounds to be played, at most those of the settings
     */
    public static Generated generate(GeneratorSettings settings, int played, long seed, PairingSystem system) {
        if (played < 0 || played > settings.rounds()) {
            throw new IllegalArgumentException(played + " rounds of " + settings.rounds());
        }
        return new Generator(settings, List.of(), seed, system).play(played, seed);
    }

    /**
     * A random tournament with the players of another one, and its frequencies.
     *
     * @throws IllegalArgumentException if a player of the model has no rating, from which results are drawn
     */
    public static Generated generateLike(TrfFile model, long seed, PairingSystem system) {
        for (TrfPlayer player : model.players()) {
            if (player.rating() == 0) {
                throw new IllegalArgumentException("player " + player.number() + " of the model has no rating");
            }
        }
        List<TrfPlayer> players = model.players().stream()
                .sorted(Comparator.comparingInt(TrfPlayer::number))
                .toList();
        return new Generator(GeneratorSettings.like(model), players, seed, system)
                .play(Math.max(1, model.totalRounds()), seed);
    }

    /**
     * What came out.
     *
     * @param file the tournament
     * @param stopped why it ended before its last round; empty if it was played to the end
     * @param remarked the pairings of those rounds on which the system remarked something
     */
    public record Generated(TrfFile file, Optional<NoPairing> stopped, List<Pairing> remarked) {
        public Generated {
            remarked = List.copyOf(remarked);
        }
    }

    private Generated play(int rounds, long seed) {
        Optional<NoPairing> stopped = Optional.empty();
        List<Pairing> remarked = new ArrayList<>();
        int round = 1;
        while (round <= rounds && stopped.isEmpty()) {
            PairingAnswer answer = system.pair(state(round));
            switch (answer) {
                case NoPairing none -> stopped = Optional.of(none);
                case Pairing pairing -> {
                    play(round, pairing);
                    if (!pairing.remarks().isEmpty()) {
                        remarked.add(pairing);
                    }
                    round++;
                }
            }
        }
        return new Generated(file(round - 1, seed), stopped, remarked);
    }

    private List<TrfPlayer> drawnPlayers() {
        List<Integer> ratings = new ArrayList<>();
        for (int i = 0; i < settings.players(); i++) {
            ratings.add(
                    settings.lowestRating() + random.nextInt(settings.highestRating() - settings.lowestRating() + 1));
        }
        ratings.sort(Comparator.reverseOrder());
        List<TrfPlayer> players = new ArrayList<>();
        for (int number = 1; number <= ratings.size(); number++) {
            String name = String.format(Locale.ROOT, "Test%04d Player%04d", number, number);
            players.add(TrfPlayer.of(number, name, ratings.get(number - 1), List.of()));
        }
        return players;
    }

    private boolean happens(int partsPerMillion) {
        return random.nextInt(GeneratorSettings.ALL) < partsPerMillion;
    }

    /** For each round, the kind of bye that the player has asked for or the absence; empty where the player takes part. */
    private List<Optional<Outcome>> drawnAbsences() {
        int rounds = settings.rounds();
        List<Optional<Outcome>> absent = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            absent.add(Optional.empty());
        }
        if (rounds > 1 && happens(settings.halfPointByes())) {
            absent.set(random.nextInt(rounds - 1), Optional.of(Outcome.HALF_POINT_BYE));
        }
        if (happens(settings.zeroPointByes())) {
            absent.set(random.nextInt(rounds), Optional.of(Outcome.ZERO_POINT_BYE));
        }
        if (happens(settings.fullPointByes())) {
            absent.set(random.nextInt(rounds), Optional.of(Outcome.FULL_POINT_BYE));
        }
        if (rounds > 2 && happens(settings.lateEntries())) {
            int first = 1 + random.nextInt(Math.max(1, rounds / 3));
            for (int round = 0; round < first; round++) {
                absent.set(round, Optional.of(Outcome.ZERO_POINT_BYE));
            }
        }
        if (rounds > 1 && happens(settings.withdrawals())) {
            for (int round = 1 + random.nextInt(rounds - 1); round < rounds; round++) {
                absent.set(round, Optional.of(Outcome.ZERO_POINT_BYE));
            }
        }
        return absent;
    }

    private TournamentState state(int round) {
        List<Player> players = new ArrayList<>();
        for (TrfPlayer player : entered) {
            List<RoundCell> known = new ArrayList<>(cells(player.number()));
            absence(player.number(), round).map(RoundCell::bye).ifPresent(known::add);
            players.add(new Player(player.number(), player.name(), player.rating(), known));
        }
        return new TournamentState(
                players,
                round - 1,
                settings.rounds(),
                settings.points(),
                Optional.of(initialColour),
                List.of(),
                accelerations(),
                PairingEdition.FIDE_2026);
    }

    private List<Acceleration> accelerations() {
        if (!settings.baku()) {
            return List.of();
        }
        int last = entered.get(Math.min(entered.size(), Baku.lastOfGroupA(entered.size())) - 1)
                .number();
        return Baku.withLastOfGroupA(last, settings.rounds(), settings.points());
    }

    private List<RoundCell> cells(int number) {
        return cells.computeIfAbsent(number, unknown -> new ArrayList<>());
    }

    private Optional<Outcome> absence(int number, int round) {
        return absences.getOrDefault(number, List.of()).get(round - 1);
    }

    private void play(int round, Pairing pairing) {
        Map<Integer, Integer> ratings = new TreeMap<>();
        entered.forEach(player -> ratings.put(player.number(), player.rating()));
        for (Pairing.Board board : pairing.boards()) {
            int difference = ratings.getOrDefault(board.white(), 0) - ratings.getOrDefault(board.black(), 0);
            List<Outcome> result = result(difference);
            cells(board.white()).add(RoundCell.game(board.black(), Colour.WHITE, result.get(0)));
            cells(board.black()).add(RoundCell.game(board.white(), Colour.BLACK, result.get(1)));
        }
        pairing.bye().ifPresent(number -> cells(number).add(RoundCell.bye(Outcome.PAIRING_BYE)));
        for (TrfPlayer player : entered) {
            if (cells(player.number()).size() < round) {
                Outcome absent = absence(player.number(), round).orElse(Outcome.ZERO_POINT_BYE);
                cells(player.number()).add(RoundCell.bye(absent));
            }
        }
    }

    /**
     * The outcomes of White and Black. The expected score follows the rating difference: one part per thousand for each
     * point, at most 930 parts for the better player.
     */
    private List<Outcome> result(int difference) {
        if (happens(settings.forfeits())) {
            return switch (random.nextInt(10)) {
                case 0 -> List.of(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS);
                case 1, 2, 3, 4 -> List.of(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS);
                default -> List.of(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN);
            };
        }
        if (happens(settings.unusualResults())) {
            return switch (random.nextInt(5)) {
                case 0 -> List.of(Outcome.UNRATED_WIN, Outcome.UNRATED_LOSS);
                case 1 -> List.of(Outcome.UNRATED_LOSS, Outcome.UNRATED_WIN);
                case 2 -> List.of(Outcome.UNRATED_DRAW, Outcome.UNRATED_DRAW);
                case 3 -> List.of(Outcome.LOSS, Outcome.LOSS);
                default -> List.of(Outcome.DRAW, Outcome.LOSS);
            };
        }
        if (random.nextInt(100) < settings.drawPercent()) {
            return List.of(Outcome.DRAW, Outcome.DRAW);
        }
        int expected = 500 + Math.clamp(difference, -430, 430);
        return random.nextInt(1000) < expected
                ? List.of(Outcome.WIN, Outcome.LOSS)
                : List.of(Outcome.LOSS, Outcome.WIN);
    }

    private TrfFile file(int completed, long seed) {
        TrfHeader header = new TrfHeader(
                "AutoTest Tournament " + seed,
                "",
                "",
                "",
                "",
                "",
                "",
                List.of(),
                "",
                List.of(),
                "",
                "",
                settings.baku() ? "FIDE_DUTCH_BAKU" : "FIDE_DUTCH",
                "",
                "",
                "");
        List<Player> players = entered.stream()
                .map(player -> new Player(
                        player.number(),
                        player.name(),
                        player.rating(),
                        cells(player.number()).subList(0, completed)))
                .toList();
        TrfFile file = TrfFile.of(
                header,
                new TournamentState(
                        players,
                        completed,
                        settings.rounds(),
                        settings.points(),
                        Optional.of(initialColour),
                        List.of(),
                        accelerations(),
                        PairingEdition.FIDE_2026));
        return file.withPlayers(ranked(file.players()));
    }

    /** The players as entered, with their results and a rank by points, then by number. */
    private List<TrfPlayer> ranked(List<TrfPlayer> played) {
        List<Integer> order = played.stream()
                .sorted(Comparator.<TrfPlayer>comparingInt(
                                player -> -player.points().orElse(0))
                        .thenComparingInt(TrfPlayer::number))
                .map(TrfPlayer::number)
                .toList();
        Map<Integer, Integer> ranks = new TreeMap<>();
        order.forEach(number -> ranks.put(number, ranks.size() + 1));
        List<TrfPlayer> result = new ArrayList<>();
        for (int i = 0; i < played.size(); i++) {
            TrfPlayer player = played.get(i);
            int rank = ranks.getOrDefault(player.number(), 0);
            result.add(entered.get(i).withResults(player.cells(), player.points(), OptionalInt.of(rank)));
        }
        return result;
    }
}
