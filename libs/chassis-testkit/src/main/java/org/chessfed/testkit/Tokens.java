package org.chessfed.testkit;

import io.smallrye.jwt.build.Jwt;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * Signed tokens as the identity provider, and registration for private links, would give them; with keys that live as long
 * as the test JVM.
 */
public final class Tokens {

    /** Issuer of the identity provider's test tokens. */
    public static final String ISSUER = "https://identity.test/realms/chessfed";

    /** Issuer of the test tokens of private links. */
    public static final String LINK_ISSUER = "https://registration.test/links";

    private static final KeyPair KEYS = keys();
    private static final KeyPair LINK_KEYS = keys();
    private static final Duration LIFE = Duration.ofMinutes(30);

    private Tokens() {}

    /** A user's token. The name is that by which assignments know the user. */
    public static String of(String userName, String... roles) {
        return Jwt.claims(Map.of(
                        "preferred_username",
                        userName,
                        "upn",
                        userName,
                        "realm_access",
                        Map.of("roles", List.of(roles)),
                        "scope",
                        "openid profile"))
                .subject("subject-of-" + userName)
                .issuer(ISSUER)
                .audience(audience())
                .expiresIn(LIFE)
                .sign(KEYS.getPrivate());
    }

    /** A client's token with scopes such as {@code results:read}. */
    public static String ofClient(String clientId, String... scopes) {
        return Jwt.claims(Map.of(
                        "preferred_username",
                        "service-account-" + clientId,
                        "upn",
                        "service-account-" + clientId,
                        "azp",
                        clientId,
                        "scope",
                        String.join(" ", scopes)))
                .subject("subject-of-" + clientId)
                .issuer(ISSUER)
                .audience(audience())
                .expiresIn(LIFE)
                .sign(KEYS.getPrivate());
    }

    /** The token of the holder of a private link. */
    public static String ofLink(String personId, String purpose) {
        return Jwt.claims(Map.of("person", personId, "purpose", purpose, "upn", "link"))
                .subject(personId)
                .groups("link-holder")
                .issuer(LINK_ISSUER)
                .audience("chessfed")
                .expiresIn(Duration.ofMinutes(10))
                .sign(LINK_KEYS.getPrivate());
    }

    /** A token of nobody: signed by a key that no service knows. */
    public static String forged(String userName, String... roles) {
        return Jwt.claims(Map.of("preferred_username", userName, "realm_access", Map.of("roles", List.of(roles))))
                .issuer(ISSUER)
                .audience(audience())
                .expiresIn(LIFE)
                .sign(keys().getPrivate());
    }

    static Map<String, String> settings() {
        return Map.of(
                "quarkus.oidc.public-key",
                pem(KEYS),
                "quarkus.oidc.token.issuer",
                ISSUER,
                "chessfed.link.issuer",
                LINK_ISSUER,
                "chessfed.link.public-key",
                pem(LINK_KEYS),
                "chessfed.link.private-key",
                Base64.getEncoder().encodeToString(LINK_KEYS.getPrivate().getEncoded()));
    }

    private static String audience() {
        return ConfigProvider.getConfig().getValue("quarkus.application.name", String.class) + "-service";
    }

    private static String pem(KeyPair keys) {
        return Base64.getEncoder().encodeToString(keys.getPublic().getEncoded());
    }

    private static KeyPair keys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
