/** What people are told of sanctions. */
@NullMarked
package org.chessfed.notification.sanction;

import org.jspecify.annotations.NullMarked;
