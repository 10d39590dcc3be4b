/** How fast the pairing engine pairs a round and ranks a tournament. */
@NullMarked
package org.chessfed.benchmarks.engine;

import org.jspecify.annotations.NullMarked;
