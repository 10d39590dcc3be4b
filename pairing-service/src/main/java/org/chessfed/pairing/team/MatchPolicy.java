package org.chessfed.pairing.team;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.regulation.stage.Play;

/** What the boards of a match bring to its teams. Points are tenths. */
final class MatchPolicy {

    /** What a game is worth on any board. */
    private static final PointSystem GAME = PointSystem.STANDARD;

    private MatchPolicy() {}

    /**
     * A match from one team's side.
     *
     * @param outcome how the match ended; by forfeit where none of its games was played
     * @param boards game points of each board, board 1 first
     */
    record Side(Outcome outcome, List<Integer> boards) {
        Side {
            boards = List.copyOf(boards);
        }

        /** Game points. */
        int gamePoints() {
            return boards.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** What a board is worth to the player with this outcome. */
    static int points(Outcome outcome) {
        return GAME.points(outcome);
    }

    /** The match from the first team's side. */
    static Side first(TeamMatch match) {
        return side(
                match.games().stream().map(BoardGame::first).toList(),
                match.games().stream().map(BoardGame::second).toList());
    }

    /** The match from the second team's side. */
    static Side second(TeamMatch match) {
        return side(
                match.games().stream().map(BoardGame::second).toList(),
                match.games().stream().map(BoardGame::first).toList());
    }

    private static Side side(List<Outcome> own, List<Outcome> others) {
        List<Integer> boards = own.stream().map(GAME::points).toList();
        int mine = boards.stream().mapToInt(Integer::intValue).sum();
        int theirs = others.stream().mapToInt(GAME::points).sum();
        boolean played = own.stream().anyMatch(Outcome::played);
        if (played) {
            return new Side(mine > theirs ? Outcome.WIN : mine < theirs ? Outcome.LOSS : Outcome.DRAW, boards);
        }
        return new Side(mine > theirs ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS, boards);
    }

    /** Boards of the pairing-allocated bye: what board 1 has by the regulation, the rest on the next ones. */
    static List<Integer> bye(Play.Match.Bye bye, int size) {
        List<Integer> boards = new ArrayList<>();
        boards.add(bye.board1());
        int rest = bye.gamePoints() - bye.board1();
        for (int board = 2; board <= size; board++) {
            int points = Math.clamp(rest, 0, GAME.win());
            boards.add(points);
            rest -= points;
        }
        return boards;
    }

    /** What the outcomes of matches are worth. */
    static PointSystem matchPoints(Play.Match match) {
        return PointSystem.of(match.win(), match.draw(), match.loss())
                .withPairingBye(match.bye().matchPoints());
    }
}
