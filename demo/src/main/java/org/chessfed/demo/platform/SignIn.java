package org.chessfed.demo.platform;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Signs the demo users in and keeps their tokens as long as they hold. */
public final class SignIn {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final long EARLIER_NANOS = Duration.ofSeconds(60).toNanos();

    private final Api api;
    private final Map<String, Held> held = new ConcurrentHashMap<>();

    /** Signs in at the identity provider of a platform. */
    public SignIn(Api api) {
        this.api = api;
    }

    private record Held(String token, long until) {}

    /**
     * A valid token of a demo user, such as {@code staff}. One signs in after the other: the identity provider takes several
     * sign-ins of one user at the same moment for an attack.
     */
    public synchronized String as(String user) {
        Held known = held.get(user);
        if (known == null || known.until() - System.nanoTime() < 0) {
            known = ask(user);
            held.put(user, known);
        }
        return known.token();
    }

    private Held ask(String user) {
        String form = Map.of(
                        "grant_type", "password",
                        "client_id", "demo-player",
                        "client_secret", "local-demo-player",
                        "username", user,
                        "password", "demo")
                .entrySet()
                .stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        long asked = System.nanoTime();
        JsonNode answer =
                api.send(HttpRequest.newBuilder(URI.create(api.addresses().issuer() + "/protocol/openid-connect/token"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .timeout(LIMIT)
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build());
        long life = Duration.ofSeconds(answer.path("expires_in").asLong()).toNanos();
        return new Held(answer.path("access_token").asText(), asked + Math.max(life - EARLIER_NANOS, life / 2));
    }
}
