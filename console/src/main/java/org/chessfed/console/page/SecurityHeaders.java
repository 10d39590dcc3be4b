package org.chessfed.console.page;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What browsers may do with an answer of this program, whatever it is: nothing that does not come from here. */
@ApplicationScoped
class SecurityHeaders {

    private static final int BEFORE_EVERYTHING = 1000;

    private final String policy;

    SecurityHeaders(@ConfigProperty(name = "quarkus.oidc.token.issuer") URI issuer) {
        // Signing out is a form that ends at the identity provider, so that it must be allowed as a target.
        policy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self';"
                + " form-action 'self' " + issuer.getScheme() + "://" + issuer.getRawAuthority()
                + "; frame-ancestors 'none'; base-uri 'none'";
    }

    void register(@Observes Filters filters) {
        filters.register(
                routing -> {
                    MultiMap headers = routing.response().headers();
                    headers.set("Content-Security-Policy", policy);
                    headers.set("X-Content-Type-Options", "nosniff");
                    headers.set("Referrer-Policy", "same-origin");
                    headers.set("Cross-Origin-Opener-Policy", "same-origin");
                    headers.set("Cross-Origin-Resource-Policy", "same-origin");
                    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
                    headers.set("Strict-Transport-Security", "max-age=31536000");
                    routing.next();
                },
                BEFORE_EVERYTHING);
    }
}
