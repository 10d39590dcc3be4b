/** The season as staff see it: who came from where, and why. */
@NullMarked
package org.chessfed.selection.overview;

import org.jspecify.annotations.NullMarked;
