package org.chessfed.console.season;

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
import java.util.List;
import java.util.Set;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Sanction;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Bans: proposed, in force, appealed, and what is decided about them. */
@Path("/staff/seasons/{competition}/sanctions")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({SanctionResource.STAFF, "federation-admin", SanctionResource.PANEL, "auditor"})
public class SanctionResource {

    static final String STAFF = "federation-staff";
    static final String PANEL = "appeals-panel";

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;

    SanctionResource(PageContext page, Regulations regulations, @RestClient SelectionDesk selection) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance sanctions(
                Regulation regulation,
                List<Sanction> sanctions,
                boolean decides,
                boolean rules,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Bans: proposed, in force, appealed. */
    @GET
    public TemplateInstance sanctions(String competition, @RestQuery @Nullable String done) {
        return sanctions(competition, Done.of(done), null);
    }

    private TemplateInstance sanctions(String competition, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.sanctions(
                regulation(competition),
                selection.sanctions(competition),
                page.may(STAFF),
                page.may(PANEL),
                done,
                problem);
    }

    /** Decides about a ban. */
    @POST
    @Path("/{id}")
    @RolesAllowed({STAFF, PANEL})
    public Response decide(
            String competition,
            String id,
            @RestForm String key,
            @RestForm String decision,
            @RestForm @Nullable String note) {
        return Submitted.of(
                () -> {
                    if (Set.of("UPHELD", "LIFTED").contains(decision)) {
                        selection.rule(key, id, new SelectionDesk.Ruling(decision, Given.text(note)));
                    } else if (Set.of("impositions", "liftings", "appeals").contains(decision)) {
                        selection.decide(key, id, decision, new SelectionDesk.Note(Given.text(note)));
                    } else {
                        throw new NotFoundException();
                    }
                    return address(competition, "/sanctions?done=sanction_decided");
                },
                problem -> sanctions(competition, null, problem));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static String address(String competition, String below) {
        return "/staff/seasons/" + competition + below;
    }
}
