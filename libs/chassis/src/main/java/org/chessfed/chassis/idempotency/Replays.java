package org.chessfed.chassis.idempotency;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Gives a remembered answer again. */
@Singleton
class Replays {

    /** The answer as it was, marked as a replay. */
    @ServerExceptionMapper
    public Response replay(StoredAnswer answer) {
        Response.ResponseBuilder response = Response.status(answer.status()).header("Idempotency-Replayed", "true");
        answer.headers().lines().forEach(line -> {
            int colon = line.indexOf(": ");
            response.header(line.substring(0, colon), line.substring(colon + 2));
        });
        if (!answer.body().isEmpty()) {
            response.type("application/json").entity(answer.body());
        }
        return response.build();
    }
}
