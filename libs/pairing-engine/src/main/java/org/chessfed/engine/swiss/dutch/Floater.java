package org.chessfed.engine.swiss.dutch;

import java.util.List;
import org.chessfed.engine.Remark;

/**
 * A player who leaves a bracket unpaired (C.04.3, 1.4.1).
 *
 * @param player pairing number
 * @param reason what would get worse if the player were paired in the bracket, or why there is no opponent in it
 * @param instead who would leave the bracket then, among those who do not; empty where nobody would or it cannot be
 */
public record Floater(int player, Remark reason, List<Integer> instead) {
    public Floater {
        instead = List.copyOf(instead);
    }
}
