/** The double-entry ledger: every movement of money, only ever added to. */
@NullMarked
package org.chessfed.payment.ledger;

import org.jspecify.annotations.NullMarked;
