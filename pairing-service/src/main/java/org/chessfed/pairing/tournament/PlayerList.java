package org.chessfed.pairing.tournament;

import java.util.List;

/**
 * Who plays in a tournament.
 *
 * @param version version of the tournament that the list shows
 * @param players in the order of their numbers
 */
record PlayerList(long version, List<Entrant> players) {
    PlayerList {
        players = List.copyOf(players);
    }

    static PlayerList of(Tournament tournament) {
        return new PlayerList(tournament.version(), tournament.players());
    }

    /** Those with a part of a name; everybody for an empty one. */
    List<Entrant> named(String name) {
        return players.stream().filter(player -> player.named(name)).toList();
    }
}
