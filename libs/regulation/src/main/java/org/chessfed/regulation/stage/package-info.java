/** Stages, their events, entry, tournaments, places and fields of participants, and the pure policies on them. */
@NullMarked
package org.chessfed.regulation.stage;

import org.jspecify.annotations.NullMarked;
