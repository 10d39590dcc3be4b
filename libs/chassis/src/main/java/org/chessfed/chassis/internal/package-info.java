/** The operators' endpoints on the management port. */
@NullMarked
package org.chessfed.chassis.internal;

import org.jspecify.annotations.NullMarked;
