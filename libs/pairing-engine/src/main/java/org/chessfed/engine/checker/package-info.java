/** Pairs the rounds of a tournament file again and tells where the file differs. */
@NullMarked
package org.chessfed.engine.checker;

import org.jspecify.annotations.NullMarked;
