package org.chessfed.engine.swiss.dutch;

import org.chessfed.engine.Remark;

/**
 * A player who leaves a bracket unpaired (C.04.3, 1.4.1).
 *
 * @param player pairing number
 * @param reason what would get worse if the player were paired in the bracket
 */
public record Floater(int player, Remark reason) {}
