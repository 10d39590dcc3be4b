package org.chessfed.console.arbiter;

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
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Board;
import org.chessfed.console.service.PairingDesk.Round;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** A round for its arbiters: draft, publication, results, end. */
@Path("/staff/tournaments/{id}/rounds/{number}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", Desk.CHIEF, "arbiter"})
public class RoundResource {

    private final Desk desk;
    private final PairingDesk pairing;

    RoundResource(Desk desk, @RestClient PairingDesk pairing) {
        this.desk = desk;
        this.pairing = pairing;
    }

    @CheckedTemplate(basePath = "arbiter")
    static class Templates {
        static native TemplateInstance round(
                Where where, Round round, ResultForm form, @Nullable Done done, @Nullable ServiceProblem problem);
    }

    /** A round: draft, pairings, results. */
    @GET
    public TemplateInstance round(String id, int number, @RestQuery @Nullable String done) {
        return round(id, number, ResultForm.EMPTY, Done.of(done), null);
    }

    private TemplateInstance round(
            String id, int number, ResultForm form, @Nullable Done done, @Nullable ServiceProblem problem) {
        Where where = desk.where(id);
        return Templates.round(
                where, desk.round(where, number).orElseThrow(NotFoundException::new), form, done, problem);
    }

    /** Moves a round on: {@code step} is check, publication, completion or discard. */
    @POST
    @Path("/{step}")
    @RolesAllowed({Desk.CHIEF, "arbiter"})
    public Response step(String id, int number, String step, @RestForm String key, @RestForm @Nullable String version) {
        return Submitted.of(
                () -> switch (step) {
                    case "check" -> {
                        pairing.check(key, id, number);
                        yield Desk.address(id, "/rounds/" + number + "?done=round_checked");
                    }
                    case "publication" -> {
                        pairing.publish(key, id, number);
                        yield Desk.address(id, "/rounds/" + number + "?done=round_published");
                    }
                    case "completion" -> {
                        pairing.complete(key, id, number);
                        yield Desk.address(id, "?done=round_completed");
                    }
                    case "discard" -> {
                        pairing.discard(Desk.tag(Given.text(version)), id, number);
                        yield Desk.address(id, "?done=round_discarded");
                    }
                    default -> throw new NotFoundException();
                },
                problem -> round(id, number, ResultForm.EMPTY, null, problem));
    }

    /** Enters the results that the form holds. */
    @POST
    @Path("/results")
    @RolesAllowed({Desk.CHIEF, "arbiter"})
    public Response results(String id, int number, @RestForm String key, MultivaluedMap<String, String> form) {
        Where where = desk.where(id);
        Round round = desk.round(where, number).orElseThrow(NotFoundException::new);
        ResultForm filled = ResultForm.of(
                form,
                round.boards().stream().map(Board::board).toList(),
                Desk.day(where, round),
                where.regulation().zone());
        if (!filled.faults().isEmpty() || filled.boards().isEmpty()) {
            return Response.status(Response.Status.BAD_REQUEST)
                    .entity(Templates.round(where, round, filled, null, null).render())
                    .build();
        }
        return Submitted.of(
                () -> {
                    pairing.enter(key, id, number, new PairingDesk.EnterResults(filled.boards()));
                    return Desk.address(id, "/rounds/" + number + "?done=results_entered");
                },
                problem -> Templates.round(desk.where(id), round, filled, null, problem));
    }
}
