/** Bank statements: read, previewed, taken in once. */
@NullMarked
package org.chessfed.payment.statement;

import org.jspecify.annotations.NullMarked;
