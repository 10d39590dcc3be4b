/** What people are told of what they owe. */
@NullMarked
package org.chessfed.notification.payment;

import org.jspecify.annotations.NullMarked;
