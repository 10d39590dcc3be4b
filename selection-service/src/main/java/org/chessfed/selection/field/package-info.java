/** When all sources of a stage are settled: totals, filling from a ranking, and the even number. */
@NullMarked
package org.chessfed.selection.field;

import org.jspecify.annotations.NullMarked;
