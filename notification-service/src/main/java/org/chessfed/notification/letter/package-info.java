/** Letters: what a notice says, in the reader's language. */
@NullMarked
package org.chessfed.notification.letter;

import org.jspecify.annotations.NullMarked;
