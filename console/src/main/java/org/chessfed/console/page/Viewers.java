package org.chessfed.console.page;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.TreeSet;

/** Finds out who looks at a page. */
@ApplicationScoped
class Viewers {

    private static final Set<String> ROLES = Set.of(
            "federation-admin",
            "federation-staff",
            "regional-committee",
            "treasurer",
            "chief-arbiter",
            "arbiter",
            "selection-committee",
            "appeals-panel",
            "auditor",
            "player");

    private static final String SESSION = "q_session";

    private final CurrentIdentityAssociation identities;
    private final RoutingContext request;

    Viewers(CurrentIdentityAssociation identities, RoutingContext request) {
        this.identities = identities;
        this.request = request;
    }

    /** The viewer; waits for the identity provider where a session must be renewed. */
    Viewer current() {
        return hasSession() ? viewer(identities.getIdentity()) : Viewer.NOBODY;
    }

    /** The same without waiting. */
    Uni<Viewer> later() {
        return hasSession()
                ? identities.getDeferredIdentity().map(Viewers::viewer)
                : Uni.createFrom().item(Viewer.NOBODY);
    }

    /** Public pages must not wait for an identity provider that is away: without a session there is nothing to ask. */
    private boolean hasSession() {
        return request.request().cookies().stream()
                .anyMatch(cookie -> cookie.getName().startsWith(SESSION));
    }

    private static Viewer viewer(SecurityIdentity identity) {
        if (identity.isAnonymous()) {
            return Viewer.NOBODY;
        }
        Set<String> roles = new TreeSet<>(identity.getRoles());
        roles.retainAll(ROLES);
        return new Viewer(identity.getPrincipal().getName(), roles);
    }
}
