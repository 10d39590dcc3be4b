/** Payments: money that came in, and how it is shared out over charges. */
@NullMarked
package org.chessfed.payment.booking;

import org.jspecify.annotations.NullMarked;
