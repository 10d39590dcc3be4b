/** Refunds: proposed by the cause of a cancellation, approved by the treasurer, paid out. */
@NullMarked
package org.chessfed.payment.refund;

import org.jspecify.annotations.NullMarked;
