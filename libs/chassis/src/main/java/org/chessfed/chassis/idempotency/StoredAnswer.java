package org.chessfed.chassis.idempotency;

/**
 * Leads out of the transaction to the answer that was given before.
 *
 * @see Replays
 */
final class StoredAnswer extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String headers;
    private final String body;

    StoredAnswer(int status, String headers, String body) {
        super("answered before", null, false, false);
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    int status() {
        return status;
    }

    /** Headers, one per line: {@code Name: value}. */
    String headers() {
        return headers;
    }

    /** JSON; empty for an answer without a body. */
    String body() {
        return body;
    }
}
