/** Playoffs: ties that people decide. */
@NullMarked
package org.chessfed.pairing.playoff;

import org.jspecify.annotations.NullMarked;
