package org.chessfed.chassis.inbox;

/** A message that no retry can help: it is not what its type promises. */
final class PoisonedMessage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PoisonedMessage(String reason) {
        super(reason);
    }
}
