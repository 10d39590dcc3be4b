package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TeamTournamentTest {

    static List<Path> corpus() {
        return Corpus.files("team-next");
    }

    @ParameterizedTest
    @MethodSource("corpus")
    @DisplayName("match and game points put together from the games are those that record 310 tells")
    void pointsOfTheCorpus(Path path) {
        TrfFile file = Corpus.read(path);
        TournamentState state = file.toTeamTournamentState();
        for (TrfTeam team : file.teams().teams()) {
            Player player = state.players().get(team.number() - 1);
            List<RoundCell> played = player.cells().subList(0, state.completedRounds());
            int matchPoints = played.stream()
                    .mapToInt(cell -> state.points().points(cell.outcome()))
                    .sum();
            int gamePoints = played.stream().mapToInt(RoundCell::gamePoints).sum();
            assertThat(matchPoints)
                    .as("match points of " + team)
                    .isEqualTo(team.matchPoints().orElse(0));
            assertThat(gamePoints)
                    .as("game points of " + team)
                    .isEqualTo(team.gamePoints().orElse(0));
        }
    }

    @Test
    @DisplayName("teams, rounds played and rounds in all are those of the manifest")
    void manifest() {
        for (String[] row : Corpus.manifest("team-next")) {
            TournamentState state =
                    Corpus.read(Corpus.file("team-next", row[0] + ".trf")).toTeamTournamentState();
            assertThat(List.of(state.players().size(), state.nextRound(), state.totalRounds()))
                    .as(row[0])
                    .containsExactly(Integer.parseInt(row[1]), Integer.parseInt(row[3]), Integer.parseInt(row[4]));
        }
    }

    private static final String TEAMS =
            "352 WB\n" + team(1, "Lake", 1, 2) + team(2, "Hill", 3, 4) + team(3, "Bay", 5, 6);

    private static String team(int number, String name, int firstBoard, int secondBoard) {
        return String.format(
                "310 %3d %-32s %5s %6s %6s %6s %3d  %4d %4d%n",
                number, name, "", "", "0.0", "0.0", number, firstBoard, secondBoard);
    }

    private static String players(String... cells) {
        StringBuilder lines = new StringBuilder();
        for (int number = 1; number <= cells.length; number++) {
            lines.append(String.format(
                    "001 %4d      %-33s %4d %28s0.0 %4d  %s%n", number, "A, B", 0, "", number, cells[number - 1]));
        }
        return lines.toString();
    }

    private static List<RoundCell> firstRound(String file) {
        return TrfReader.read(file).toTeamTournamentState(1).players().stream()
                .map(player -> player.cells().getFirst())
                .toList();
    }

    @Test
    @DisplayName("a match has the colour of its first board; a bye is a drawn match")
    void match() {
        assertThat(firstRound(TEAMS + players("   3 b 1", "   4 w 0", "   1 w 0", "   2 b 1", "0000 - U", "0000 - U")))
                .containsExactly(
                        new RoundCell(2, Optional.of(Colour.BLACK), Outcome.DRAW, 10),
                        new RoundCell(1, Optional.of(Colour.WHITE), Outcome.DRAW, 10),
                        new RoundCell(0, Optional.empty(), Outcome.PAIRING_BYE, 10));
    }

    @Test
    @DisplayName("a match without a single game at the board is forfeited, by the games or by record 330")
    void forfeitedMatch() {
        List<RoundCell> expected = List.of(
                new RoundCell(2, Optional.of(Colour.WHITE), Outcome.FORFEIT_WIN, 20),
                new RoundCell(1, Optional.of(Colour.BLACK), Outcome.FORFEIT_LOSS, 0),
                new RoundCell(0, Optional.empty(), Outcome.PAIRING_BYE, 10));
        assertThat(firstRound(TEAMS + players("   3 w +", "   4 b +", "   1 b -", "   2 w -", "0000 - U", "0000 - U")))
                .isEqualTo(expected);
        assertThat(firstRound("330 +-   1   1   2\n" + TEAMS
                        + players("0000 - F", "0000 - F", "0000 - Z", "0000 - Z", "0000 - U", "0000 - U")))
                .isEqualTo(expected);
    }

    @Test
    @DisplayName("an announced absence of a team is a cell for the next round")
    void announcedAbsence() {
        TournamentState state = TrfReader.read("142 3\n240 Z 001    3\n" + TEAMS + players("", "", "", "", "", ""))
                .toTeamTournamentState();
        assertThat(state.players().stream().map(player -> player.cells().size()))
                .containsExactly(0, 0, 1);
    }

    @Test
    @DisplayName("a file without teams is no team tournament")
    void noTeams() {
        TrfFile file = TrfReader.read(players("0000 - U"));
        assertThatThrownBy(file::toTeamTournamentState).isInstanceOf(TrfException.class);
    }
}
