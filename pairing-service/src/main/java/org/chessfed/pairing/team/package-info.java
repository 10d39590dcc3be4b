/** Tournaments of teams: matches by board, their results and the standings of the teams. */
@NullMarked
package org.chessfed.pairing.team;

import org.jspecify.annotations.NullMarked;
