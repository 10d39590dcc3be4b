/** The FIDE (Dutch) system, C.04.3, in the edition in force since 2026-02-01. */
@NullMarked
package org.chessfed.engine.swiss.dutch;

import org.jspecify.annotations.NullMarked;
