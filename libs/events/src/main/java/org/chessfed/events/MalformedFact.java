package org.chessfed.events;

/** A message that is not a fact of its type; its text is kept out of the message, since nobody checked it. */
public final class MalformedFact extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MalformedFact(Class<?> type, Exception cause) {
        super("not a " + type.getSimpleName(), cause);
    }
}
