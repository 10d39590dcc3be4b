package org.chessfed.notification.contact;

/** Registration did not give a contact; it may later. */
public final class ContactsAway extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ContactsAway(String message) {
        super(message);
    }
}
