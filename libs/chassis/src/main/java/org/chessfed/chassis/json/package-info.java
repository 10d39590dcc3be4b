/** JSON on the wire: strict in what it reads. */
@NullMarked
package org.chessfed.chassis.json;

import org.jspecify.annotations.NullMarked;
