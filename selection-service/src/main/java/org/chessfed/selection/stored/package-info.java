/** How lists and decisions are kept in text columns. */
@NullMarked
package org.chessfed.selection.stored;

import org.jspecify.annotations.NullMarked;
