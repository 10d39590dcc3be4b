/** Import of the ratings with which persons begin. */
@NullMarked
package org.chessfed.rating.initial;

import org.jspecify.annotations.NullMarked;
