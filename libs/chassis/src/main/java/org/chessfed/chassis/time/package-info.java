/** The only now of rules, and the work that falls due. */
@NullMarked
package org.chessfed.chassis.time;

import org.jspecify.annotations.NullMarked;
