/** Invented people, their strength and their habits; everything follows from a seed. */
@NullMarked
package org.chessfed.demo.people;

import org.jspecify.annotations.NullMarked;
