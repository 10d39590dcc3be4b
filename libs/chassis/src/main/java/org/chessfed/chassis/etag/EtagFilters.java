package org.chessfed.chassis.etag;

import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.Set;
import org.chessfed.chassis.problem.DomainProblem;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Sets the {@code ETag} of versioned answers, answers 304, and asks for {@code If-Match} before a change. */
@Singleton
public class EtagFilters {

    private static final Logger LOG = Logger.getLogger(EtagFilters.class);
    private static final Set<String> CHANGING = Set.of("PUT", "PATCH", "DELETE");
    private static final int AFTER_PERMISSIONS = 3_000;

    private final Preconditions preconditions;

    EtagFilters(Preconditions preconditions) {
        this.preconditions = preconditions;
    }

    /** A change without {@code If-Match} is refused before its body is read. */
    @ServerRequestFilter(priority = AFTER_PERMISSIONS)
    public void enter(ContainerRequestContext context) {
        boolean changing = CHANGING.contains(context.getMethod());
        String header = context.getHeaderString(HttpHeaders.IF_MATCH);
        preconditions.begin(header, changing);
        if (changing && header == null) {
            throw DomainProblem.of(428, "if-match-missing");
        }
    }

    /** A change that compared no version must not answer. */
    @ServerResponseFilter
    public void leave(ContainerRequestContext request, ContainerResponseContext response) {
        if (response.getStatus() < 400 && preconditions.forgotten()) {
            LOG.errorf(
                    "%s %s compared no version",
                    request.getMethod(), request.getUriInfo().getPath());
            response.setStatus(500);
            response.setEntity(null);
            return;
        }
        if (response.getEntity() instanceof Versioned versioned && response.getStatus() < 300) {
            String tag = Preconditions.tag(versioned.etagVersion());
            response.getHeaders().putSingle(HttpHeaders.ETAG, tag);
            String known = request.getHeaderString(HttpHeaders.IF_NONE_MATCH);
            if ("GET".equals(request.getMethod())
                    && known != null
                    && Arrays.stream(known.split(",")).map(String::trim).anyMatch(tag::equals)) {
                response.setStatus(304);
                response.setEntity(null);
            }
        }
    }
}
