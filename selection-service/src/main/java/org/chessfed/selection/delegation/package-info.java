/** Lists of players recommended for events abroad, and the companions of children. */
@NullMarked
package org.chessfed.selection.delegation;

import org.jspecify.annotations.NullMarked;
