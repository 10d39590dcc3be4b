package org.chessfed.engine.swiss.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TeamSwissTest {

    private static final int TOURNAMENTS = Integer.getInteger("chessfed.team.tournaments", 250);

    @Test
    @DisplayName("C.04.6: agrees with a naive reading of the articles on random rounds of 4 to 9 teams")
    void agreesWithTheDefinition() {
        long seed = Long.getLong("chessfed.seed", System.nanoTime());
        System.out.println("team Swiss, random rounds with seed " + seed);
        Random random = new Random(seed);
        for (int tournament = 0; tournament < TOURNAMENTS; tournament++) {
            TeamSwissRules rules = RandomTeamTournament.rules(random);
            TeamSwiss system = new TeamSwiss(rules);
            String name = "seed " + seed + ", tournament " + tournament + ", " + rules;
            new RandomTeamTournament(random, 4 + random.nextInt(6), 3 + random.nextInt(5), random.nextInt(12))
                    .play(system, state -> {
                        PairingAnswer answer = system.pair(state);
                        TreeSet<String> found =
                                answer instanceof NoPairing ? new TreeSet<>() : TeamSwissCorpusTest.lines(answer);
                        assertThat(found)
                                .as("%s, round %d: %s", name, state.nextRound(), state)
                                .isEqualTo(new TeamSwissByDefinition(state, rules).pair());
                    });
        }
    }

    @Test
    @DisplayName("C.04.6: 120 teams play 11 rounds, each paired exactly once a round and never the same match twice")
    void pairsLargeFields() {
        Random random = new Random(120);
        TeamSwiss system = new TeamSwiss(TeamSwissRules.STANDARD);
        int[] paired = {0};
        new RandomTeamTournament(random, 120, 11, 1).play(system, state -> {
            Pairing pairing = (Pairing) system.pair(state);
            long absent = state.players().stream()
                    .filter(team -> team.cells().size() == state.nextRound())
                    .count();
            assertThat(2L * pairing.boards().size() + pairing.bye().stream().count())
                    .isEqualTo(120 - absent);
            for (Pairing.Board match : pairing.boards()) {
                assertThat(state.players().get(match.white() - 1).cells())
                        .noneMatch(cell -> cell.outcome().played() && cell.opponent() == match.black());
            }
            paired[0]++;
        });
        assertThat(paired[0]).isEqualTo(11);
    }

    @Test
    @DisplayName("C.04.6 2.1.2: a bye, a match won by forfeit and a full-point bye keep the pairing-allocated bye away")
    void barsTheByeAfterPointsWithoutPlay() {
        TournamentState state = state(
                2,
                5,
                team(1, game(2, Colour.WHITE, Outcome.WIN), RoundCell.bye(Outcome.ZERO_POINT_BYE)),
                team(2, game(1, Colour.BLACK, Outcome.LOSS), RoundCell.bye(Outcome.PAIRING_BYE)),
                team(3, game(4, Colour.WHITE, Outcome.FORFEIT_LOSS), game(5, Colour.WHITE, Outcome.WIN)),
                team(4, game(3, Colour.BLACK, Outcome.FORFEIT_WIN), RoundCell.bye(Outcome.ZERO_POINT_BYE)),
                team(5, RoundCell.bye(Outcome.FULL_POINT_BYE), game(3, Colour.BLACK, Outcome.LOSS)));
        // 1 and 3 may have it: equal scores, one match each, so the larger number decides (3.4.4).
        assertThat(((Pairing) new TeamSwiss(TeamSwissRules.STANDARD).pair(state)).bye())
                .hasValue(3);
    }

    @Test
    @DisplayName(
            "C.04.6 3.6.1: the smaller number is the top member also when that team is the upfloater; C.04.2 3.6: the"
                    + " pair with more points goes before")
    void ordersBracketMembersByNumber() {
        TournamentState state = state(
                1,
                5,
                team(1, game(5, Colour.WHITE, Outcome.WIN)),
                team(2, game(6, Colour.BLACK, Outcome.WIN)),
                team(3, game(7, Colour.WHITE, Outcome.DRAW)),
                team(4, game(8, Colour.BLACK, Outcome.WIN)),
                team(5, game(1, Colour.BLACK, Outcome.LOSS)),
                team(6, game(2, Colour.WHITE, Outcome.LOSS)),
                team(7, game(3, Colour.BLACK, Outcome.DRAW)),
                team(8, game(4, Colour.WHITE, Outcome.LOSS)));
        Pairing pairing = (Pairing) new TeamSwiss(TeamSwissRules.STANDARD).pair(state);
        assertThat(pairing.boards().subList(0, 2))
                .extracting(board -> Set.of(board.white(), board.black()))
                .containsExactly(Set.of(2, 4), Set.of(1, 3));
    }

    @Test
    @DisplayName("C.04.6 3.3.3: no complete pairing is an answer with its reason")
    void saysWhenNoPairingExists() {
        TournamentState state =
                state(1, 3, team(1, game(2, Colour.WHITE, Outcome.WIN)), team(2, game(1, Colour.BLACK, Outcome.LOSS)));
        PairingAnswer answer = new TeamSwiss(TeamSwissRules.STANDARD).pair(state);
        assertThat(answer)
                .isInstanceOfSatisfying(
                        NoPairing.class,
                        none -> assertThat(none.reasons())
                                .singleElement()
                                .satisfies(
                                        reason -> assertThat(reason.article()).isEqualTo("C.04.6 3.3.3")));
    }

    @Test
    @DisplayName("TRF26 260: teams of a forbidden group do not meet while the group holds")
    void keepsForbiddenPairsApart() {
        TournamentState free = state(0, 3, team(1), team(2), team(3), team(4));
        TournamentState apart = new TournamentState(
                free.players(),
                0,
                3,
                free.points(),
                free.initialColour(),
                List.of(new ForbiddenPairs(1, 1, Set.of(1, 3))),
                List.of(),
                free.edition());
        TeamSwiss system = new TeamSwiss(TeamSwissRules.STANDARD);
        assertThat(TeamSwissCorpusTest.lines(system.pair(free))).containsExactly("1 3", "4 2");
        assertThat(TeamSwissCorpusTest.lines(system.pair(apart))).containsExactly("1 4", "3 2");
        assertThat(((Pairing) system.pair(apart)).boards())
                .as("of equal pairs that with the smaller number of the higher ranked team first (C.04.2 3.6)")
                .containsExactly(new Pairing.Board(1, 4), new Pairing.Board(3, 2));
    }

    @Test
    @DisplayName("C.04.7 1.5: virtual points of a range of teams and rounds make the scoregroups")
    void accelerates() {
        TournamentState free = state(0, 3, team(1), team(2), team(3), team(4), team(5), team(6));
        TeamSwiss system = new TeamSwiss(TeamSwissRules.STANDARD);
        assertThat(TeamSwissCorpusTest.lines(system.pair(accelerated(free, new Acceleration(1, 1, 3, 5, 20)))))
                .containsExactly("1 4", "3 5", "6 2");
        assertThat(TeamSwissCorpusTest.lines(system.pair(accelerated(free, new Acceleration(2, 3, 3, 5, 20)))))
                .containsExactly("1 4", "3 6", "5 2");
    }

    private static TournamentState accelerated(TournamentState state, Acceleration acceleration) {
        return new TournamentState(
                state.players(),
                state.completedRounds(),
                state.totalRounds(),
                state.points(),
                state.initialColour(),
                List.of(),
                List.of(acceleration),
                state.edition());
    }

    @Test
    @DisplayName("C.04.6 4.1, C.04.1 1: before the lot, after the last round and without teams the answer is a reason")
    void answersWithAReason() {
        TournamentState drawn = state(0, 3, team(1), team(2));
        TournamentState undrawn = new TournamentState(
                drawn.players(), 0, 3, drawn.points(), Optional.empty(), List.of(), List.of(), drawn.edition());
        assertThat(reason(undrawn)).isEqualTo("pairing.no-initial-colour");
        assertThat(reason(state(0, 0, team(1), team(2)))).isEqualTo("pairing.all-rounds-played");
        assertThat(reason(state(0, 3))).isEqualTo("pairing.nobody-present");
    }

    private static String reason(TournamentState state) {
        return ((NoPairing) new TeamSwiss(TeamSwissRules.STANDARD).pair(state))
                .reasons()
                .getFirst()
                .key();
    }

    @Test
    @DisplayName("TRF26 192: codes name score, use of the other score and type of preferences")
    void readsCodes() {
        assertThat(TeamSwissRules.ofCode("FIDE_TEAM")).isEqualTo(TeamSwissRules.STANDARD);
        assertThat(TeamSwissRules.ofCode("FIDE_TEAM_BAKU")).isEqualTo(TeamSwissRules.STANDARD);
        assertThat(TeamSwissRules.ofCode("FIDE_TEAM_TYPEB_GP"))
                .isEqualTo(new TeamSwissRules(TeamScore.GAME_POINTS, false, ColourPreferences.TYPE_B));
        assertThat(TeamSwissRules.ofCode("FIDE_TEAM_MP_GP"))
                .isEqualTo(new TeamSwissRules(TeamScore.MATCH_POINTS, true, ColourPreferences.NONE));
        assertThatThrownBy(() -> TeamSwissRules.ofCode("FIDE_TEAM_MP_MP")).isInstanceOf(IllegalArgumentException.class);
    }

    private static Player team(int number, RoundCell... cells) {
        return new Player(number, "Team " + number, 0, List.of(cells));
    }

    private static RoundCell game(int opponent, Colour colour, Outcome outcome) {
        int points = switch (outcome) {
            case WIN -> 30;
            case DRAW -> 20;
            case FORFEIT_WIN -> 40;
            default -> 10;
        };
        return new RoundCell(opponent, Optional.of(colour), outcome, points);
    }

    private static TournamentState state(int completed, int total, Player... teams) {
        return new TournamentState(
                List.of(teams),
                completed,
                total,
                PointSystem.of(20, 10, 0).withPairingBye(10),
                Optional.of(Colour.WHITE),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }
}
