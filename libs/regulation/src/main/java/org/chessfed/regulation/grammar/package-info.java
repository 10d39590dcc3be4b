/** The small grammars of the document: conditions over a closed list of facts, and instants. */
@NullMarked
package org.chessfed.regulation.grammar;

import org.jspecify.annotations.NullMarked;
