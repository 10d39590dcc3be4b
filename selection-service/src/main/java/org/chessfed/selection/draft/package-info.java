/** Drafted players: the conditions, the limit and the committee's decision. */
@NullMarked
package org.chessfed.selection.draft;

import org.jspecify.annotations.NullMarked;
