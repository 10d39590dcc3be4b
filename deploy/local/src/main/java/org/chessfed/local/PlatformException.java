package org.chessfed.local;

/** The platform cannot start or go on; the message is one line for the person at the terminal and says what to do. */
public final class PlatformException extends RuntimeException {

    private static final long serialVersionUID = 1;

    PlatformException(String message) {
        super(message);
    }

    PlatformException(String message, Throwable cause) {
        super(message, cause);
    }
}
