package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.PointSystem;

/** Baku acceleration (C.04.7, article 1) as virtual points. */
public final class Baku {

    private Baku() {}

    /**
     * Virtual points of a tournament: one win for group A in the first half (rounded up) of the accelerated rounds, half
     * a win in the others; accelerated is the first half (rounded up) of the tournament (1.4).
     *
     * @param participants players to be paired in round 1
     * @param totalRounds rounds of the tournament
     * @param points must value a win as two draws and a loss as nothing (1.1)
     * @throws IllegalArgumentException when the point system is another one
     */
    public static List<Acceleration> accelerations(int participants, int totalRounds, PointSystem points) {
        return withLastOfGroupA(lastOfGroupA(participants), totalRounds, points);
    }

    /**
     * The same with the last member of group A given by pairing number: after late entries it is still the same person,
     * whatever the number (1.3.2).
     */
    public static List<Acceleration> withLastOfGroupA(int lastOfGroupA, int totalRounds, PointSystem points) {
        if (points.win() != 2 * points.draw() || points.loss() != 0) {
            throw new IllegalArgumentException(
                    "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7, 1.1)");
        }
        int accelerated = (totalRounds + 1) / 2;
        int full = (accelerated + 1) / 2;
        List<Acceleration> result = new ArrayList<>();
        if (lastOfGroupA > 0 && full > 0) {
            result.add(new Acceleration(1, full, 1, lastOfGroupA, points.win()));
            if (accelerated > full) {
                result.add(new Acceleration(full + 1, accelerated, 1, lastOfGroupA, points.win() / 2));
            }
        }
        return List.copyOf(result);
    }

    /** Size of group A, and so the pairing number of its last member, before round 1: half, rounded up to even (1.2). */
    public static int lastOfGroupA(int participants) {
        return 2 * ((participants + 3) / 4);
    }
}
