/** The national list: tournaments and games that count, what they did to each rating, and the rating that holds now. */
@NullMarked
package org.chessfed.rating.national;

import org.jspecify.annotations.NullMarked;
