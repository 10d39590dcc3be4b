/** Assignments: a user's role on an object, granted by the federation's administrators. */
@NullMarked
package org.chessfed.registration.assignment;

import org.jspecify.annotations.NullMarked;
