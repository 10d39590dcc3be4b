package org.chessfed.console.page;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.chessfed.console.service.ServiceProblem;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Every failure as a page that says what happened and what to do, and nothing of the inside. */
@Singleton
class ErrorPages {

    private static final Logger LOG = Logger.getLogger(ErrorPages.class);
    private static final Set<Integer> EXPLAINED = Set.of(400, 401, 403, 404, 405, 409, 412, 413, 422, 429, 503);

    private static final Annotation[] NO_ANNOTATIONS = {};
    private static final MediaType HTML = MediaType.TEXT_HTML_TYPE.withCharset(StandardCharsets.UTF_8.name());

    private final PageContext page;

    ErrorPages(PageContext page) {
        this.page = page;
    }

    @CheckedTemplate(basePath = "error")
    static class Templates {
        static native TemplateInstance error(int status, String title, String detail, ServiceProblem.Body problem);
    }

    @ServerExceptionMapper
    Uni<Response> refused(ServiceProblem problem) {
        if (problem.status() >= 500) {
            LOG.warnf(
                    "%s answered %d %s",
                    problem.service(), problem.status(), problem.body().requestId());
            return answer(503, ServiceProblem.Body.NONE);
        }
        return answer(problem.status(), problem.body());
    }

    @ServerExceptionMapper
    Uni<Response> away(ProcessingException failure) {
        LOG.warnf("a service is away: %s", failure.getMessage());
        return answer(503, ServiceProblem.Body.NONE);
    }

    @ServerExceptionMapper
    Uni<Response> forbidden(ForbiddenException failure) {
        return answer(403, ServiceProblem.Body.NONE);
    }

    @ServerExceptionMapper
    Uni<Response> notSignedIn(AuthenticationFailedException failure) {
        return answer(401, ServiceProblem.Body.NONE);
    }

    @ServerExceptionMapper
    Uni<Response> other(WebApplicationException failure) {
        Response response = failure.getResponse();
        if (response.getStatus() < 400) {
            return Uni.createFrom().item(response);
        }
        return answer(response.getStatus(), ServiceProblem.Body.NONE);
    }

    /** The filter of forms fails where what stands for a token cannot be decoded: that is the form's fault. */
    @ServerExceptionMapper
    Uni<Response> undecodable(IllegalArgumentException failure) {
        return page.formUnverified() ? answer(400, ServiceProblem.Body.NONE) : unexpected(failure);
    }

    @ServerExceptionMapper
    Uni<Response> unexpected(RuntimeException failure) {
        LOG.error("a page failed", failure);
        return answer(500, ServiceProblem.Body.NONE);
    }

    /** What a filter of the framework refuses without a word, such as a form without its token, is worded here. */
    @ServerResponseFilter
    Uni<Void> wordless(ContainerResponseContext response) {
        if (response.getStatus() < 400 || response.hasEntity()) {
            return Uni.createFrom().voidItem();
        }
        return page.find()
                .invoke(viewer ->
                        response.setEntity(html(response.getStatus(), ServiceProblem.Body.NONE), NO_ANNOTATIONS, HTML))
                .replaceWithVoid();
    }

    private Uni<Response> answer(int status, ServiceProblem.Body problem) {
        return page.find().map(viewer -> render(status, problem));
    }

    private Response render(int status, ServiceProblem.Body problem) {
        Response.ResponseBuilder answer =
                Response.status(status).entity(html(status, problem)).type(HTML);
        if (status == 503) {
            answer.header("Retry-After", 5);
        }
        return answer.build();
    }

    private String html(int status, ServiceProblem.Body problem) {
        String kind = EXPLAINED.contains(status) ? Integer.toString(status) : "other";
        Language language = page.language();
        String title = Texts.of(language, "error_" + kind + "_title");
        String detail = problem.detail().isEmpty() ? Texts.of(language, "error_" + kind) : problem.detail();
        return Templates.error(status, title, detail, problem).render();
    }
}
