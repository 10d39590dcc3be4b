/** Charges: what is owed for an entry, until it is paid, waived or given back. */
@NullMarked
package org.chessfed.payment.charge;

import org.jspecify.annotations.NullMarked;
