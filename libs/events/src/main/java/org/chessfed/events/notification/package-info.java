/** Facts of the notification service. */
@NullMarked
package org.chessfed.events.notification;

import org.jspecify.annotations.NullMarked;
