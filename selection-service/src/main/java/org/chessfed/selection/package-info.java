/** The selection service: who plays where in a season, why, and who may not. */
@NullMarked
package org.chessfed.selection;

import org.jspecify.annotations.NullMarked;
