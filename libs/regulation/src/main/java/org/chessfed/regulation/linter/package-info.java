/** Findings on a readable regulation: errors, and notes that staff acknowledge before publication. */
@NullMarked
package org.chessfed.regulation.linter;

import org.jspecify.annotations.NullMarked;
