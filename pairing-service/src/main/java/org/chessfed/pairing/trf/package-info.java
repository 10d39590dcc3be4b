/** Tournament files, so that a tournament can be read by another program or sent to FIDE. */
@NullMarked
package org.chessfed.pairing.trf;

import org.jspecify.annotations.NullMarked;
