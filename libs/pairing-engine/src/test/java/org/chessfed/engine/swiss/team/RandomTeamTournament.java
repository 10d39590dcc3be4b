package org.chessfed.engine.swiss.team;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** Plays whole team tournaments at random: draws, forfeits on one or both sides, absences and late entries. */
final class RandomTeamTournament {

    private static final int BOARDS = 4;

    private final Random random;
    private final int teams;
    private final int rounds;
    private final int percentIrregular;
    private final List<List<RoundCell>> cells = new ArrayList<>();
    private final Colour initial;

    RandomTeamTournament(Random random, int teams, int rounds, int percentIrregular) {
        this.random = random;
        this.teams = teams;
        this.rounds = rounds;
        this.percentIrregular = percentIrregular;
        initial = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
        for (int team = 0; team < teams; team++) {
            cells.add(new ArrayList<>());
        }
    }

    /** Plays until all rounds are played or one cannot be paired, and shows each state before it is paired. */
    void play(PairingSystem system, Consumer<TournamentState> beforeRound) {
        for (int round = 1; round <= rounds; round++) {
            for (int team = 0; team < teams; team++) {
                if (random.nextInt(100) < percentIrregular) {
                    cells.get(team)
                            .add(RoundCell.bye(
                                    random.nextInt(5) == 0 ? Outcome.FULL_POINT_BYE : Outcome.ZERO_POINT_BYE));
                }
            }
            TournamentState state = state(round - 1);
            beforeRound.accept(state);
            if (!(system.pair(state) instanceof Pairing pairing)) {
                return;
            }
            pairing.bye()
                    .ifPresent(team -> cells.get(team - 1)
                            .add(RoundCell.bye(Outcome.PAIRING_BYE).withGamePoints(5 * BOARDS)));
            pairing.boards().forEach(this::play);
        }
    }

    private void play(Pairing.Board match) {
        int points = 5 * random.nextInt(2 * BOARDS + 1);
        Outcome white = points > 5 * BOARDS ? Outcome.WIN : points == 5 * BOARDS ? Outcome.DRAW : Outcome.LOSS;
        Outcome black = points > 5 * BOARDS ? Outcome.LOSS : points == 5 * BOARDS ? Outcome.DRAW : Outcome.WIN;
        if (random.nextInt(100) < percentIrregular) {
            boolean both = random.nextInt(4) == 0;
            points = both ? 0 : 10 * BOARDS;
            white = both ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN;
            black = Outcome.FORFEIT_LOSS;
        }
        int others = white == black && points == 0 ? 0 : 10 * BOARDS - points;
        cells.get(match.white() - 1).add(new RoundCell(match.black(), Optional.of(Colour.WHITE), white, points));
        cells.get(match.black() - 1).add(new RoundCell(match.white(), Optional.of(Colour.BLACK), black, others));
    }

    private TournamentState state(int completed) {
        List<Player> players = new ArrayList<>();
        for (int team = 0; team < teams; team++) {
            players.add(new Player(team + 1, "Team " + (team + 1), 0, cells.get(team)));
        }
        return new TournamentState(
                players,
                completed,
                rounds,
                PointSystem.of(20, 10, 0).withPairingBye(10),
                Optional.of(initial),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }

    /** One of the types that record 192 knows. */
    static TeamSwissRules rules(Random random) {
        Map<Integer, String> types = new HashMap<>();
        for (String colours : List.of("", "_TYPEA", "_TYPEB")) {
            for (String scores : List.of("_MP", "_GP", "_MP_GP", "_GP_MP")) {
                types.put(types.size(), "FIDE_TEAM" + colours + scores);
            }
        }
        return TeamSwissRules.ofCode(types.get(random.nextInt(types.size())));
    }
}
