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
import org.chessfed.console.service.SelectionDesk.Proposal;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Proposals: who would advance from an event, who gains or loses a place, and their publication. */
@Path("/staff/seasons/{competition}/proposals")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({ProposalResource.STAFF, "federation-admin", ProposalResource.COMMITTEE, "regional-committee", "auditor"})
public class ProposalResource {

    static final String STAFF = "federation-staff";
    static final String COMMITTEE = "selection-committee";

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;

    ProposalResource(PageContext page, Regulations regulations, @RestClient SelectionDesk selection) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance proposals(
                Regulation regulation,
                List<Proposal> drafts,
                List<Proposal> decided,
                boolean publishes,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance proposal(
                Regulation regulation, Proposal proposal, boolean publishes, @Nullable ServiceProblem problem);
    }

    /** Proposals that wait, and those that were decided. */
    @GET
    public TemplateInstance proposals(String competition, @RestQuery @Nullable String done) {
        List<Proposal> all = selection.proposals(competition, null);
        return Templates.proposals(
                regulation(competition),
                all.stream().filter(one -> one.state().equals("DRAFT")).toList(),
                all.stream().filter(one -> one.state().equals("PUBLISHED")).toList(),
                page.may(STAFF),
                Done.of(done),
                null);
    }

    /** One proposal: who would advance, who gains, who loses, and why. */
    @GET
    @Path("/{id}")
    public TemplateInstance proposal(String competition, String id) {
        return Templates.proposal(regulation(competition), selection.proposal(id), page.may(STAFF), null);
    }

    /** Publishes a proposal. */
    @POST
    @Path("/{id}")
    @RolesAllowed(STAFF)
    public Response publish(
            String competition,
            String id,
            @RestForm String key,
            @RestForm @Nullable String reason,
            @RestForm @Nullable List<String> apply) {
        return Submitted.of(
                () -> {
                    selection.publish(
                            key,
                            id,
                            new SelectionDesk.Publication(
                                    Given.orNull(reason), apply == null || apply.isEmpty() ? null : apply));
                    return address(competition, "/proposals?done=proposal_published");
                },
                problem ->
                        Templates.proposal(regulation(competition), selection.proposal(id), page.may(STAFF), problem));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static String address(String competition, String below) {
        return "/staff/seasons/" + competition + below;
    }
}
