package org.chessfed.pairing.team;

import java.util.List;

/**
 * A team.
 *
 * @param number pairing number, from 1, in the order of the list that was handed in (C.04.6, 1.1)
 * @param nameZh its name
 * @param filler whether the host added it to make the number even
 * @param players by board, board 1 first
 */
record Team(int number, String nameZh, boolean filler, List<TeamPlayer> players) {
    Team {
        players = List.copyOf(players);
    }

    /** The player of a board, from 1. */
    TeamPlayer player(int board) {
        return players.get(board - 1);
    }
}
