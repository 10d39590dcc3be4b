/** Fees, refunds, subsidies, awards and deposits, and the pure policies on them. */
@NullMarked
package org.chessfed.regulation.money;

import org.jspecify.annotations.NullMarked;
