/** Standings: counting missed games, ranking, publication. */
@NullMarked
package org.chessfed.pairing.standings;

import org.jspecify.annotations.NullMarked;
