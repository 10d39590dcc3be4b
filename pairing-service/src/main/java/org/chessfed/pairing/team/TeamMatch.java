package org.chessfed.pairing.team;

import java.util.List;

/**
 * A match of two teams.
 *
 * @param table table, from 1
 * @param first number of the team that has White on board 1
 * @param second number of the other team
 * @param games by board, board 1 first
 */
record TeamMatch(int table, int first, int second, List<BoardGame> games) {
    TeamMatch {
        games = List.copyOf(games);
    }

    /** Whether every board has a result. */
    boolean decided() {
        return games.stream().allMatch(BoardGame::decided);
    }

    /** The match with another game on that game's board. */
    TeamMatch with(BoardGame changed) {
        return new TeamMatch(
                table,
                first,
                second,
                games.stream()
                        .map(game -> game.board() == changed.board() ? changed : game)
                        .toList());
    }
}
