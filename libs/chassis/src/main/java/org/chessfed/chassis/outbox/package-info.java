/** Facts leave a service in the transaction that made them true. */
@NullMarked
package org.chessfed.chassis.outbox;

import org.jspecify.annotations.NullMarked;
