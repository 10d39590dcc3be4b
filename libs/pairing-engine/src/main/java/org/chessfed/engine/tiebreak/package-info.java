/**
 * Tie-breaks and standings: FIDE C.07 in the editions that are in force for a tournament, and the local variants that
 * federations write into their regulations.
 *
 * <p>The entry point is {@link org.chessfed.engine.tiebreak.Standings}. A ranking chain is data
 * ({@link org.chessfed.engine.tiebreak.Chain}); every value comes with its working
 * ({@link org.chessfed.engine.tiebreak.Contribution}). All values are exact fractions, compared exactly; rounding happens
 * only in the text that is shown.
 */
@NullMarked
package org.chessfed.engine.tiebreak;

import org.jspecify.annotations.NullMarked;
