package org.chessfed.chassis.json;

import jakarta.inject.Singleton;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * A body is JSON unless the operation says otherwise. Without this the framework tries a plain text on every body of one
 * string, past the rules of {@link StrictJson}.
 */
@Singleton
public class JsonBodies {

    /**
     * After the caller was let in, before the body is read.
     *
     * @throws NotSupportedException 415 for a body of another media type
     */
    @ServerRequestFilter(priority = Priorities.AUTHORIZATION + 1)
    public void check(ContainerRequestContext context, ResourceInfo resource) {
        MediaType type = context.getMediaType();
        boolean chosen = resource.getResourceMethod().isAnnotationPresent(Consumes.class)
                || resource.getResourceClass().isAnnotationPresent(Consumes.class);
        boolean empty = !context.hasEntity() || context.getLength() == 0;
        if (type != null && !chosen && !empty && !MediaType.APPLICATION_JSON_TYPE.isCompatible(type)) {
            throw new NotSupportedException();
        }
    }
}
