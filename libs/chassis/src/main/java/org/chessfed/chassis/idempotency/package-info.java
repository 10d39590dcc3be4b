/** A repeated POST has one effect and one answer. */
@NullMarked
package org.chessfed.chassis.idempotency;

import org.jspecify.annotations.NullMarked;
