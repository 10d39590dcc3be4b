/** Notices: queued with the fact that they answer, sent once, listed for staff. */
@NullMarked
package org.chessfed.notification.notice;

import org.jspecify.annotations.NullMarked;
