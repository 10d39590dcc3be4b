package org.chessfed.local;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes over a changed realm. Keycloak imports a realm into an empty database only, so a realm whose files or addresses
 * have changed since is replaced as a whole. That is for demo realms, whose users are all in the file, with their ids;
 * a realm with accounts of its own is never touched.
 */
final class RealmReplacement {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z][A-Z_]+)}");

    private final URI server;
    private final Map<String, String> environment;
    private final String realm;
    private final Path known;

    /**
     * Prepares the comparison.
     *
     * @param server where Keycloak is reached
     * @param environment the variables that the realm names, and the administrator's name and password
     * @param realm the text of the realm
     * @param known the file that remembers which realm the data were made from
     */
    RealmReplacement(URI server, Map<String, String> environment, String realm, Path known) {
        this.server = server;
        this.environment = environment;
        this.realm = realm;
        this.known = known;
    }

    /** Whether the data hold a realm that was made from something else. */
    boolean due() throws IOException {
        return Files.exists(known) && !Files.readString(known).equals(fingerprint());
    }

    /** Remembers that the data hold this realm. */
    void done() throws IOException {
        Files.writeString(known, fingerprint());
    }

    /** Replaces the realm in the running Keycloak. */
    void replace() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            String token = token(client);
            URI realms = server.resolve("/admin/realms");
            call(
                    client,
                    token,
                    HttpRequest.newBuilder(URI.create(realms + "/" + Realm.NAME))
                            .DELETE());
            call(
                    client,
                    token,
                    HttpRequest.newBuilder(realms)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(filled())));
        }
    }

    private String token(HttpClient client) throws IOException, InterruptedException {
        String form = "grant_type=password&client_id=admin-cli&username=" + encoded("KC_BOOTSTRAP_ADMIN_USERNAME")
                + "&password=" + encoded("KC_BOOTSTRAP_ADMIN_PASSWORD");
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(server.resolve("/realms/master/protocol/openid-connect/token"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        refuse(answer);
        return new ObjectMapper().readTree(answer.body()).path("access_token").asText();
    }

    private static void call(HttpClient client, String token, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        refuse(client.send(
                request.header("Authorization", "Bearer " + token).build(), HttpResponse.BodyHandlers.ofString()));
    }

    private static void refuse(HttpResponse<String> answer) {
        if (answer.statusCode() >= 300) {
            throw new PlatformException(
                    "Keycloak does not take over the changed realm: %d %s. Delete .chessfed/data to begin anew."
                            .formatted(answer.statusCode(), answer.body()));
        }
    }

    private String encoded(String variable) {
        return URLEncoder.encode(Settings.required(environment, variable), StandardCharsets.UTF_8);
    }

    private String filled() {
        Matcher matcher = VARIABLE.matcher(realm);
        StringBuilder text = new StringBuilder();
        while (matcher.find()) {
            matcher.appendReplacement(text, Matcher.quoteReplacement(Settings.required(environment, matcher.group(1))));
        }
        matcher.appendTail(text);
        return text.toString();
    }

    private String fingerprint() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(realm.getBytes(StandardCharsets.UTF_8));
            digest.update(new TreeMap<>(environment).toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
