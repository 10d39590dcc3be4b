package org.chessfed.console.page;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.UriInfo;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Finds the language of a page, keeps the chosen one, and lets no page be stored that does not say so itself. */
class PageFilters {

    private static final String COOKIE = "lang";
    private static final String PARAMETER = "lang";

    private final PageContext page;
    private final boolean secure;

    PageFilters(PageContext page, @ConfigProperty(name = "chessfed.secure") boolean secure) {
        this.page = page;
        this.secure = secure;
    }

    @ServerRequestFilter(preMatching = true)
    void begin(ContainerRequestContext request) {
        UriInfo uri = request.getUriInfo();
        Cookie kept = request.getCookies().get(COOKIE);
        Language language = Language.ofTag(uri.getQueryParameters().getFirst(PARAMETER))
                .or(() -> Optional.ofNullable(kept).flatMap(cookie -> Language.ofTag(cookie.getValue())))
                .orElseGet(() -> Language.asked(request.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE)));
        page.begin(language, uri.getRequestUri().getRawPath(), queryWithoutLanguage(uri));
    }

    @ServerResponseFilter
    void end(ContainerRequestContext request, ContainerResponseContext response) {
        if (Language.ofTag(request.getUriInfo().getQueryParameters().getFirst(PARAMETER))
                .isPresent()) {
            response.getHeaders()
                    .add(
                            HttpHeaders.SET_COOKIE,
                            new NewCookie.Builder(COOKIE)
                                    .value(page.language().tag())
                                    .path("/")
                                    .maxAge((int) Duration.ofDays(365).toSeconds())
                                    .sameSite(NewCookie.SameSite.LAX)
                                    .httpOnly(true)
                                    .secure(secure)
                                    .build());
        }
        if (response.getHeaders().getFirst(HttpHeaders.CACHE_CONTROL) == null) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        }
        response.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, page.lang());
    }

    private static String queryWithoutLanguage(UriInfo uri) {
        String query = uri.getRequestUri().getRawQuery();
        return query == null
                ? ""
                : Arrays.stream(query.split("&"))
                        .filter(parameter -> !parameter.startsWith(PARAMETER + "="))
                        .collect(Collectors.joining("&"));
    }
}
