/** Transfers as their payers report them. */
@NullMarked
package org.chessfed.payment.transfer;

import org.jspecify.annotations.NullMarked;
