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
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** Asks registration, on its management port, for contacts of persons and fresh private links. */
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
     * The contacts of persons by their ids; each call makes private links.
     *
     * @param personIds at most 50, which is what registration answers at once
     * @return without persons who are unknown or erased
     * @throws ContactsAway if registration does not answer, or not as agreed
     */
    public Map<String, Contact> of(Set<String> personIds) {
        HttpResponse<String> answer = ask(personIds);
        if (answer.statusCode() != 200) {
            throw new ContactsAway("registration answered " + answer.statusCode());
        }
        return read(answer.body());
    }

    private HttpResponse<String> ask(Set<String> personIds) {
        try {
            String body = json.writeValueAsString(Map.of("personIds", personIds, "purpose", PURPOSE));
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

    private Map<String, Contact> read(String body) {
        try {
            Map<String, Contact> contacts = new HashMap<>();
            for (JsonNode contact : json.readTree(body).path("contacts")) {
                contacts.put(contact.path("personId").asText(), contact(contact));
            }
            return contacts;
        } catch (JsonProcessingException e) {
            throw new ContactsAway("registration's answer is no JSON");
        }
    }

    private static Contact contact(JsonNode answer) {
        return new Contact(
                answer.path("nameZh").asText(),
                text(answer.path("passportName")),
                text(answer.path("email")),
                answer.path("language").asText(),
                answer.path("secret").asText());
    }

    private static @Nullable String text(JsonNode value) {
        return value.isTextual() && !value.asText().isBlank() ? value.asText() : null;
    }
}
