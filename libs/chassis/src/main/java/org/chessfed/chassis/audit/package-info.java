/** Who did what to what, when and why; tamper-evident. */
@NullMarked
package org.chessfed.chassis.audit;

import org.jspecify.annotations.NullMarked;
