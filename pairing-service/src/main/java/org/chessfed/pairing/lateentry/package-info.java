/** Players who come after the roster was closed: late entries, and fillers of an odd field. */
@NullMarked
package org.chessfed.pairing.lateentry;

import org.jspecify.annotations.NullMarked;
