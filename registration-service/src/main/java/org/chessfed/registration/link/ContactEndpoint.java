package org.chessfed.registration.link;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.vertx.http.ManagementInterface;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.registration.person.Persons;
import org.jboss.logging.Logger;

/**
 * Where notification asks for contacts and fresh private links at the moment it sends; neither travels in facts. On the
 * management port, which the front door never serves: {@code POST /internal/contacts} with {@code {personIds, purpose}}
 * answers with a contact for each of the persons, but for those who are unknown or erased.
 */
@ApplicationScoped
class ContactEndpoint {

    private static final Logger LOG = Logger.getLogger(ContactEndpoint.class);
    private static final int MOST_PERSONS = 50;
    private static final long MOST_BODY = 4_000;

    private final Persons persons;
    private final Links links;
    private final ObjectMapper json;

    ContactEndpoint(Persons persons, Links links, ObjectMapper json) {
        this.persons = persons;
        this.links = links;
        this.json = json;
    }

    void register(@Observes ManagementInterface management) {
        management
                .router()
                .post("/internal/contacts")
                .handler(BodyHandler.create(false).setBodyLimit(MOST_BODY));
        management.router().post("/internal/contacts").blockingHandler(this::answer, false);
    }

    /** The link is recorded in the audit, which asks who the caller is: a context of its own, as for a request over HTTP. */
    private void answer(RoutingContext call) {
        ManagedContext context = Arc.container().requestContext();
        context.activate();
        try {
            answerInContext(call);
        } finally {
            context.terminate();
        }
    }

    private List<Map<String, Object>> contacts(Set<UUID> personIds, String purpose) {
        return persons.contactsOf(personIds).stream()
                .map(contact -> withLink(contact, purpose))
                .toList();
    }

    private Map<String, Object> withLink(Persons.Contact contact, String purpose) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("personId", contact.personId());
        answer.put("nameZh", contact.nameZh());
        answer.put("passportName", contact.passportName());
        answer.put("email", contact.email());
        answer.put("language", contact.language());
        answer.put("secret", links.make(contact.personId(), purpose));
        return answer;
    }

    private static Set<UUID> persons(JsonNode asked) {
        Set<UUID> ids = new LinkedHashSet<>();
        asked.forEach(id -> ids.add(UUID.fromString(id.asText())));
        if (ids.isEmpty() || ids.size() > MOST_PERSONS) {
            throw new IllegalArgumentException("1 to " + MOST_PERSONS + " persons at once");
        }
        return ids;
    }

    private void answerInContext(RoutingContext call) {
        try {
            JsonNode asked = json.readTree(call.body().asString());
            Set<UUID> personIds = persons(asked.path("personIds"));
            String purpose = asked.path("purpose").asText("PERSON");
            List<Map<String, Object>> answer =
                    QuarkusTransaction.requiringNew().call(() -> contacts(personIds, purpose));
            call.response()
                    .putHeader("Content-Type", "application/json")
                    .end(json.writeValueAsString(Map.of("contacts", answer)));
        } catch (IllegalArgumentException | JsonProcessingException e) {
            call.response().setStatusCode(400).end();
        } catch (RuntimeException e) {
            LOG.error("contacts could not be given", e);
            call.response().setStatusCode(503).end();
        }
    }
}
