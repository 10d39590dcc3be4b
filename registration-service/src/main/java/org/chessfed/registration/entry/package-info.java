/** Entries: a person in one event, from the form or from a berth, until it counts or is cancelled. */
@NullMarked
package org.chessfed.registration.entry;

import org.jspecify.annotations.NullMarked;
