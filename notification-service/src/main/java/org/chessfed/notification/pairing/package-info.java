/** What people are told of their games. */
@NullMarked
package org.chessfed.notification.pairing;

import org.jspecify.annotations.NullMarked;
