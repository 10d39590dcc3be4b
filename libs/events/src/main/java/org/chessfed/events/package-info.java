/** The facts that services tell each other: one record per event type. */
@NullMarked
package org.chessfed.events;

import org.jspecify.annotations.NullMarked;
