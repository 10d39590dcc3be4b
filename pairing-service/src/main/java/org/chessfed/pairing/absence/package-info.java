/** Absences that players announce, byes that they are granted, withdrawals. */
@NullMarked
package org.chessfed.pairing.absence;

import org.jspecify.annotations.NullMarked;
