/** Counting facts and effects: what is lost, what is double, what is still under way. */
@NullMarked
package org.chessfed.chassis.flow;

import org.jspecify.annotations.NullMarked;
