package org.chessfed.chassis.permission;

import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/** Who is calling: a user, a client, the holder of a private link, or nobody. */
@RequestScoped
public class Caller {

    /** Role of a token that was given for a private link. */
    public static final String LINK_HOLDER = "link-holder";

    private final SecurityIdentity identity;
    private final String linkIssuer;

    Caller(SecurityIdentity identity, @ConfigProperty(name = "chessfed.link.issuer") String linkIssuer) {
        this.identity = identity;
        this.linkIssuer = linkIssuer;
    }

    /** Whether there is no token. */
    public boolean anonymous() {
        return identity.isAnonymous();
    }

    /** Name of the user or client in the identity provider; {@code anonymous}, or {@code link:<person>}. */
    public String name() {
        if (anonymous()) {
            return "anonymous";
        }
        if (linkHolder()) {
            return "link:" + person().orElse("");
        }
        return identity.getPrincipal().getName();
    }

    /** Roles of the token: the ceiling of what the caller may do. A private link gives no role. */
    public Set<String> roles() {
        if (anonymous() || linkHolder()) {
            return Set.of();
        }
        Set<String> roles = new HashSet<>(identity.getRoles());
        roles.remove(LINK_HOLDER);
        return roles;
    }

    /** Scopes of a client's token, such as {@code results:read}. */
    public Set<String> scopes() {
        String scope = claim("scope");
        return scope == null || linkHolder() ? Set.of() : Set.of(scope.split(" "));
    }

    /** Person of a private link; empty for every other caller. */
    public Optional<String> person() {
        return linkHolder() ? Optional.ofNullable(claim("person")) : Optional.empty();
    }

    /** Purpose of a private link, such as {@code ENTRY}; empty for every other caller. */
    public Optional<String> purpose() {
        return linkHolder() ? Optional.ofNullable(claim("purpose")) : Optional.empty();
    }

    /** Whether the token was given for a private link, by registration and not by the identity provider. */
    public boolean linkHolder() {
        return token() != null && Objects.equals(Objects.requireNonNull(token()).getIssuer(), linkIssuer);
    }

    private @Nullable String claim(String name) {
        JsonWebToken token = token();
        Object value = token == null ? null : token.getClaim(name);
        return value == null ? null : value.toString();
    }

    private @Nullable JsonWebToken token() {
        return identity.getPrincipal() instanceof JsonWebToken token ? token : null;
    }
}
