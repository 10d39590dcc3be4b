/** Facts of the selection service. */
@NullMarked
package org.chessfed.events.selection;

import org.jspecify.annotations.NullMarked;
