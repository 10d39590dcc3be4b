/** Pairing of teams by the FIDE Swiss team system (C.04.6). */
@NullMarked
package org.chessfed.engine.swiss.team;

import org.jspecify.annotations.NullMarked;
