package org.chessfed.pairing.round;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.roundrobin.RoundRobin;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.stage.Play;

/** Who meets whom in the next round, and who meets nobody. */
final class PairingPolicy {

    private PairingPolicy() {}

    /** What a round will look like. */
    sealed interface Answer {}

    /**
     * A round.
     *
     * @param from what the engine was asked
     * @param boards in board order
     * @param seats players on no board
     * @param remarks what arbiters should know
     */
    record Paired(TournamentState from, List<Board> boards, List<Seat> seats, List<Remark> remarks) implements Answer {
        Paired {
            boards = List.copyOf(boards);
            seats = List.copyOf(seats);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * No legal pairing exists.
     *
     * @param reasons why
     */
    record Unpaired(List<Remark> reasons) implements Answer {
        Unpaired {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * A board.
     *
     * @param white pairing number of White
     * @param black pairing number of Black
     * @param whiteOutcome {@link Outcome#UNKNOWN}, or the forfeit that an announced absence makes of the game
     * @param blackOutcome as {@code whiteOutcome}
     */
    record Board(int white, int black, Outcome whiteOutcome, Outcome blackOutcome) {}

    /**
     * Pairs the round after the completed ones. In a Swiss, who is announced absent is not paired. In a round robin the
     * schedule stands: the game is there and is lost by who is absent.
     *
     * @throws IllegalArgumentException for a system that this service does not pair
     */
    static Answer pair(Tournament tournament, TournamentTerms terms, PlayHistory history, int completedRounds) {
        boolean schedule = tournament.system() == Play.System.ROUND_ROBIN;
        TournamentState state = history.pairing(tournament, terms, completedRounds, !schedule);
        PairingAnswer answer = system(tournament.system(), terms).pair(state);
        return switch (answer) {
            case NoPairing none -> new Unpaired(none.reasons());
            case Pairing pairing ->
                schedule ? scheduled(state, tournament, history, pairing) : paired(state, tournament, history, pairing);
        };
    }

    /** The system that pairs a tournament. */
    static PairingSystem system(Play.System system, TournamentTerms terms) {
        return switch (system) {
            case SWISS ->
                terms.rule().play().smallField() == Play.SmallField.STRICT ? new Dutch() : CompletableSwiss.dutch();
            case ROUND_ROBIN -> RoundRobin.single();
            case TEAM_SWISS -> throw new IllegalArgumentException("teams are not paired here");
        };
    }

    private static Paired paired(TournamentState state, Tournament tournament, PlayHistory history, Pairing pairing) {
        List<Board> boards = new ArrayList<>();
        pairing.boards()
                .forEach(
                        board -> boards.add(new Board(board.white(), board.black(), Outcome.UNKNOWN, Outcome.UNKNOWN)));
        List<Seat> seats = new ArrayList<>(announced(tournament, history, pairing.round()));
        pairing.bye().ifPresent(bye -> seats.add(new Seat(pairing.round(), bye, SeatKind.PAIRING_BYE)));
        return new Paired(state, boards, seats, pairing.remarks());
    }

    /** The seats of those whose absence or bye is announced. */
    static List<Seat> announced(Tournament tournament, PlayHistory history, int round) {
        List<Seat> seats = new ArrayList<>();
        for (Entrant player : tournament.players()) {
            history.announced(player.number(), round)
                    .ifPresent(announcement -> seats.add(new Seat(round, player.number(), SeatKinds.of(announcement))));
        }
        return seats;
    }

    private static Paired scheduled(
            TournamentState state, Tournament tournament, PlayHistory history, Pairing pairing) {
        int round = pairing.round();
        Set<Integer> absent = new HashSet<>();
        history.announcements().stream()
                .filter(announcement -> announcement.round() == round)
                .map(Announcement::number)
                .forEach(absent::add);
        List<Board> boards = new ArrayList<>();
        Set<Integer> seated = new HashSet<>();
        for (Pairing.Board board : pairing.boards()) {
            seated.add(board.white());
            seated.add(board.black());
            boards.add(forfeited(board, absent.contains(board.white()), absent.contains(board.black())));
        }
        List<Seat> resting = tournament.players().stream()
                .map(Entrant::number)
                .filter(number -> !seated.contains(number))
                .map(number -> new Seat(round, number, SeatKind.ZERO_POINT_BYE))
                .toList();
        return new Paired(state, boards, resting, pairing.remarks());
    }

    private static Board forfeited(Pairing.Board board, boolean whiteAbsent, boolean blackAbsent) {
        if (!whiteAbsent && !blackAbsent) {
            return new Board(board.white(), board.black(), Outcome.UNKNOWN, Outcome.UNKNOWN);
        }
        return new Board(
                board.white(),
                board.black(),
                whiteAbsent ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN,
                blackAbsent ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN);
    }
}
