/** The words for what the engine says in message keys. */
@NullMarked
package org.chessfed.engine.message;

import org.jspecify.annotations.NullMarked;
