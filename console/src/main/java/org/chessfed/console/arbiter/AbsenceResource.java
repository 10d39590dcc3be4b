package org.chessfed.console.arbiter;

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
import java.util.List;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Announced;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Who will miss rounds of a tournament, or leaves it. */
@Path("/staff/tournaments/{id}/absences")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", Desk.CHIEF, "arbiter"})
public class AbsenceResource {

    private final Desk desk;
    private final PairingDesk pairing;
    private final Pairing published;

    AbsenceResource(Desk desk, @RestClient PairingDesk pairing, @RestClient Pairing published) {
        this.desk = desk;
        this.pairing = pairing;
        this.published = published;
    }

    @CheckedTemplate(basePath = "arbiter")
    static class Templates {
        static native TemplateInstance absences(
                Where where,
                List<Pairing.Entrant> players,
                List<Announced> announced,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Who will miss rounds, or leaves. */
    @GET
    public TemplateInstance absences(String id, @RestQuery @Nullable String done) {
        return absences(id, Done.of(done), null);
    }

    private TemplateInstance absences(String id, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.absences(desk.where(id), published.players(id), pairing.announcements(id), done, problem);
    }

    /** Notes that a player will miss rounds, or leaves: without rounds he leaves from the next one on. */
    @POST
    @RolesAllowed({Desk.CHIEF, "arbiter"})
    public Response announce(
            String id,
            @RestForm String key,
            @RestForm @Nullable String person,
            @RestForm @Nullable List<Integer> rounds,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String step) {
        return Submitted.of(
                () -> {
                    if ("withdraw".equals(step)) {
                        pairing.withdraw(
                                key,
                                id,
                                new PairingDesk.Withdrawal(Given.text(person), null, Given.text(reason), null));
                        return Desk.address(id, "/absences?done=withdrawn");
                    }
                    pairing.announce(
                            key,
                            id,
                            new PairingDesk.Announcement(
                                    Given.text(person),
                                    rounds == null ? List.of() : rounds,
                                    "ABSENCE",
                                    Given.text(reason),
                                    null));
                    return Desk.address(id, "/absences?done=absence_noted");
                },
                problem -> absences(id, null, problem));
    }
}
