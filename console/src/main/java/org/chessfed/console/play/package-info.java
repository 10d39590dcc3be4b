/** Published pairings and standings, for everybody. */
@NullMarked
package org.chessfed.console.play;

import org.jspecify.annotations.NullMarked;
