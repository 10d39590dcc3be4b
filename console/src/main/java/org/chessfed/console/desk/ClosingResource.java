package org.chessfed.console.desk;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jspecify.annotations.Nullable;

/** The list of an event is closed. */
@Path("/staff/competitions/{competition}/events/{event}/closing")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "chief-arbiter"})
public class ClosingResource {

    private final EventDesk desk;
    private final RegistrationDesk registration;

    ClosingResource(EventDesk desk, @RestClient RegistrationDesk registration) {
        this.desk = desk;
        this.registration = registration;
    }

    @CheckedTemplate(basePath = "desk")
    static class Templates {
        static native TemplateInstance closing(
                Where where, @Nullable EventProgress counts, @Nullable ServiceProblem problem);
    }

    /** Says what closing does before it is done: it cannot be undone. */
    @GET
    public TemplateInstance closingForm(String competition, String event) {
        return Templates.closing(
                desk.where(competition, event), desk.counts(competition, event).orElse(null), null);
    }

    /** Closes the list of the event. */
    @POST
    public Response close(String competition, String event, @RestForm String key) {
        return Submitted.of(
                () -> {
                    registration.closeRoster(key, competition, event);
                    return EventDesk.address(competition, event, "?done=roster_closed");
                },
                problem -> Templates.closing(
                        desk.where(competition, event),
                        desk.counts(competition, event).orElse(null),
                        problem));
    }
}
