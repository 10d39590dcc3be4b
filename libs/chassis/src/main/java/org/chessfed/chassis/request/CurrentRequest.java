package org.chessfed.chassis.request;

import jakarta.enterprise.context.RequestScoped;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.chessfed.chassis.id.Ids;

/**
 * The request, or the fact, that is being worked on. It lives as long as that work does and gives every fact, audit row
 * and log line made meanwhile the same correlation.
 */
@RequestScoped
public class CurrentRequest {

    private static final SecureRandom RANDOM = new SecureRandom();

    private String id = Ids.next().toString();
    private String cause = "";
    private String traceparent = freshTraceparent();
    private String operation = "";
    private boolean consuming;

    /** Correlation id: that of the request, or the one that travelled with the fact. */
    public String id() {
        return id;
    }

    /** What caused the change: {@code request:<id>}, or the id of the fact that is being handled. */
    public String cause() {
        return cause.isEmpty() ? "request:" + id : cause;
    }

    /** W3C trace context of this work. */
    public String traceparent() {
        return traceparent;
    }

    /** Operation id of the request; empty outside HTTP. */
    public String operation() {
        return operation;
    }

    /** Whether a fact is being handled, and not a person's request. */
    public boolean consuming() {
        return consuming;
    }

    /** A request over HTTP begins. Blank values are replaced by fresh ones. */
    public void begin(String requestId, String incomingTraceparent, String operationId) {
        if (requestId.matches("[A-Za-z0-9._-]{8,64}")) {
            id = requestId;
        }
        if (incomingTraceparent.matches("00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}")) {
            traceparent = childOf(incomingTraceparent);
        }
        operation = operationId;
    }

    /** The handling of a fact begins: what follows is caused by it and belongs to its trace. */
    public void handling(String factId, String incomingTraceparent) {
        begin(factId, incomingTraceparent, "");
        cause = factId;
        consuming = true;
    }

    private static String freshTraceparent() {
        return "00-" + hex(16) + "-" + hex(8) + "-01";
    }

    private static String childOf(String parent) {
        return parent.substring(0, 36) + hex(8) + parent.substring(52);
    }

    private static String hex(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
