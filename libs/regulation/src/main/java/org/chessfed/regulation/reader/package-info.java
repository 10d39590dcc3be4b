/** Reads and checks a regulation document; reports every problem at once, with line, path and clause. */
@NullMarked
package org.chessfed.regulation.reader;

import org.jspecify.annotations.NullMarked;
