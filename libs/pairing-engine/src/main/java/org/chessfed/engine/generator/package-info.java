/** Makes random tournaments, for trying and for checking pairing programs against each other (C.02). */
@NullMarked
package org.chessfed.engine.generator;

import org.jspecify.annotations.NullMarked;
