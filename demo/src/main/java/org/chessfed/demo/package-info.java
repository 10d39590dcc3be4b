/** Plays a selection through the platform's public APIs, as its people would: the command {@code ./chessfed demo}. */
@NullMarked
package org.chessfed.demo;

import org.jspecify.annotations.NullMarked;
