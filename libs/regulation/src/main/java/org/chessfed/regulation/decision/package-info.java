/** Decisions with their reasons, and the words in which people read them. */
@NullMarked
package org.chessfed.regulation.decision;

import org.jspecify.annotations.NullMarked;
