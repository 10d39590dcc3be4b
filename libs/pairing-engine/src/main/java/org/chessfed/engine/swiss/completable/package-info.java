/** Pairing that looks ahead, for fields in which everybody has to meet everybody within the rounds. */
@NullMarked
package org.chessfed.engine.swiss.completable;

import org.jspecify.annotations.NullMarked;
