package org.chessfed.console.service;

import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.core.HttpHeaders;
import org.chessfed.console.page.PageContext;

/** Gives every call to a service the token and the language of the page that makes it. */
class CallHeaders implements ClientRequestFilter {

    private final Bearer bearer;
    private final PageContext page;

    CallHeaders(Bearer bearer, PageContext page) {
        this.bearer = bearer;
        this.page = page;
    }

    @Override
    public void filter(ClientRequestContext request) {
        bearer.token().ifPresent(token -> request.getHeaders().putSingle(HttpHeaders.AUTHORIZATION, "Bearer " + token));
        request.getHeaders().putSingle(HttpHeaders.ACCEPT_LANGUAGE, page.lang());
    }
}
