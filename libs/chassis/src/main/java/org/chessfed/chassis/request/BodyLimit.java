package org.chessfed.chassis.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.UncheckedIOException;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.ProblemView;
import org.chessfed.chassis.problem.ProblemWording;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a body whose announced length is over the limit, in words. The framework would refuse it too, but says nothing;
 * bodies without a length are bounded by it alone.
 */
@ApplicationScoped
class BodyLimit {

    private static final int BEFORE_THE_FRAMEWORK = 1000;

    private final ProblemWording wording;
    private final ObjectMapper json;
    private final long most;

    BodyLimit(
            ProblemWording wording,
            ObjectMapper json,
            @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize most) {
        this.wording = wording;
        this.json = json;
        this.most = most.asLongValue();
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, BEFORE_THE_FRAMEWORK);
    }

    private void check(RoutingContext routing) {
        if (length(routing.request().getHeader(HttpHeaders.CONTENT_LENGTH)) <= most) {
            routing.next();
            return;
        }
        Language language = Language.of(routing.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE));
        ProblemView view = wording.view(
                DomainProblem.of(413, "too-large"),
                language,
                routing.request().path(),
                Ids.next().toString());
        // What is left of the body is not read: the connection ends with the answer.
        routing.response()
                .setStatusCode(view.status())
                .putHeader("Connection", "close")
                .putHeader(HttpHeaders.CONTENT_TYPE, ProblemWording.MEDIA_TYPE)
                .putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag())
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                .end(body(view));
    }

    private Buffer body(ProblemView view) {
        try {
            return Buffer.buffer(json.writeValueAsBytes(view));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long length(@Nullable String announced) {
        return announced == null || !announced.matches("[0-9]{1,18}") ? 0 : Long.parseLong(announced);
    }
}
