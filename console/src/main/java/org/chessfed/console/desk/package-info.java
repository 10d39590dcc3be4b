/** The desk of an event: entries, check-in, cancellation, closing of the list. */
@NullMarked
package org.chessfed.console.desk;

import org.jspecify.annotations.NullMarked;
