/** Facts of the rating service. */
@NullMarked
package org.chessfed.events.rating;

import org.jspecify.annotations.NullMarked;
