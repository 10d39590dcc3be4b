package org.chessfed.pairing.round;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** At which board each game of a round is played. */
final class BoardNumbers {

    private BoardNumbers() {}

    /**
     * The games at their boards, in the order of the boards. A game of a player with a fixed board is played there, of two
     * such players at the smaller one; the others take the free boards in board order.
     *
     * @param games in board order
     * @param firstBoard number of the first board, from 1
     * @param fixed board by pairing number
     */
    static List<Game> assign(List<Game> games, int firstBoard, Map<Integer, Integer> fixed) {
        Set<Integer> taken = new HashSet<>();
        games.forEach(game -> fixedBoard(game, fixed).ifPresent(taken::add));
        List<Game> placed = new ArrayList<>();
        int next = firstBoard;
        for (Game game : games) {
            Optional<Integer> board = fixedBoard(game, fixed);
            if (board.isEmpty()) {
                while (taken.contains(next)) {
                    next++;
                }
                taken.add(next);
            }
            placed.add(game.at(board.orElse(next)));
        }
        placed.sort(Comparator.comparingInt(Game::board));
        return placed;
    }

    private static Optional<Integer> fixedBoard(Game game, Map<Integer, Integer> fixed) {
        return Stream.of(game.white(), game.black())
                .filter(fixed::containsKey)
                .map(fixed::get)
                .min(Comparator.naturalOrder());
    }
}
