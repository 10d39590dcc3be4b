/** Keeps a season going: what follows from a change anywhere in it. */
@NullMarked
package org.chessfed.selection.progress;

import org.jspecify.annotations.NullMarked;
