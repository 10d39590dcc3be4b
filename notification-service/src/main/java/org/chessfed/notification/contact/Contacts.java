package org.chessfed.notification.contact;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** Asks registration, on its management port, for a person's contact and a fresh private link. */
@ApplicationScoped
public class Contacts {

    private static final Duration MOST = Duration.ofSeconds(10);
    private static final String PURPOSE = "PERSON";

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(3))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI address;
    private final ObjectMapper json;

    Contacts(@ConfigProperty(name = "chessfed.registration.internal-url") URI registration, ObjectMapper json) {
        this.address = registration.resolve("/internal/contacts");
        this.json = json;
    }

    /**
     * The contact of a person; each call makes a private link.
     *
     * @return empty for a person who is unknown or erased
     * @throws ContactsAway if registration does not answer, or not as agreed
     */
    public Optional<Contact> of(String personId) {
        HttpResponse<String> answer = ask(personId);
        return switch (answer.statusCode()) {
            case 200 -> Optional.of(read(answer.body()));
            case 404, 409, 410 -> Optional.empty();
            default -> throw new ContactsAway("registration answered " + answer.statusCode());
        };
    }

    private HttpResponse<String> ask(String personId) {
        try {
            String body = json.writeValueAsString(Map.of("personId", personId, "purpose", PURPOSE));
            HttpRequest request = HttpRequest.newBuilder(address)
                    .timeout(MOST)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new ContactsAway(
                    "registration does not answer: " + e.getClass().getSimpleName());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ContactsAway("interrupted while asking registration");
        }
    }

    private Contact read(String body) {
        try {
            JsonNode answer = json.readTree(body);
            return new Contact(
                    answer.path("nameZh").asText(),
                    text(answer.path("passportName")),
                    text(answer.path("email")),
                    answer.path("language").asText(),
                    answer.path("secret").asText());
        } catch (JsonProcessingException e) {
            throw new ContactsAway("registration's answer is no JSON");
        }
    }

    private static @Nullable String text(JsonNode value) {
        return value.isTextual() && !value.asText().isBlank() ? value.asText() : null;
    }
}
