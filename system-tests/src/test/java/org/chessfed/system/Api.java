package org.chessfed.system;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** Calls the APIs of a running platform as its people and programs do. */
final class Api {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final HttpClient http = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();
    private final URI issuer;

    Api(URI issuer) {
        this.issuer = issuer;
    }

    /**
     * An answer.
     *
     * @param status HTTP status
     * @param body its JSON; a missing node where there is none
     */
    record Answer(int status, JsonNode body) {}

    /** A token of a demo user, given by the real identity provider. */
    String tokenOf(String user) throws IOException, InterruptedException {
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
        HttpRequest request = HttpRequest.newBuilder(URI.create(issuer + "/protocol/openid-connect/token"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .timeout(LIMIT)
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build();
        Answer answer = send(request);
        if (answer.status() != 200) {
            throw new AssertionError("no token for " + user + ": " + answer.status() + " " + answer.body());
        }
        return answer.body().get("access_token").asText();
    }

    /** Reads something; an empty token stands for nobody. */
    Answer get(URI service, String path, String token) throws IOException, InterruptedException {
        return send(request(service, path, token).GET().build());
    }

    /** Sends a command under a fresh key. */
    Answer post(URI service, String path, String token, Object body) throws IOException, InterruptedException {
        return send(request(service, path, token)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .POST(HttpRequest.BodyPublishers.ofString(json.writeValueAsString(body)))
                .build());
    }

    private static HttpRequest.Builder request(URI service, String path, String token) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(service.resolve(path)).timeout(LIMIT);
        return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
    }

    private Answer send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        String body = response.body();
        return new Answer(response.statusCode(), body.isBlank() ? json.missingNode() : json.readTree(body));
    }
}
