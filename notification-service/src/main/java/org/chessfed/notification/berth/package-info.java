/** What people are told of their places. */
@NullMarked
package org.chessfed.notification.berth;

import org.jspecify.annotations.NullMarked;
