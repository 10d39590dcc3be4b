/** This service's copy of the persons. */
@NullMarked
package org.chessfed.rating.person;

import org.jspecify.annotations.NullMarked;
