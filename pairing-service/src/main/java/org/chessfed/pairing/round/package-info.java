/** Rounds: pairing, checking, publication, and the boards and byes that they consist of. */
@NullMarked
package org.chessfed.pairing.round;

import org.jspecify.annotations.NullMarked;
