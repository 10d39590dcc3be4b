/** Tournaments: what is made from a roster, its players and the terms under which it is played. */
@NullMarked
package org.chessfed.pairing.tournament;

import org.jspecify.annotations.NullMarked;
