package org.chessfed.demo.platform;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads caught mails as their recipients do. */
public final class Mails {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Pattern LINK = Pattern.compile("/my#([A-Za-z0-9_-]{16,64})");

    private final Api api;

    /** Reads the mails of a platform. */
    public Mails(Api api) {
        this.api = api;
    }

    /** The secret of the private link in the newest mail to an address; empty if there is no mail with one. */
    public Optional<String> secret(String address) {
        JsonNode found =
                get("/api/v1/search?limit=3&query=" + URLEncoder.encode("to:" + address, StandardCharsets.UTF_8));
        for (JsonNode mail : found.path("messages")) {
            JsonNode whole = get("/api/v1/message/" + mail.path("ID").asText());
            Matcher link = LINK.matcher(whole.path("Text").asText());
            if (link.find()) {
                return Optional.of(link.group(1));
            }
        }
        return Optional.empty();
    }

    private JsonNode get(String path) {
        URI address = api.addresses().mail().resolve(path);
        return api.send(HttpRequest.newBuilder(address).timeout(LIMIT).GET().build());
    }
}
