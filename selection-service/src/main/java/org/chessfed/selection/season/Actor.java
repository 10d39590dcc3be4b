package org.chessfed.selection.season;

import jakarta.enterprise.context.RequestScoped;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.request.CurrentRequest;

/** Who acts: the caller of a request, or the service itself on a fact or a deadline. */
@RequestScoped
public class Actor {

    private final CurrentRequest request;
    private final Caller caller;

    Actor(CurrentRequest request, Caller caller) {
        this.request = request;
        this.caller = caller;
    }

    /** Name of the user or client; {@code system} where nobody calls. */
    public String name() {
        return request.operation().isEmpty() ? "system" : caller.name();
    }

    /** What caused the change: the request, or the fact that is being handled. */
    public String cause() {
        return request.cause();
    }
}
