/** A selection's year and what it hands on to the next. */
@NullMarked
package org.chessfed.selection.season;

import org.jspecify.annotations.NullMarked;
