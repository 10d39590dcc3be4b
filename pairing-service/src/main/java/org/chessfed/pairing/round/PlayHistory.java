package org.chessfed.pairing.round;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.stage.Conduct.SwappedColours;

/**
 * What has been played in a tournament, for the engine and for counting.
 *
 * @param games every game, of all rounds that exist
 * @param seats who was on no board
 * @param announcements absences, byes and withdrawals, past and coming
 */
public record PlayHistory(List<Game> games, List<Seat> seats, List<Announcement> announcements) {
    public PlayHistory {
        games = List.copyOf(games);
        seats = List.copyOf(seats);
        announcements = List.copyOf(announcements);
    }

    /** Nothing played and nothing announced. */
    public static final PlayHistory NONE = new PlayHistory(List.of(), List.of(), List.of());

    /** The history with one game replaced by another of the same id. */
    public PlayHistory replacing(Game changed) {
        return new PlayHistory(
                games.stream()
                        .map(game -> game.id().equals(changed.id()) ? changed : game)
                        .toList(),
                seats,
                announcements);
    }

    /** What is announced for a player in a round; empty for nothing. */
    public Optional<Announcement> announced(int number, int round) {
        return announcements.stream()
                .filter(announcement -> announcement.number() == number && announcement.round() == round)
                .findFirst();
    }

    /** The state after the completed rounds, as standings see it. */
    public TournamentState standing(Tournament tournament, TournamentTerms terms, int completedRounds) {
        return state(tournament, terms, completedRounds, cells(Game::counted, false), false);
    }

    /**
     * The state as reports have it, with every correction, and with the byes and absences that are announced for the next
     * round.
     */
    public TournamentState report(Tournament tournament, TournamentTerms terms, int completedRounds) {
        return state(
                tournament,
                terms,
                completedRounds,
                cells(Game::reported, false),
                completedRounds < tournament.rounds());
    }

    /** Points as scored after the completed rounds, in tenths, by pairing number. */
    public Map<Integer, Integer> points(Tournament tournament, TournamentTerms terms, int completedRounds) {
        TournamentState state = standing(tournament, terms, completedRounds);
        Map<Integer, Integer> points = new HashMap<>();
        for (Player player : state.players()) {
            points.put(
                    player.number(),
                    player.cells().stream()
                            .mapToInt(cell -> state.points().points(cell.outcome()))
                            .sum());
        }
        return points;
    }

    /**
     * The state before a round is paired: with results as pairing may use them.
     *
     * @param absentees whether who is announced for the round is left out of the pairing
     */
    public TournamentState pairing(
            Tournament tournament, TournamentTerms terms, int completedRounds, boolean absentees) {
        boolean assigned = terms.rule().conduct().swappedColours() == SwappedColours.ASSIGNED;
        return state(tournament, terms, completedRounds, cells(Game::counted, assigned), absentees);
    }

    private TournamentState state(
            Tournament tournament,
            TournamentTerms terms,
            int completedRounds,
            Map<Integer, Map<Integer, RoundCell>> cells,
            boolean absentees) {
        List<Player> players = new ArrayList<>();
        for (Entrant entrant : tournament.players()) {
            Map<Integer, RoundCell> own = cells.getOrDefault(entrant.number(), Map.of());
            List<RoundCell> row = new ArrayList<>();
            for (int round = 1; round <= completedRounds; round++) {
                row.add(own.getOrDefault(round, RoundCell.bye(Outcome.ZERO_POINT_BYE)));
            }
            if (absentees) {
                announced(entrant.number(), completedRounds + 1)
                        .ifPresent(announcement ->
                                row.add(RoundCell.bye(SeatKinds.of(announcement).outcome())));
            }
            players.add(new Player(entrant.number(), entrant.nameZh(), entrant.rating(), row));
        }
        return new TournamentState(
                players,
                completedRounds,
                Math.max(tournament.rounds(), completedRounds),
                terms.points(),
                tournament.initialColour(),
                tournament.setup().forbidden(),
                tournament.setup().accelerations(),
                terms.pairingEdition());
    }

    private Map<Integer, Map<Integer, RoundCell>> cells(
            Function<Game, EnteredResult> results, boolean assignedColours) {
        Map<Integer, Map<Integer, RoundCell>> cells = new HashMap<>();
        for (Game game : games) {
            EnteredResult result = results.apply(game);
            Colour first = result.coloursSwapped() && !assignedColours ? Colour.BLACK : Colour.WHITE;
            of(cells, game.white()).put(game.round(), RoundCell.game(game.black(), first, result.white()));
            of(cells, game.black()).put(game.round(), RoundCell.game(game.white(), first.opposite(), result.black()));
        }
        for (Seat seat : seats) {
            of(cells, seat.number()).put(seat.round(), RoundCell.bye(seat.kind().outcome()));
        }
        return cells;
    }

    private static Map<Integer, RoundCell> of(Map<Integer, Map<Integer, RoundCell>> cells, int number) {
        return cells.computeIfAbsent(number, key -> new HashMap<>());
    }
}
