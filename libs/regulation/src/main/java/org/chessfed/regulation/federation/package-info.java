/** What belongs to no single competition: counties, national ratings, names of tie-breaks, retention. */
@NullMarked
package org.chessfed.regulation.federation;

import org.jspecify.annotations.NullMarked;
