/** The names by which treasurers know who owes and who paid. */
@NullMarked
package org.chessfed.payment.person;

import org.jspecify.annotations.NullMarked;
