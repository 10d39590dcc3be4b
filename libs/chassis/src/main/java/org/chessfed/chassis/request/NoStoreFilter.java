package org.chessfed.chassis.request;

import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * What is answered to somebody, or to a question that is no plain reading, is kept nowhere on its way: it may be personal.
 * Public readings, which bear no token, may be kept.
 */
@Singleton
public class NoStoreFilter {

    /** Forbids keeping, unless the answer says itself how it may be kept. */
    @ServerResponseFilter
    public void leave(ContainerRequestContext request, ContainerResponseContext response) {
        boolean reading = "GET".equals(request.getMethod()) || "HEAD".equals(request.getMethod());
        boolean personal = !reading || request.getHeaderString(HttpHeaders.AUTHORIZATION) != null;
        if (personal && !response.getHeaders().containsKey(HttpHeaders.CACHE_CONTROL)) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        }
    }
}
