/** What people are told of their entries. */
@NullMarked
package org.chessfed.notification.entry;

import org.jspecify.annotations.NullMarked;
