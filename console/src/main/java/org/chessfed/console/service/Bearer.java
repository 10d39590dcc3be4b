package org.chessfed.console.service;

import io.quarkus.oidc.AccessTokenCredential;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import java.util.function.Supplier;
import org.chessfed.console.page.PageContext;
import org.jspecify.annotations.Nullable;

/** Whose token the calls of this request carry: the signed-in person's, that of a private link, or none. */
@RequestScoped
public class Bearer {

    private final CurrentIdentityAssociation identities;
    private final PageContext page;
    private @Nullable String ofLink;
    private boolean nobody;

    Bearer(CurrentIdentityAssociation identities, PageContext page) {
        this.identities = identities;
        this.page = page;
    }

    /** The rest of the request speaks for the holder of a private link. */
    public void speakForLink(String token) {
        ofLink = token;
    }

    /** Calls as nobody would, so that the answer may be shown to everybody. */
    <T> T asNobody(Supplier<T> call) {
        boolean before = nobody;
        nobody = true;
        try {
            return call.get();
        } finally {
            nobody = before;
        }
    }

    Optional<String> token() {
        if (nobody) {
            return Optional.empty();
        }
        if (ofLink != null) {
            return Optional.of(ofLink);
        }
        return page.signedIn() ? ofSession(identities.getIdentity()) : Optional.empty();
    }

    private static Optional<String> ofSession(SecurityIdentity identity) {
        return Optional.ofNullable(identity.getCredential(AccessTokenCredential.class))
                .map(AccessTokenCredential::getToken);
    }
}
