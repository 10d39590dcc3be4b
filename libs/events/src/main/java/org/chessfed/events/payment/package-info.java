/** Facts of the payment service. */
@NullMarked
package org.chessfed.events.payment;

import org.jspecify.annotations.NullMarked;
