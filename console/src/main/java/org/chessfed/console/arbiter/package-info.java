/** The arbiter's pages: rounds, results, corrections, playoffs, closing. */
@NullMarked
package org.chessfed.console.arbiter;

import org.jspecify.annotations.NullMarked;
