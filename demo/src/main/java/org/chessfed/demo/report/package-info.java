/** What a season came to, read from the services after the last move, and whether their databases keep the invariants. */
@NullMarked
package org.chessfed.demo.report;

import org.jspecify.annotations.NullMarked;
