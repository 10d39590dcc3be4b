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
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.registration.person.Persons;
import org.jboss.logging.Logger;

/**
 * Where notification asks for a contact and a fresh private link at the moment it sends; neither travels in facts. On the
 * management port, which the front door never serves: {@code POST /internal/contacts} with {@code {personId, purpose}}.
 */
@ApplicationScoped
class ContactEndpoint {

    private static final Logger LOG = Logger.getLogger(ContactEndpoint.class);
    private static final long MOST_BODY = 2_000;

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

    private Map<String, Object> contact(UUID personId, String purpose) {
        Persons.Contact contact = persons.contactOf(personId);
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("personId", personId);
        answer.put("nameZh", contact.nameZh());
        answer.put("passportName", contact.passportName());
        answer.put("email", contact.email());
        answer.put("language", contact.language());
        answer.put("secret", links.make(personId, purpose));
        return answer;
    }

    private void answerInContext(RoutingContext call) {
        try {
            JsonNode asked = json.readTree(call.body().asString());
            UUID personId = UUID.fromString(asked.path("personId").asText());
            String purpose = asked.path("purpose").asText("PERSON");
            Map<String, Object> answer = QuarkusTransaction.requiringNew().call(() -> contact(personId, purpose));
            call.response().putHeader("Content-Type", "application/json").end(json.writeValueAsString(answer));
        } catch (IllegalArgumentException | JsonProcessingException e) {
            call.response().setStatusCode(400).end();
        } catch (DomainProblem e) {
            call.response().setStatusCode(e.status()).end();
        } catch (RuntimeException e) {
            LOG.error("a contact could not be given", e);
            call.response().setStatusCode(503).end();
        }
    }
}
