package org.chessfed.console.desk;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jspecify.annotations.Nullable;

/** An entry is taken off the list of an event. */
@Path("/staff/competitions/{competition}/events/{event}/entries/{entry}/cancellation")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "regional-committee"})
public class CancellationResource {

    private final EventDesk desk;
    private final RegistrationDesk registration;

    CancellationResource(EventDesk desk, @RestClient RegistrationDesk registration) {
        this.desk = desk;
        this.registration = registration;
    }

    @CheckedTemplate(basePath = "desk")
    static class Templates {
        static native TemplateInstance cancel(
                Where where, Entry entry, String reason, @Nullable ServiceProblem problem);
    }

    /** Asks for the reason of a cancellation. */
    @GET
    public TemplateInstance cancelForm(String competition, String event, String entry) {
        return Templates.cancel(desk.where(competition, event), of(competition, event, entry), "", null);
    }

    /** Cancels an entry. */
    @POST
    public Response cancel(
            String competition,
            String event,
            String entry,
            @RestForm String key,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String by) {
        Entry cancelled = of(competition, event, entry);
        return Submitted.of(
                () -> {
                    Entry gone = registration.cancel(
                            key, entry, new RegistrationDesk.Cancellation(Given.text(reason), "organiser".equals(by)));
                    return EventDesk.after(competition, event, "", "cancelled", gone);
                },
                problem -> Templates.cancel(desk.where(competition, event), cancelled, Given.text(reason), problem));
    }

    /** The entry, which must be one of the event that the address names. */
    private Entry of(String competition, String event, String id) {
        Entry entry = registration.entry(id);
        if (!entry.competition().equals(competition) || !entry.event().equals(event)) {
            throw new NotFoundException();
        }
        return entry;
    }
}
