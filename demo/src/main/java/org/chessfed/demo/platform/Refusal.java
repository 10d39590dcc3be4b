package org.chessfed.demo.platform;

import com.fasterxml.jackson.databind.JsonNode;

/** A service refused a request. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String TYPE_PREFIX = "urn:chessfed:problem:";

    private final int status;
    private final String code;

    Refusal(String request, int status, JsonNode body) {
        super(request + " was refused: " + status + " " + body);
        this.status = status;
        String type = body.path("type").asText("");
        this.code = type.startsWith(TYPE_PREFIX) ? type.substring(TYPE_PREFIX.length()) : "";
    }

    /** HTTP status. */
    public int status() {
        return status;
    }

    /** The problem's code, such as {@code entry-refused}; empty where the answer names none. */
    public String code() {
        return code;
    }
}
