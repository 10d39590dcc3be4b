/** The pages of lists whose rows belong to a payee. */
@NullMarked
package org.chessfed.payment.page;

import org.jspecify.annotations.NullMarked;
