package org.chessfed.selection.season;

import java.time.Instant;

/**
 * Something in a season changed that others in it may follow from. Fired inside the transaction of the change.
 *
 * @param competition the competition's code
 * @param at when it changed
 */
public record SeasonMoved(String competition, Instant at) {}
