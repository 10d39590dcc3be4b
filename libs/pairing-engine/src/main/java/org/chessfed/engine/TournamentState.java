package org.chessfed.engine;

import java.util.List;
import java.util.Optional;

/**
 * Everything that a pairing or a ranking depends on.
 *
 * @param players in the order of their pairing numbers; numbers may have gaps
 * @param completedRounds rounds whose results stand; the round to be paired is the next one. A cell beyond them is a
 *     bye or absence known for that next round
 * @param totalRounds rounds fixed beforehand, at least {@code completedRounds}
 * @param points what each outcome is worth
 * @param initialColour colour drawn for the first odd-numbered player of round 1 (C.04.3, 5.1); empty before the lot
 * @param forbidden groups whose members may not meet
 * @param accelerations virtual points, all that hold in any round
 * @param edition pairing rules
 */
public record TournamentState(
        List<Player> players,
        int completedRounds,
        int totalRounds,
        PointSystem points,
        Optional<Colour> initialColour,
        List<ForbiddenPairs> forbidden,
        List<Acceleration> accelerations,
        PairingEdition edition) {

    public TournamentState {
        players = List.copyOf(players);
        forbidden = List.copyOf(forbidden);
        accelerations = List.copyOf(accelerations);
        if (completedRounds < 0 || totalRounds < completedRounds) {
            throw new IllegalArgumentException(completedRounds + " rounds completed of " + totalRounds);
        }
        int last = 0;
        for (Player player : players) {
            if (player.number() <= last) {
                throw new IllegalArgumentException(
                        "players are not in the order of their pairing numbers at " + player.number());
            }
            last = player.number();
        }
    }

    /** The round that is paired next, from 1. */
    public int nextRound() {
        return completedRounds + 1;
    }
}
