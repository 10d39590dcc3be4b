/**
 * The face of the pairing engine: immutable records that describe a tournament, and the three questions that may be
 * asked about it: who meets whom next, how does everybody stand, and what does the tournament file say.
 *
 * <p>Scores are integers in tenths of a point ({@code 10} is one point), so that no sum is ever rounded.
 */
@NullMarked
package org.chessfed.engine;

import org.jspecify.annotations.NullMarked;
