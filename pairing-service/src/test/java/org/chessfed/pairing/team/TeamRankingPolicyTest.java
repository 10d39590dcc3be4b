package org.chessfed.pairing.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.StepValue;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.tournament.Setup;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Play;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Standings of teams by the regulation")
class TeamRankingPolicyTest {

    private final List<TeamRound> rounds = new ArrayList<>();

    private static Regulation regulation(Map<String, String> readings) {
        return new RegulationReader(Documents.federation())
                .read(Documents.text("team-111"), readings)
                .orThrow();
    }

    private static TeamTournament tournament(int teams, int rounds) {
        return new TeamTournament(
                new Tournament(
                        UUID.randomUUID(),
                        0,
                        "TEAM",
                        1,
                        "MAIN",
                        "MAIN",
                        rounds == 7 ? "PRIMARY_A" : "JUNIOR",
                        Play.System.TEAM_SWISS,
                        rounds,
                        "list",
                        TournamentStatus.RUNNING,
                        Optional.of(Colour.WHITE),
                        List.of(),
                        15,
                        Setup.USUAL,
                        null,
                        null,
                        List.of()),
                IntStream.rangeClosed(1, teams)
                        .mapToObj(number -> new Team(
                                number,
                                "第" + number + "隊",
                                false,
                                IntStream.rangeClosed(1, 3)
                                        .mapToObj(board -> new TeamPlayer(board, number + "-" + board, null, 0))
                                        .toList()))
                        .toList());
    }

    /** A completed round; matches as {@code "1-2 1=0"} from the first team's side, a bye as {@code "5"}. */
    private void round(String... matches) {
        List<TeamMatch> played = new ArrayList<>();
        Integer bye = null;
        for (String match : matches) {
            String[] parts = match.split("[- ]");
            if (parts.length == 1) {
                bye = Integer.valueOf(parts[0]);
            } else {
                played.add(MatchPolicyTest.match(
                        played.size() + 1, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2]));
            }
        }
        rounds.add(new TeamRound(rounds.size() + 1, RoundStatus.COMPLETED, Instant.EPOCH, bye, played));
    }

    private StandingsTable rank(TeamTournament tournament, Map<String, String> readings) {
        return TeamRankingPolicy.rank(
                tournament, TeamTerms.of(regulation(readings), tournament.common()), rounds, List.of());
    }

    private static List<String> values(StandingsTable table, int team) {
        return table.row(team).values().stream().map(StepValue::text).toList();
    }

    @Test
    @DisplayName("AC-093 TEAM-K1: X and Y have 5 match points and 14.5 game points, X beat Y: X is ahead")
    void directEncounter() {
        round("2-1 100", "3-4 ===", "5-6 ===");
        round("1-3 11=", "2-4 11=", "5-6 ===");
        round("1-4 11=", "2-3 11=", "5-6 ===");
        round("1-5 11=", "2-6 11=", "3-4 ===");
        round("1-6 111", "2-5 11=", "3-4 ===");
        round("1-3 010", "2-4 11=", "5-6 ===");
        round("1-4 001", "2-6 001", "3-5 ===");
        StandingsTable table = rank(tournament(6, 7), Map.of());

        assertThat(values(table, 1)).startsWith("5.0", "14.5");
        assertThat(values(table, 2)).startsWith("5.0", "14.5");
        assertThat(table.row(1).rank()).isEqualTo(1);
        assertThat(table.row(2).rank()).isEqualTo(2);
        assertThat(table.row(2).separatedBy()).hasValue(2);
    }

    @Test
    @DisplayName(
            "AC-094 TEAM-K2: X and Y drew; board 1 made 5.5 for X and 6 for Y in seven games: Y is ahead; Z with fewer game points is behind both")
    void firstBoard() {
        round("1-2 ===", "3-4 001", "5-6 ===");
        round("1-3 110", "2-4 110", "5-6 ===");
        round("1-4 110", "2-3 110", "5-6 ===");
        round("1-5 110", "2-6 110", "3-4 ===");
        round("1-6 110", "2-5 110", "3-4 ===");
        round("1-3 110", "2-4 110", "5-6 ===");
        round("1-4 011", "2-5 =1=", "3-6 ===");
        StandingsTable table = rank(tournament(6, 7), Map.of());

        assertThat(values(table, 1)).startsWith("6.5", "13.5").endsWith("5.5");
        assertThat(values(table, 2)).startsWith("6.5", "13.5").endsWith("6.0");
        assertThat(table.order()).startsWith(2, 1);
        assertThat(table.row(1).separatedBy()).hasValue(3);
    }

    @Test
    @DisplayName("AC-094 TEAM-Z2: in a section of five rounds the first board's points are those of its five games")
    void fiveRounds() {
        round("1-2 1==", "3-4 ===");
        round("1-3 0==", "2-4 1==");
        round("1-4 ===", "2-3 =01");
        round("1-2 =10", "3-4 1==");
        round("1-3 1=0", "2-4 0==");
        StandingsTable table = rank(tournament(4, 5), Map.of());

        assertThat(values(table, 1)).endsWith("3.0");
        assertThat(values(table, 2)).endsWith("2.0");
    }

    @Test
    @DisplayName("TEAM-K3, Z3: level to the end is a joint rank; by the other reading the rank waits for lots")
    void joint() {
        round("1-2 ===");
        TeamTournament two = tournament(2, 5);

        assertThat(rank(two, Map.of()).rows()).allSatisfy(row -> {
            assertThat(row.rank()).isEqualTo(1);
            assertThat(row.joint()).isTrue();
        });
        assertThat(rank(two, Map.of("finalTie", "[\"MP\",\"GP\",\"DE\",\"BOARD1\",\"LOTS\"]"))
                        .awaiting())
                .isNotEmpty();
    }

    @Test
    @DisplayName(
            "AC-099 TEAM-Z8: a team with a bye has 1 match point, 2 game points and 1 on board 1; a match by forfeit counts in full")
    void bye() {
        round("1-2 +++", "3");
        StandingsTable table = rank(tournament(3, 5), Map.of());

        assertThat(values(table, 1)).startsWith("1.0", "3.0").endsWith("1.0");
        assertThat(values(table, 3)).startsWith("1.0", "2.0").endsWith("1.0");
        assertThat(table.rows()).extracting(StandingsRow::player).containsExactly(1, 3, 2);
    }
}
