/** Results of games: entering and correcting them. */
@NullMarked
package org.chessfed.pairing.result;

import org.jspecify.annotations.NullMarked;
