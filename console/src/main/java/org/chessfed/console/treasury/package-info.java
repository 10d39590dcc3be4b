/** The treasurer's pages: statements, what waits to be booked, refunds, the ledger. */
@NullMarked
package org.chessfed.console.treasury;

import org.jspecify.annotations.NullMarked;
