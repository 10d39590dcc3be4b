/** Refusals as RFC 9457 problems, in the caller's language. */
@NullMarked
package org.chessfed.chassis.problem;

import org.jspecify.annotations.NullMarked;
