package org.chessfed.chassis.internal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.All;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import io.quarkus.vertx.http.ManagementInterface;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.flow.Flow;
import org.chessfed.chassis.flow.Quiet;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.inbox.DeadLetters;
import org.chessfed.chassis.inbox.Deliveries;
import org.chessfed.chassis.inbox.Parking;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.chassis.time.ClockRefusal;
import org.chessfed.chassis.time.Deadlines;
import org.chessfed.events.FactTypes;
import org.jboss.logging.Logger;

/**
 * The operators' endpoints: clock, flow, quiet, republication, parked facts, dead letters. They lie on the management port,
 * which the front door never serves.
 */
@ApplicationScoped
class InternalEndpoints {

    private static final Logger LOG = Logger.getLogger(InternalEndpoints.class);
    private static final long MOST_BODY = 10_000;

    private final ObjectMapper json;
    private final BusinessClock clock;
    private final Deadlines deadlines;
    private final Flow flow;
    private final Quiet quiet;
    private final List<Republisher> republishers;
    private final Parking parking;
    private final DeadLetters deadLetters;
    private final Deliveries deliveries;

    InternalEndpoints(
            ObjectMapper json,
            BusinessClock clock,
            Deadlines deadlines,
            Flow flow,
            Quiet quiet,
            @All List<Republisher> republishers,
            Parking parking,
            DeadLetters deadLetters,
            Deliveries deliveries) {
        this.json = json;
        this.clock = clock;
        this.deadlines = deadlines;
        this.flow = flow;
        this.quiet = quiet;
        this.republishers = republishers;
        this.parking = parking;
        this.deadLetters = deadLetters;
        this.deliveries = deliveries;
    }

    /** What an endpoint answers. */
    @FunctionalInterface
    private interface Answer {
        Object to(RoutingContext call) throws JsonProcessingException;
    }

    /** A call that cannot be answered. */
    private static final class Refusal extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final int status;

        Refusal(int status, String message) {
            super(message);
            this.status = status;
        }
    }

    void register(@Observes ManagementInterface management) {
        Router router = management.router();
        router.route("/internal/*").handler(BodyHandler.create(false).setBodyLimit(MOST_BODY));
        router.get("/internal/clock").blockingHandler(call -> answer(call, c -> clockView()), false);
        router.put("/internal/clock").blockingHandler(call -> answer(call, this::moveClock), false);
        router.get("/internal/flow").blockingHandler(call -> answer(call, c -> flow.counts()), false);
        router.get("/internal/quiet").blockingHandler(call -> answer(call, c -> quiet.state()), false);
        router.post("/internal/republish").blockingHandler(call -> answer(call, this::republish), false);
        router.get("/internal/parked").blockingHandler(call -> answer(call, c -> parking.list()), false);
        router.get("/internal/dead-letters").blockingHandler(call -> answer(call, c -> deadLetters.list()), false);
        router.post("/internal/dead-letters/:id/replay").blockingHandler(call -> answer(call, this::replay), false);
    }

    private Map<String, Object> clockView() {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("now", clock.now());
        view.put("movable", clock.movable());
        return view;
    }

    private Object moveClock(RoutingContext call) throws JsonProcessingException {
        JsonNode now = json.readTree(body(call)).path("now");
        try {
            deadlines.moveTo(Instant.parse(now.asText()));
        } catch (DateTimeException e) {
            throw new Refusal(400, "send {\"now\": \"2031-01-05T09:00:00Z\"}");
        } catch (ClockRefusal e) {
            throw new Refusal(409, String.valueOf(e.getMessage()));
        }
        return clockView();
    }

    private Object republish(RoutingContext call) {
        String type = parameter(call, "type");
        List<Republisher> fitting = republishers.stream()
                .filter(republisher -> FactTypes.typeOf(republisher.type()).equals(type))
                .toList();
        if (fitting.isEmpty()) {
            throw new Refusal(
                    404,
                    "this service republishes "
                            + republishers.stream()
                                    .map(republisher -> FactTypes.typeOf(republisher.type()))
                                    .sorted()
                                    .toList());
        }
        String key = parameter(call, "key");
        return Map.of(
                "type",
                type,
                "facts",
                fitting.stream()
                        .mapToLong(republisher -> republisher.republish(key))
                        .sum());
    }

    private Object replay(RoutingContext call) {
        UUID id;
        try {
            id = UUID.fromString(call.pathParam("id"));
        } catch (IllegalArgumentException e) {
            throw new Refusal(404, "no such dead letter");
        }
        if (!deliveries.replay(id)) {
            throw new Refusal(404, "no unresolved dead letter of this id");
        }
        return Map.of("resolved", id);
    }

    /** A command works in a request context of its own, as a request over HTTP does. */
    private void answer(RoutingContext call, Answer answer) {
        ManagedContext context = Arc.container().requestContext();
        context.activate();
        try {
            answerInContext(call, answer);
        } finally {
            context.terminate();
        }
    }

    private void answerInContext(RoutingContext call, Answer answer) {
        try {
            send(call, 200, answer.to(call));
        } catch (Refusal e) {
            send(call, e.status, Map.of("error", String.valueOf(e.getMessage())));
        } catch (JsonProcessingException e) {
            send(call, 400, Map.of("error", "the body is no JSON"));
        } catch (RuntimeException e) {
            LOG.errorf(
                    e, "%s %s failed", call.request().method(), call.request().path());
            send(call, 503, Map.of("error", e.getClass().getSimpleName() + ": " + e.getMessage()));
        }
    }

    private void send(RoutingContext call, int status, Object body) {
        String text;
        try {
            text = json.writeValueAsString(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer cannot be written", e);
        }
        call.response()
                .setStatusCode(status)
                .putHeader("Content-Type", "application/json")
                .end(text);
    }

    private static String body(RoutingContext call) {
        String body = call.body().asString();
        return body == null ? "" : body;
    }

    private static String parameter(RoutingContext call, String name) {
        String value = call.request().getParam(name);
        return value == null ? "" : value;
    }
}
