package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.DutchExplainer;
import org.chessfed.engine.swiss.dutch.ExplainedRound;
import org.chessfed.engine.swiss.dutch.WhyNot;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Play;

/** Why a published round is paired as it is (C.04.1, article 9). */
@ApplicationScoped
class Explanations {

    private final RoundRepository repository;
    private final ManualChangeRepository changes;
    private final Tournaments tournaments;

    Explanations(RoundRepository repository, ManualChangeRepository changes, Tournaments tournaments) {
        this.repository = repository;
        this.changes = changes;
        this.tournaments = tournaments;
    }

    /**
     * A round with its explanation.
     *
     * @param edition edition of the FIDE pairing rules
     * @param round the round as published
     * @param explained the engine's pairing and why
     * @param changes what was changed by hand
     */
    record Explained(String edition, Round round, ExplainedRound explained, List<ManualChange> changes) {}

    /**
     * The whole round.
     *
     * @throws DomainProblem 404 if the round is not public; 409 if it does not follow the Dutch system
     */
    Explained explain(UUID tournamentId, int number) {
        Tournament tournament = tournaments.get(tournamentId);
        Round round = find(tournament, number);
        return new Explained(
                tournaments.terms(tournament).pairingEdition().name(),
                round,
                new DutchExplainer(state(tournament, round)).explain(),
                changes.list(tournamentId, number).stream()
                        .filter(change -> change.endedAt() != null)
                        .toList());
    }

    /**
     * Why two players do not meet, or, where {@code b} is 0, why one does not have the bye.
     *
     * @param a pairing number
     * @param b pairing number, or 0
     * @throws DomainProblem as {@link #explain}; 400 for a number that nobody has
     */
    WhyNot whyNot(UUID tournamentId, int number, int a, int b) {
        Tournament tournament = tournaments.get(tournamentId);
        Round round = find(tournament, number);
        require(tournament, a, "?a");
        if (b != 0) {
            require(tournament, b, "?b");
        }
        DutchExplainer explainer = new DutchExplainer(state(tournament, round));
        return b == 0 ? explainer.whyNoBye(a) : explainer.whyNot(a, b);
    }

    private static void require(Tournament tournament, int number, String pointer) {
        if (tournament.players().stream().noneMatch(player -> player.number() == number)) {
            throw DomainProblem.invalid(FieldError.of(pointer, "no-number"));
        }
    }

    private Round find(Tournament tournament, int number) {
        Round round = repository
                .find(tournament.id(), number)
                .filter(found -> found.status().isPublic())
                .orElseThrow(DomainProblem::notFound);
        if (tournament.system() != Play.System.SWISS) {
            throw DomainProblem.conflict("not-explained").with("system", tournament.system());
        }
        return round;
    }

    /** What the engine saw, by the pairing numbers of today, and with the players who were there. */
    private TournamentState state(Tournament tournament, Round round) {
        TournamentState state = repository
                .pairedFrom(round)
                .map(from -> renumbered(from, tournament))
                .orElseGet(() -> repository
                        .history(tournament.id())
                        .pairing(tournament, tournaments.terms(tournament), round.number() - 1, false));
        Map<Integer, Outcome> absent = new HashMap<>();
        round.seats().stream()
                .filter(seat -> seat.kind() != SeatKind.PAIRING_BYE)
                .forEach(seat -> absent.put(seat.number(), seat.kind().outcome()));
        return BrokenRules.present(state, absent);
    }

    private static TournamentState renumbered(PairedFrom from, Tournament tournament) {
        Map<Integer, Integer> numbers = new HashMap<>();
        for (Entrant player : tournament.players()) {
            int then = from.number(player.personId());
            if (then != 0) {
                numbers.put(then, player.number());
            }
        }
        TournamentState state = from.state();
        List<Player> players = new ArrayList<>();
        for (Player player : state.players()) {
            List<RoundCell> cells = player.cells().stream()
                    .map(cell -> cell.opponent() == 0
                            ? cell
                            : new RoundCell(
                                    numbers.getOrDefault(cell.opponent(), cell.opponent()),
                                    cell.colour(),
                                    cell.outcome()))
                    .toList();
            players.add(new Player(
                    numbers.getOrDefault(player.number(), player.number()), player.name(), player.rating(), cells));
        }
        players.sort(Comparator.comparingInt(Player::number));
        List<ForbiddenPairs> forbidden = state.forbidden().stream()
                .map(group -> new ForbiddenPairs(
                        group.firstRound(),
                        group.lastRound(),
                        group.players().stream()
                                .map(number -> numbers.getOrDefault(number, number))
                                .collect(Collectors.toSet())))
                .toList();
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
}
