/** Lists of the season before: final orders, titles and outside qualifiers, brought in as CSV. */
@NullMarked
package org.chessfed.selection.imports;

import org.jspecify.annotations.NullMarked;
