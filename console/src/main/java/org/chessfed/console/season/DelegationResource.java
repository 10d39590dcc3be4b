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
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Delegation;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Delegations: proposed from the final orders and published. */
@Path("/staff/seasons/{competition}/delegations")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({DelegationResource.STAFF, "federation-admin", DelegationResource.COMMITTEE, "auditor"})
public class DelegationResource {

    static final String STAFF = "federation-staff";
    static final String COMMITTEE = "selection-committee";

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;

    DelegationResource(PageContext page, Regulations regulations, @RestClient SelectionDesk selection) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance delegations(
                Regulation regulation,
                List<Delegation> delegations,
                boolean proposes,
                boolean publishes,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Delegations: proposed and published. */
    @GET
    public TemplateInstance delegations(String competition, @RestQuery @Nullable String done) {
        return delegations(competition, Done.of(done), null);
    }

    private TemplateInstance delegations(String competition, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.delegations(
                regulation(competition),
                selection.delegations(competition),
                page.may(STAFF + " " + COMMITTEE),
                page.may(COMMITTEE),
                done,
                problem);
    }

    /** Proposes the delegations. */
    @POST
    @RolesAllowed({STAFF, COMMITTEE})
    public Response proposeDelegations(String competition, @RestForm String key) {
        return Submitted.of(
                () -> {
                    selection.proposeDelegations(key, competition);
                    return address(competition, "/delegations?done=delegations_proposed");
                },
                problem -> delegations(competition, null, problem));
    }

    /** Publishes a delegation in the proposed order. */
    @POST
    @Path("/{id}")
    @RolesAllowed(COMMITTEE)
    public Response publishDelegation(
            String competition, String id, @RestForm String key, @RestForm @Nullable String note) {
        return Submitted.of(
                () -> {
                    selection.publishDelegation(
                            key, competition, id, new SelectionDesk.DelegationPublication(null, Given.orNull(note)));
                    return address(competition, "/delegations?done=delegation_published");
                },
                problem -> delegations(competition, null, problem));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static String address(String competition, String below) {
        return "/staff/seasons/" + competition + below;
    }
}
