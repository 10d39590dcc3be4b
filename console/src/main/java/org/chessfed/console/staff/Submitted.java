package org.chessfed.console.staff;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chessfed.console.service.ServiceProblem;

/**
 * What becomes of a form: the service does it and the browser is led on, so that a reload sends nothing again; or the
 * service says no and the page comes again with what it said.
 */
public final class Submitted {

    private static final int SERVER_ERROR = 500;
    private static final int UNAUTHORISED = 401;
    private static final MediaType HTML = MediaType.TEXT_HTML_TYPE.withCharset(StandardCharsets.UTF_8.name());

    private Submitted() {}

    /**
     * Does what a form asks.
     *
     * @param call asks the service; gives the address to go on to
     * @param again the page with the service's refusal
     */
    public static Response of(Supplier<String> call, Function<ServiceProblem, TemplateInstance> again) {
        return answered(
                () -> Response.seeOther(UriBuilder.fromUri(call.get()).build()).build(), again);
    }

    /**
     * Shows what a form asks to see, where nothing is changed by it.
     *
     * @param call asks the service; gives the page
     * @param again the page with the service's refusal
     */
    public static Response shown(Supplier<TemplateInstance> call, Function<ServiceProblem, TemplateInstance> again) {
        return answered(() -> Response.ok(call.get().render()).type(HTML).build(), again);
    }

    private static Response answered(Supplier<Response> call, Function<ServiceProblem, TemplateInstance> again) {
        try {
            return call.get();
        } catch (ServiceProblem problem) {
            if (problem.status() >= SERVER_ERROR || problem.status() == UNAUTHORISED) {
                throw problem;
            }
            return Response.status(problem.status())
                    .entity(again.apply(problem).render())
                    .type(HTML)
                    .build();
        }
    }
}
