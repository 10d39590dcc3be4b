/** Every service's copy of the regulations. */
@NullMarked
package org.chessfed.chassis.competition;

import org.jspecify.annotations.NullMarked;
