package org.chessfed.pairing.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.Outcome;
import org.chessfed.regulation.stage.Play;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Boards of a match")
class MatchPolicyTest {

    private static final Play.Match MATCH = new Play.Match(10, 5, 0, new Play.Match.Bye(10, 20, 10, null), null);

    /** Boards from the first team's side: {@code 1}, {@code =}, {@code 0}, {@code +}, {@code -}, {@code x}: nobody came. */
    static TeamMatch match(int table, int first, int second, String boards) {
        List<BoardGame> games = new ArrayList<>();
        for (char code : boards.toCharArray()) {
            int board = games.size() + 1;
            games.add(
                    switch (code) {
                        case '1' -> new BoardGame(board, Outcome.WIN, Outcome.LOSS);
                        case '=' -> new BoardGame(board, Outcome.DRAW, Outcome.DRAW);
                        case '0' -> new BoardGame(board, Outcome.LOSS, Outcome.WIN);
                        case '+' -> new BoardGame(board, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS);
                        case '-' -> new BoardGame(board, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN);
                        case 'x' -> new BoardGame(board, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS);
                        default -> throw new IllegalArgumentException("board " + code);
                    });
        }
        return new TeamMatch(table, first, second, games);
    }

    private static List<Integer> points(String boards) {
        MatchPolicy.Side first = MatchPolicy.first(match(1, 1, 2, boards));
        MatchPolicy.Side second = MatchPolicy.second(match(1, 1, 2, boards));
        return List.of(
                first.gamePoints(),
                second.gamePoints(),
                MatchPolicy.matchPoints(MATCH).points(first.outcome()),
                MatchPolicy.matchPoints(MATCH).points(second.outcome()));
    }

    @Test
    @DisplayName(
            "AC-092 TEAM-P5: 1, 0.5, 0.5 win 2-1 and 1-0 in match points; three draws are 0.5 each; 2 wins 1 loss win")
    void matchPoints() {
        assertThat(points("1==")).containsExactly(20, 10, 10, 0);
        assertThat(points("===")).containsExactly(15, 15, 5, 5);
        assertThat(points("110")).containsExactly(20, 10, 10, 0);
        assertThat(points("0=0")).containsExactly(5, 25, 0, 10);
    }

    @Test
    @DisplayName("A board by forfeit counts on that board alone; the match is played as soon as one of its games is")
    void forfeits() {
        assertThat(points("+10")).containsExactly(20, 10, 10, 0);
        assertThat(MatchPolicy.first(match(1, 1, 2, "+10")).outcome()).isEqualTo(Outcome.WIN);
        assertThat(points("x==")).containsExactly(10, 10, 5, 5);
        assertThat(points("x1x")).containsExactly(10, 0, 10, 0);
    }

    @Test
    @DisplayName("A match of which no game was played is won and lost by forfeit; where nobody came, both have lost")
    void unplayed() {
        assertThat(MatchPolicy.first(match(1, 1, 2, "+++")).outcome()).isEqualTo(Outcome.FORFEIT_WIN);
        assertThat(MatchPolicy.second(match(1, 1, 2, "+++")).outcome()).isEqualTo(Outcome.FORFEIT_LOSS);
        assertThat(points("+++")).containsExactly(30, 0, 10, 0);
        assertThat(points("xxx")).containsExactly(0, 0, 0, 0);
    }

    @Test
    @DisplayName(
            "AC-099 TEAM-Z8: a bye brings 1 match point, 2 game points and 1 of them on board 1; by FIDE's rule 0.5, 1.5 and 0.5")
    void bye() {
        assertThat(MatchPolicy.bye(MATCH.bye(), 3)).containsExactly(10, 10, 0);
        assertThat(MatchPolicy.matchPoints(MATCH).pairingBye()).isEqualTo(10);
        assertThat(MatchPolicy.bye(new Play.Match.Bye(5, 15, 5, null), 3)).containsExactly(5, 10, 0);
    }

    @Test
    @DisplayName("The first team has White on odd boards, the second on even ones")
    void colours() {
        assertThat(BoardGame.open(1).with(Outcome.WIN, Outcome.LOSS).first()).isEqualTo(Outcome.WIN);
        assertThat(BoardGame.open(2).with(Outcome.WIN, Outcome.LOSS).first()).isEqualTo(Outcome.LOSS);
        assertThat(BoardGame.open(3).firstHasWhite()).isTrue();
    }
}
