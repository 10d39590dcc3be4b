/** Penalties: devices in the hall, conduct at the board. */
@NullMarked
package org.chessfed.pairing.penalty;

import org.jspecify.annotations.NullMarked;
