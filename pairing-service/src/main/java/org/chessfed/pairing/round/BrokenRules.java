package org.chessfed.pairing.round;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.Remark;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Criterion;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.swiss.dutch.DutchExplainer;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.stage.Play;

/** Compares a pairing made by hand with the engine's, and names what it breaks or meets less well. */
final class BrokenRules {

    private final TournamentState state;
    private final PairingAnswer answer;
    private final boolean swiss;

    private BrokenRules(TournamentState state, PairingSystem system, boolean swiss) {
        this.state = state;
        this.swiss = swiss;
        answer = system.pair(state);
    }

    /**
     * A pair or bye of the pairing made by hand.
     *
     * @param white pairing number of White, or of who has the bye
     * @param black pairing number of Black; 0 for the pairing-allocated bye
     * @param reasons the rules that it breaks, or the first criterion that it meets less well than the engine's pairing
     */
    record Finding(int white, int black, List<Remark> reasons) {
        Finding {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * What was found.
     *
     * @param findings pairs and byes that the engine does not have, with the reasons
     * @param engine boards of the engine that the pairing by hand does not have; Black 0: the bye
     * @param instead boards of the pairing by hand that the engine does not have; Black 0: the bye
     */
    record Comparison(List<Finding> findings, List<Pairing.Board> engine, List<Pairing.Board> instead) {
        Comparison {
            findings = List.copyOf(findings);
            engine = List.copyOf(engine);
            instead = List.copyOf(instead);
        }
    }

    /** Compares a round as it stands with what the engine would have made of the tournament before it. */
    static Comparison compare(Tournament tournament, TournamentTerms terms, PlayHistory history, Round round) {
        Map<Integer, Outcome> absent = new HashMap<>();
        Set<Integer> byes = new HashSet<>();
        for (Seat seat : round.seats()) {
            if (seat.kind() == SeatKind.PAIRING_BYE) {
                byes.add(seat.number());
            } else {
                absent.put(seat.number(), seat.kind().outcome());
            }
        }
        boolean swiss = tournament.system() == Play.System.SWISS;
        return compare(
                history.pairing(tournament, terms, round.number() - 1, false),
                PairingPolicy.system(tournament.system(), terms),
                swiss,
                round.games().stream()
                        .map(game -> new Pairing.Board(game.white(), game.black()))
                        .toList(),
                byes,
                swiss ? absent : Map.of());
    }

    /**
     * Compares.
     *
     * @param state the tournament as the engine saw it before the round
     * @param system the system of the tournament
     * @param swiss whether the criteria of the Dutch system apply
     * @param boards the games made by hand
     * @param byes who has the pairing-allocated bye
     * @param absent outcome of the round for those who are neither on a board nor have that bye, by pairing number
     */
    static Comparison compare(
            TournamentState state,
            PairingSystem system,
            boolean swiss,
            List<Pairing.Board> boards,
            Set<Integer> byes,
            Map<Integer, Outcome> absent) {
        return new BrokenRules(present(state, absent), system, swiss).compare(boards, byes);
    }

    /** The state with the players who are really there. */
    static TournamentState present(TournamentState state, Map<Integer, Outcome> absent) {
        List<Player> players = state.players().stream()
                .map(player ->
                        present(player, state.completedRounds(), Optional.ofNullable(absent.get(player.number()))))
                .toList();
        return with(state, players);
    }

    private static Player present(Player player, int rounds, Optional<Outcome> absent) {
        List<RoundCell> cells = new ArrayList<>(
                player.cells().subList(0, Math.min(rounds, player.cells().size())));
        if (absent.isPresent()) {
            while (cells.size() < rounds) {
                cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            }
            cells.add(RoundCell.bye(absent.orElseThrow()));
        }
        return new Player(player.number(), player.name(), player.rating(), cells);
    }

    private static TournamentState with(TournamentState state, List<Player> players) {
        return new TournamentState(
                players,
                state.completedRounds(),
                state.totalRounds(),
                state.points(),
                state.initialColour(),
                state.forbidden(),
                state.accelerations(),
                state.edition());
    }

    private Comparison compare(List<Pairing.Board> boards, Set<Integer> byes) {
        List<Pairing.Board> mine = new ArrayList<>(boards);
        byes.stream().sorted().forEach(bye -> mine.add(new Pairing.Board(bye, 0)));
        List<Pairing.Board> engines = new ArrayList<>();
        if (answer instanceof Pairing pairing) {
            engines.addAll(pairing.boards());
            pairing.bye().ifPresent(bye -> engines.add(new Pairing.Board(bye, 0)));
        }
        List<Pairing.Board> instead =
                mine.stream().filter(board -> !engines.contains(board)).toList();
        Optional<DutchExplainer> explainer = swiss && answer instanceof Pairing && !instead.isEmpty()
                ? Optional.of(new DutchExplainer(state))
                : Optional.empty();
        Set<Set<Integer>> pairs = engines.stream()
                .map(board -> Set.of(board.white(), board.black()))
                .collect(Collectors.toCollection(HashSet::new));
        List<Finding> findings = new ArrayList<>();
        for (Pairing.Board board : instead) {
            boolean turned = pairs.contains(Set.of(board.white(), board.black()));
            findings.add(new Finding(board.white(), board.black(), reasons(board, turned, explainer)));
        }
        return new Comparison(
                findings,
                engines.stream().filter(board -> !mine.contains(board)).toList(),
                instead);
    }

    private List<Remark> reasons(Pairing.Board board, boolean turned, Optional<DutchExplainer> explainer) {
        List<Integer> numbers = List.of(board.white(), board.black());
        if (!swiss) {
            return List.of(new Remark("C.05 1", "manual.not-in-schedule", numbers));
        }
        if (turned) {
            return List.of(new Remark("C.04.3 5.2", "manual.colours-turned", numbers));
        }
        List<Remark> absolute = board.black() == 0 ? bars(board.white()) : bars(board.white(), board.black());
        if (!absolute.isEmpty() || explainer.isEmpty()) {
            return absolute;
        }
        return board.black() == 0
                ? explainer.get().whyNoBye(board.white()).reasons()
                : explainer.get().whyNot(board.white(), board.black()).reasons();
    }

    private List<Remark> bars(int a, int b) {
        List<Remark> found = new ArrayList<>();
        Optional<Player> player = player(a);
        if (player.isPresent()) {
            List<RoundCell> cells = player.get().cells();
            for (int round = 1; round <= Math.min(cells.size(), state.completedRounds()); round++) {
                RoundCell cell = cells.get(round - 1);
                if (cell.opponent() == b && cell.outcome().played()) {
                    found.add(new Remark(Criterion.C1.article(), "explain.have-met", List.of(a, b, round)));
                }
            }
        }
        for (ForbiddenPairs group : state.forbidden()) {
            if (group.players().containsAll(Set.of(a, b))
                    && state.nextRound() >= group.firstRound()
                    && state.nextRound() <= group.lastRound()) {
                found.add(new Remark(Criterion.C1.article(), "explain.forbidden-pair", List.of(a, b)));
            }
        }
        if (found.isEmpty() && alone(Set.of(a, b)) instanceof NoPairing) {
            found.add(new Remark(Criterion.C3.article(), "explain.same-absolute-preference", List.of(a, b)));
        }
        return found;
    }

    private List<Remark> bars(int bye) {
        return alone(Set.of(bye)) instanceof NoPairing
                ? List.of(new Remark(Criterion.C2.article(), "explain.bye-barred", List.of(bye)))
                : List.of();
    }

    /** The engine's answer if only these players were there: whether the absolute criteria let them be paired. */
    private PairingAnswer alone(Set<Integer> numbers) {
        List<Player> players = state.players().stream()
                .map(player -> numbers.contains(player.number())
                        ? present(player, state.completedRounds(), Optional.empty())
                        : present(player, state.completedRounds(), Optional.of(Outcome.ZERO_POINT_BYE)))
                .toList();
        return new Dutch().pair(with(state, players));
    }

    private Optional<Player> player(int number) {
        return state.players().stream()
                .filter(player -> player.number() == number)
                .findFirst();
    }
}
