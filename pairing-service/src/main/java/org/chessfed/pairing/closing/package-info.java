/** Completing a round and closing a tournament. */
@NullMarked
package org.chessfed.pairing.closing;

import org.jspecify.annotations.NullMarked;
