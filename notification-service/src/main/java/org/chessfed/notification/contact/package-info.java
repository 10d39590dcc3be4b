/** Contacts: asked of registration at the moment of sending, never kept. */
@NullMarked
package org.chessfed.notification.contact;

import org.jspecify.annotations.NullMarked;
