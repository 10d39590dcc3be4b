/** The national rating list and its history. */
@NullMarked
package org.chessfed.console.rating;

import org.jspecify.annotations.NullMarked;
