package org.chessfed.chassis.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.quarkus.arc.Arc;
import io.quarkus.oidc.OIDCException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.inject.Singleton;
import jakarta.persistence.OptimisticLockException;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.chassis.database.SqlStates;
import org.chessfed.chassis.request.CurrentRequest;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns every failure into a problem: what is not a refusal of ours tells nothing of its inside. */
@Singleton
public class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);
    private static final String RETRY_AFTER_SECONDS = "2";

    private final ProblemWording wording;
    private final CurrentRequest request;

    ProblemMappers(ProblemWording wording, CurrentRequest request) {
        this.wording = wording;
        this.request = request;
    }

    /** Our own refusals. */
    @ServerExceptionMapper
    public Response domain(DomainProblem problem, HttpHeaders headers, UriInfo uri) {
        return answer(problem, headers, uri);
    }

    /** Malformed JSON, wrong types, unknown fields. */
    @ServerExceptionMapper
    public Response json(JsonProcessingException failure, HttpHeaders headers, UriInfo uri) {
        return answer(malformed(failure), headers, uri);
    }

    /** The same, for the kind that the framework would answer by itself. */
    @ServerExceptionMapper
    public Response mismatch(MismatchedInputException failure, HttpHeaders headers, UriInfo uri) {
        return answer(malformed(failure), headers, uri);
    }

    /** What JAX-RS refuses by itself. */
    @ServerExceptionMapper
    public Response web(WebApplicationException failure, HttpHeaders headers, UriInfo uri) {
        if (failure.getCause() instanceof JsonProcessingException json) {
            return answer(malformed(json), headers, uri);
        }
        if (failure.getCause() instanceof DomainProblem problem) {
            return answer(problem, headers, uri);
        }
        int status = failure.getResponse().getStatus();
        if (status < 400) {
            return failure.getResponse();
        }
        if (status >= 500 && status != 503) {
            return unexpected(failure, headers, uri);
        }
        return answer(DomainProblem.of(status, codeOf(status)), headers, uri);
    }

    /** Bean validation. */
    @ServerExceptionMapper
    public Response invalid(ConstraintViolationException failure, HttpHeaders headers, UriInfo uri) {
        DomainProblem problem = DomainProblem.invalid();
        failure.getConstraintViolations().stream()
                .map(ProblemMappers::error)
                .sorted(java.util.Comparator.comparing(FieldError::pointer))
                .forEach(problem::at);
        return answer(problem, headers, uri);
    }

    /** No token, where one is needed. */
    @ServerExceptionMapper
    public Response unauthorized(UnauthorizedException failure, HttpHeaders headers, UriInfo uri) {
        return answer(DomainProblem.of(401, "unauthenticated"), headers, uri);
    }

    /** A token that does not hold. */
    @ServerExceptionMapper
    public Response unauthenticated(AuthenticationFailedException failure, HttpHeaders headers, UriInfo uri) {
        return answer(DomainProblem.of(401, "unauthenticated"), headers, uri);
    }

    /** A right that is missing. */
    @ServerExceptionMapper
    public Response forbidden(ForbiddenException failure, HttpHeaders headers, UriInfo uri) {
        return answer(DomainProblem.forbidden(), headers, uri);
    }

    /** Everything else. */
    @ServerExceptionMapper
    public Response any(Throwable failure, HttpHeaders headers, UriInfo uri) {
        for (Throwable t = failure; t != null; t = t.getCause() == t ? null : t.getCause()) {
            if (t instanceof DomainProblem problem) {
                return answer(problem, headers, uri);
            }
            if (t instanceof OIDCException) {
                LOG.warnf("request %s: identity provider not available: %s", request.id(), failure);
                return answer(DomainProblem.of(503, "unavailable"), headers, uri);
            }
            if (t instanceof OptimisticLockException) {
                return answer(DomainProblem.conflict("concurrent-change"), headers, uri);
            }
        }
        if (SqlStates.uniqueViolation(failure)) {
            return answer(DomainProblem.conflict("concurrent-change"), headers, uri);
        }
        if (SqlStates.unstorable(failure)) {
            return answer(DomainProblem.of(400, "malformed-request"), headers, uri);
        }
        if (SqlStates.passing(failure)) {
            LOG.warnf("request %s: database not available: %s", request.id(), failure);
            return answer(DomainProblem.of(503, "unavailable"), headers, uri);
        }
        return unexpected(failure, headers, uri);
    }

    private Response unexpected(Throwable failure, HttpHeaders headers, UriInfo uri) {
        LOG.errorf(failure, "request %s failed", requestId());
        return answer(DomainProblem.of(500, "unexpected"), headers, uri);
    }

    private Response answer(DomainProblem problem, HttpHeaders headers, UriInfo uri) {
        Language language = Language.of(headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE));
        Response.ResponseBuilder response = Response.status(problem.status())
                .type(ProblemWording.MEDIA_TYPE)
                .header(HttpHeaders.CONTENT_LANGUAGE, language.tag())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .entity(wording.view(problem, language, uri.getPath(), requestId()));
        if (problem.status() == 401) {
            response.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        if (problem.status() == 503 || problem.status() == 429) {
            response.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        return response.build();
    }

    private String requestId() {
        return Arc.container().requestContext().isActive() ? request.id() : "";
    }

    private static String codeOf(int status) {
        return switch (status) {
            case 401 -> "unauthenticated";
            case 403 -> "forbidden";
            case 404 -> "not-found";
            case 405 -> "method-not-allowed";
            case 406 -> "not-acceptable";
            case 409 -> "concurrent-change";
            case 412 -> "stale";
            case 413 -> "too-large";
            case 415 -> "unsupported-media-type";
            case 428 -> "if-match-missing";
            case 429 -> "too-many-requests";
            case 503 -> "unavailable";
            default -> "malformed-request";
        };
    }

    private static DomainProblem malformed(JsonProcessingException failure) {
        if (failure instanceof UnrecognizedPropertyException unknown) {
            return DomainProblem.invalid(new FieldError(pointer(unknown), "unknown-field", Map.of()));
        }
        if (failure instanceof JsonMappingException mapping
                && !mapping.getPath().isEmpty()) {
            return DomainProblem.invalid(FieldError.of(pointer(mapping), "wrong-type"));
        }
        return DomainProblem.of(400, "malformed-json");
    }

    private static String pointer(JsonMappingException failure) {
        StringBuilder pointer = new StringBuilder();
        for (JsonMappingException.Reference step : failure.getPath()) {
            pointer.append('/')
                    .append(
                            step.getFieldName() == null
                                    ? String.valueOf(step.getIndex())
                                    : escaped(step.getFieldName()));
        }
        return pointer.toString();
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    private static FieldError error(ConstraintViolation<?> violation) {
        String name = violation
                .getConstraintDescriptor()
                .getAnnotation()
                .annotationType()
                .getSimpleName();
        String code = name.replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        Map<String, Object> arguments =
                new LinkedHashMap<>(violation.getConstraintDescriptor().getAttributes());
        return new FieldError(pointer(violation.getPropertyPath()), code, arguments);
    }

    /** The path without method and body; a parameter of its own is {@code ?name}. */
    private static String pointer(Path path) {
        List<String> steps = new ArrayList<>();
        String parameter = "";
        for (Path.Node node : path) {
            if (node.getKind() == ElementKind.METHOD || node.getKind() == ElementKind.CROSS_PARAMETER) {
                continue;
            }
            if (node.getKind() == ElementKind.PARAMETER) {
                parameter = node.getName();
                continue;
            }
            if (node.getIndex() != null) {
                steps.add(String.valueOf(node.getIndex()));
            } else if (node.getKey() != null) {
                steps.add(String.valueOf(node.getKey()));
            }
            if (node.getName() != null && node.getKind() == ElementKind.PROPERTY) {
                steps.add(node.getName());
            }
        }
        if (steps.isEmpty()) {
            return "body".equals(parameter) || parameter.isEmpty() ? "" : "?" + parameter;
        }
        return "/"
                + String.join("/", steps.stream().map(ProblemMappers::escaped).toList());
    }
}
