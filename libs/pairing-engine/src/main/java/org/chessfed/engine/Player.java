package org.chessfed.engine;

import java.util.List;

/**
 * A player, or a team, of a tournament.
 *
 * @param number pairing number (TPN), from 1, unique in the tournament; the order of equals (C.04.2, 2.3)
 * @param name the name as it stands in the tournament file; never used for identity
 * @param rating the rating that orders the field and that rating tie-breaks use; {@code 0} = unrated
 * @param cells what each round brought, round 1 first. The list may be shorter than the rounds already played (the
 *     missing ones are zero-point byes, as for a late entry), and may hold one cell more than the completed rounds: a
 *     bye or absence that is known for the round about to be paired
 */
public record Player(int number, String name, int rating, List<RoundCell> cells) {

    public Player {
        if (number < 1) {
            throw new IllegalArgumentException("pairing number " + number + " is below 1");
        }
        cells = List.copyOf(cells);
    }
}
