/** A competition regulation as data: its model, its reader, and what checks it. */
@NullMarked
package org.chessfed.regulation;

import org.jspecify.annotations.NullMarked;
