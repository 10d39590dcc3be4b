/** Ties that the arbiter must let be played out. */
@NullMarked
package org.chessfed.selection.playoff;

import org.jspecify.annotations.NullMarked;
