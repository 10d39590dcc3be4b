/** The latest standings of each list. */
@NullMarked
package org.chessfed.selection.standing;

import org.jspecify.annotations.NullMarked;
