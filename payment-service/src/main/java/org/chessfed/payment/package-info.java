/** What decisions about money say, in both languages. */
@NullMarked
package org.chessfed.payment;

import org.jspecify.annotations.NullMarked;
