package org.chessfed.engine.swiss.team;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;

/**
 * The FIDE Swiss team system (C.04.6, in force since 2026-02-01), exact.
 *
 * <p>The players of the tournament are the teams, their cells the matches: {@link org.chessfed.engine.Outcome} says how
 * a match ended and so gives match points, {@code gamePoints} holds the other score, and the colour is that of the
 * first board. Points of the pairing-allocated bye are a matter of the point system (by 1.4 those of a draw).
 *
 * <p>Where the articles leave a choice: a match of which no game was played forbids no rematch (C.04.2, 3.5), gives no
 * colour, is no match played for the bye (3.4.3) and makes nobody a floater; scores that make a floater are the pairing
 * scores of that round, virtual points included, as in C.04.3, 1.4.2; [C6] and [C7] are complied with as much as
 * possible (2.3).
 */
public final class TeamSwiss implements PairingSystem {

    private static final Comparator<Board> BOARD_ORDER = comparingInt(Board::higherScore)
            .thenComparingInt(Board::sum)
            .reversed()
            .thenComparingInt(Board::higherNumber);

    private final TeamSwissRules rules;

    /** The system as a regulation uses it. */
    public TeamSwiss(TeamSwissRules rules) {
        this.rules = rules;
    }

    /**
     * Pairs the next round.
     *
     * @return a {@link Pairing} with boards in the order of C.04.2, 3.6, or a {@link NoPairing} that says why there is
     *     none
     * @throws IllegalArgumentException when a played match has no colour or an unknown opponent
     */
    @Override
    public PairingAnswer pair(TournamentState state) {
        int round = state.nextRound();
        if (round > state.totalRounds()) {
            return impossible(round, "C.04.1 1", "pairing.all-rounds-played", state.totalRounds());
        }
        boolean lookAtFloats = round < state.totalRounds() - 1;
        List<Team> unpaired = new ArrayList<>(Teams.toPair(state, rules));
        if (unpaired.isEmpty()) {
            return impossible(round, "C.04.6 3.3.3", "pairing.nobody-present", round);
        }

        OptionalInt bye = OptionalInt.empty();
        if (unpaired.size() % 2 != 0) {
            Optional<Team> team = PairingBye.of(unpaired);
            if (team.isEmpty()) {
                return impossible(round, "C.04.6 3.4", "pairing.team.no-legal-bye", round);
            }
            unpaired.remove(team.orElseThrow());
            bye = OptionalInt.of(team.orElseThrow().number());
        }

        ColourAllocation colours = new ColourAllocation(rules, state.initialColour());
        List<Board> boards = new ArrayList<>();
        while (!unpaired.isEmpty()) {
            Optional<List<Team>> upfloaters = Upfloaters.of(unpaired, lookAtFloats);
            if (upfloaters.isEmpty()) {
                return impossible(round, "C.04.6 3.3.3", "pairing.team.no-complete-pairing", round);
            }
            int topScore = unpaired.get(0).score();
            Set<Team> bracket = new HashSet<>(upfloaters.orElseThrow());
            unpaired.stream().filter(team -> team.score() == topScore).forEach(bracket::add);
            for (BracketPairing.Pair pair :
                    BracketPairing.of(List.copyOf(bracket), rules.preferences(), lookAtFloats)) {
                Optional<Pairing.Board> match = colours.board(pair.top(), pair.bottom());
                if (match.isEmpty()) {
                    return impossible(round, "C.04.6 4.1", "pairing.no-initial-colour", round);
                }
                boards.add(Board.of(match.orElseThrow(), pair));
            }
            unpaired.removeAll(bracket);
        }
        boards.sort(BOARD_ORDER);
        return new Pairing(round, boards.stream().map(Board::match).toList(), bye, List.of());
    }

    private static NoPairing impossible(int round, String article, String key, int number) {
        return new NoPairing(round, List.of(new Remark(article, key, List.of(number))));
    }

    /** A match with what orders the boards (C.04.2, 3.6): score of the higher ranked team, sum, and its number. */
    private record Board(Pairing.Board match, int higherScore, int sum, int higherNumber) {

        static Board of(Pairing.Board match, BracketPairing.Pair pair) {
            Team higher = Teams.RANKING.compare(pair.top(), pair.bottom()) < 0 ? pair.top() : pair.bottom();
            return new Board(
                    match, higher.score(), pair.top().score() + pair.bottom().score(), higher.number());
        }
    }
}
