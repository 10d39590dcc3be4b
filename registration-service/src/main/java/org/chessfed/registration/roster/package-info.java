/** Rosters: the frozen list of an event's confirmed entries. */
@NullMarked
package org.chessfed.registration.roster;

import org.jspecify.annotations.NullMarked;
