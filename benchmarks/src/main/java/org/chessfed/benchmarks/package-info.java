/** Benchmarks of the platform's parts, and what prints them beside the figures of reference programs. */
@NullMarked
package org.chessfed.benchmarks;

import org.jspecify.annotations.NullMarked;
