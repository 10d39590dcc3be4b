/** National ratings: who has which, and how every point of it came about. */
@NullMarked
package org.chessfed.rating;

import org.jspecify.annotations.NullMarked;
