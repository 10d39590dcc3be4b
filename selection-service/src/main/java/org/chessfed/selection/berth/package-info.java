/** A person's place in a stage: its source, its life from proposal to answer, and the moves that are legal. */
@NullMarked
package org.chessfed.selection.berth;

import org.jspecify.annotations.NullMarked;
