/** Every service's copy of the assignments: which user has which role on which object. */
@NullMarked
package org.chessfed.chassis.assignment;

import org.jspecify.annotations.NullMarked;
