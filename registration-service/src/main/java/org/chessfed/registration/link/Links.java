package org.chessfed.registration.link;

import io.smallrye.jwt.build.Jwt;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.registration.person.Persons;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Private links. The secret has 128 random bits, leaves this service in a mail only, and is kept as a hash; it is exchanged
 * for a token of ten minutes.
 */
@ApplicationScoped
class Links {

    /** Audience of link tokens, which every service accepts from this second issuer. */
    private static final String AUDIENCE = "chessfed";

    private static final int SECRET_BYTES = 16;
    private static final Duration LIFE = Duration.ofDays(120);
    private static final Duration TOKEN_LIFE = Duration.ofMinutes(10);

    private final SecureRandom random = new SecureRandom();
    private final Database database;
    private final Persons persons;
    private final Audit audit;
    private final BusinessClock clock;
    private final String issuer;
    private final PrivateKey privateKey;

    Links(
            Database database,
            Persons persons,
            Audit audit,
            BusinessClock clock,
            @ConfigProperty(name = "chessfed.link.issuer") String issuer,
            @ConfigProperty(name = "chessfed.link.private-key") String privateKey) {
        this.database = database;
        this.persons = persons;
        this.audit = audit;
        this.clock = clock;
        this.issuer = issuer;
        this.privateKey = key(privateKey);
    }

    /**
     * A token for the holder of a link.
     *
     * @param token bearer token
     * @param personId the person that it stands for
     * @param purpose what it allows
     * @param expiresInSeconds its life
     */
    record LinkToken(String token, UUID personId, String purpose, long expiresInSeconds) {}

    /** Makes a link for a person; the secret is not stored and cannot be read again. */
    @Transactional
    String make(UUID personId, String purpose) {
        persons.require(personId);
        byte[] bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Instant now = clock.now();
        UUID id = Ids.next();
        database.update(
                "insert into private_link(id, secret_hash, person_id, purpose, created_at, expires_at) values (?, ?, ?, ?, ?, ?)",
                id,
                hash(secret),
                personId,
                purpose,
                now,
                now.plus(LIFE));
        audit.record("link-made", "link", id, purpose);
        return secret;
    }

    /**
     * Exchanges a secret for a token.
     *
     * @throws DomainProblem 404 for an unknown, expired or revoked secret, without telling which
     */
    @Transactional
    LinkToken exchange(String secret) {
        return database.first(
                        """
                        select person_id, purpose from private_link
                        where secret_hash = ? and expires_at >= ? and revoked_at is null""", row -> token(row.getObject(1, UUID.class), row.getString(2)), hash(secret), clock.now())
                .orElseThrow(DomainProblem::notFound);
    }

    private LinkToken token(UUID personId, String purpose) {
        String token = Jwt.issuer(issuer)
                .subject("link:" + personId)
                .upn("link:" + personId)
                .groups(Caller.LINK_HOLDER)
                .audience(AUDIENCE)
                .claim("person", personId.toString())
                .claim("purpose", purpose)
                .expiresIn(TOKEN_LIFE)
                .sign(privateKey);
        return new LinkToken(token, personId, purpose, TOKEN_LIFE.toSeconds());
    }

    private static PrivateKey key(String base64) {
        try {
            return KeyFactory.getInstance("RSA")
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new IllegalStateException("chessfed.link.private-key is no PKCS#8 RSA key in base64", e);
        }
    }

    private static byte[] hash(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
