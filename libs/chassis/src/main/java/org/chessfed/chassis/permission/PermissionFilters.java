package org.chessfed.chassis.permission;

import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import org.chessfed.chassis.request.CurrentRequest;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

/** Looks at the caller's role before an operation, and after it that its object was asked about. */
@Singleton
public class PermissionFilters {

    private static final Logger LOG = Logger.getLogger(PermissionFilters.class);

    private final CurrentRequest request;
    private final Permissions permissions;

    PermissionFilters(CurrentRequest request, Permissions permissions) {
        this.request = request;
        this.permissions = permissions;
    }

    /** Before the body is read. */
    @ServerRequestFilter(priority = Priorities.AUTHORIZATION)
    public void enter(ContainerRequestContext context, ResourceInfo resource) {
        request.begin(
                header(context, "X-Request-Id"),
                header(context, "traceparent"),
                Operations.idOf(resource.getResourceMethod()));
        MDC.put("requestId", request.id());
        permissions.enter();
    }

    /** An operation that should have asked and did not must not answer. */
    @ServerResponseFilter
    public void leave(ContainerResponseContext response) {
        response.getHeaders().putSingle("X-Request-Id", request.id());
        if (response.getStatus() < 400 && !request.operation().isEmpty() && !permissions.settled()) {
            LOG.errorf("operation %s answered without asking about its object", request.operation());
            response.setStatus(500);
            response.setEntity(null);
        }
    }

    private static String header(ContainerRequestContext context, String name) {
        @Nullable String value = context.getHeaderString(name);
        return value == null ? "" : value;
    }
}
