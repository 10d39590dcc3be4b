/** Facts of the pairing service. */
@NullMarked
package org.chessfed.events.pairing;

import org.jspecify.annotations.NullMarked;
