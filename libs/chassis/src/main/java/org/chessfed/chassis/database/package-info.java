/** Statements in the transaction of the caller. */
@NullMarked
package org.chessfed.chassis.database;

import org.jspecify.annotations.NullMarked;
