/** What pages show of a regulation: titles, clauses, notices. */
@NullMarked
package org.chessfed.console.regulation;

import org.jspecify.annotations.NullMarked;
