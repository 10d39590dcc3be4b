/** Missed rounds, bans and their appeals. */
@NullMarked
package org.chessfed.selection.sanction;

import org.jspecify.annotations.NullMarked;
