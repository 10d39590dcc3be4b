/** Money on the wire. */
@NullMarked
package org.chessfed.chassis.money;

import org.jspecify.annotations.NullMarked;
