/** Identifiers. */
@NullMarked
package org.chessfed.chassis.id;

import org.jspecify.annotations.NullMarked;
