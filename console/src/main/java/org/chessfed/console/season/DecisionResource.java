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
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.Person;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Candidate;
import org.chessfed.console.service.SelectionDesk.Delegation;
import org.chessfed.console.service.SelectionDesk.DraftCheck;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.SelectionDesk.Proposal;
import org.chessfed.console.service.SelectionDesk.Sanction;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** What is decided in a season: proposals, sanctions, drafted players, delegations, fields. */
@Path("/staff/seasons/{competition}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({
    "federation-staff",
    "federation-admin",
    "selection-committee",
    "regional-committee",
    "appeals-panel",
    "auditor"
})
public class DecisionResource {

    private static final String STAFF = "federation-staff";
    private static final String COMMITTEE = "selection-committee";
    private static final String PANEL = "appeals-panel";

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;
    private final RegistrationDesk registration;

    DecisionResource(
            PageContext page,
            Regulations regulations,
            @RestClient SelectionDesk selection,
            @RestClient RegistrationDesk registration) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
        this.registration = registration;
    }

    /** What was done before the page came. */
    record Done(String what, String name) {}

    /** What the form of a draft holds. */
    record DraftForm(
            String stage, String section, String name, String personId, String rating, boolean medal, String reason) {

        static final DraftForm EMPTY = new DraftForm("", "", "", "", "", false, "");
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

        static native TemplateInstance sanctions(
                Regulation regulation,
                List<Sanction> sanctions,
                boolean decides,
                boolean rules,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance delegations(
                Regulation regulation,
                List<Delegation> delegations,
                boolean proposes,
                boolean publishes,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance draft(
                Regulation regulation,
                Overview season,
                DraftForm form,
                List<Person> found,
                @Nullable DraftCheck check,
                boolean drafts,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance fields(
                Regulation regulation,
                Overview season,
                boolean decides,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Proposals that wait, and those that were decided. */
    @GET
    @Path("/proposals")
    @RolesAllowed({STAFF, "federation-admin", COMMITTEE, "regional-committee", "auditor"})
    public TemplateInstance proposals(String competition, @RestQuery @Nullable String done) {
        List<Proposal> all = selection.proposals(competition, null);
        return Templates.proposals(
                regulation(competition),
                all.stream().filter(one -> one.state().equals("DRAFT")).toList(),
                all.stream().filter(one -> one.state().equals("PUBLISHED")).toList(),
                page.may(STAFF),
                done(done),
                null);
    }

    /** One proposal: who would advance, who gains, who loses, and why. */
    @GET
    @Path("/proposals/{id}")
    @RolesAllowed({STAFF, "federation-admin", COMMITTEE, "regional-committee", "auditor"})
    public TemplateInstance proposal(String competition, String id) {
        return Templates.proposal(regulation(competition), selection.proposal(id), page.may(STAFF), null);
    }

    /** Publishes a proposal. */
    @POST
    @Path("/proposals/{id}")
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
                                    orNull(reason), apply == null || apply.isEmpty() ? null : apply));
                    return address(competition, "/proposals?done=proposal_published");
                },
                problem ->
                        Templates.proposal(regulation(competition), selection.proposal(id), page.may(STAFF), problem));
    }

    /** Bans: proposed, in force, appealed. */
    @GET
    @Path("/sanctions")
    @RolesAllowed({STAFF, "federation-admin", PANEL, "auditor"})
    public TemplateInstance sanctions(String competition, @RestQuery @Nullable String done) {
        return sanctions(competition, done(done), null);
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
    @Path("/sanctions/{id}")
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
                        selection.rule(key, id, new SelectionDesk.Ruling(decision, given(note)));
                    } else if (Set.of("impositions", "liftings", "appeals").contains(decision)) {
                        selection.decide(key, id, decision, new SelectionDesk.Note(given(note)));
                    } else {
                        throw new NotFoundException();
                    }
                    return address(competition, "/sanctions?done=sanction_decided");
                },
                problem -> sanctions(competition, null, problem));
    }

    /** Delegations: proposed and published. */
    @GET
    @Path("/delegations")
    @RolesAllowed({STAFF, "federation-admin", COMMITTEE, "auditor"})
    public TemplateInstance delegations(String competition, @RestQuery @Nullable String done) {
        return delegations(competition, done(done), null);
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
    @Path("/delegations")
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
    @Path("/delegations/{id}")
    @RolesAllowed(COMMITTEE)
    public Response publishDelegation(
            String competition, String id, @RestForm String key, @RestForm @Nullable String note) {
        return Submitted.of(
                () -> {
                    selection.publishDelegation(
                            key, competition, id, new SelectionDesk.DelegationPublication(null, orNull(note)));
                    return address(competition, "/delegations?done=delegation_published");
                },
                problem -> delegations(competition, null, problem));
    }

    /** Whom the committee may draft. */
    @GET
    @Path("/draft")
    @RolesAllowed({STAFF, COMMITTEE})
    public TemplateInstance draft(
            String competition,
            @RestQuery @Nullable String done,
            @RestQuery @Nullable String name,
            @RestQuery @Nullable String stage,
            @RestQuery @Nullable String section,
            @RestQuery @Nullable String personId) {
        DraftForm form = new DraftForm(given(stage), given(section), given(name), given(personId), "", false, "");
        return draft(competition, form, null, done(done), null);
    }

    private TemplateInstance draft(
            String competition,
            DraftForm form,
            @Nullable DraftCheck check,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        List<Person> found = form.name().isEmpty() || !page.may(STAFF) ? List.of() : registration.persons(form.name());
        return Templates.draft(
                regulation(competition),
                selection.overview(competition),
                form,
                found,
                check,
                page.may(COMMITTEE),
                done,
                problem);
    }

    /** Checks whether a person may be drafted, or drafts him. */
    @POST
    @Path("/draft")
    @RolesAllowed({STAFF, COMMITTEE})
    public Response draft(
            String competition,
            @RestForm String key,
            @RestForm @Nullable String stage,
            @RestForm @Nullable String section,
            @RestForm @Nullable String name,
            @RestForm @Nullable String personId,
            @RestForm @Nullable String rating,
            @RestForm @Nullable String medal,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String step) {
        DraftForm form = new DraftForm(
                given(stage),
                given(section),
                given(name),
                given(personId),
                given(rating),
                medal != null,
                given(reason));
        Candidate candidate = new Candidate(
                form.stage(),
                form.section(),
                form.personId(),
                form.rating().matches("\\d{1,4}") ? Integer.valueOf(form.rating()) : null,
                form.medal(),
                form.reason());
        if (!"draft".equals(step)) {
            try {
                DraftCheck check = selection.checkDraft(competition, candidate);
                return Response.ok(draft(competition, form, check, null, null).render())
                        .build();
            } catch (ServiceProblem problem) {
                return Submitted.of(
                        () -> {
                            throw problem;
                        },
                        again -> draft(competition, form, null, null, again));
            }
        }
        return Submitted.of(
                () -> {
                    selection.draft(key, competition, candidate);
                    return address(competition, "/draft?done=drafted");
                },
                problem -> draft(competition, form, null, null, problem));
    }

    /** The fields: offers begin, fields close. */
    @GET
    @Path("/fields")
    @RolesAllowed({STAFF, "federation-admin", COMMITTEE, "auditor"})
    public TemplateInstance fields(String competition, @RestQuery @Nullable String done) {
        return fields(competition, done(done), null);
    }

    private TemplateInstance fields(String competition, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.fields(
                regulation(competition), selection.overview(competition), page.may(STAFF), done, problem);
    }

    /** Begins to offer direct places, or closes a field. */
    @POST
    @Path("/fields")
    @RolesAllowed(STAFF)
    public Response field(
            String competition,
            @RestForm String key,
            @RestForm @Nullable String stage,
            @RestForm @Nullable String section) {
        return Submitted.of(
                () -> {
                    if (given(stage).isEmpty()) {
                        selection.openOffers(key, competition);
                        return address(competition, "/fields?done=offers_opened");
                    }
                    selection.closeField(
                            key, competition, new SelectionDesk.FieldToClose(given(stage), given(section)));
                    return address(competition, "/fields?done=field_closed");
                },
                problem -> fields(competition, null, problem));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static @Nullable Done done(@Nullable String what) {
        return what == null || !what.matches("[a-z_]{1,30}") ? null : new Done(what, "");
    }

    private static String address(String competition, String below) {
        return "/staff/seasons/" + competition + below;
    }

    private static String given(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    private static @Nullable String orNull(@Nullable String value) {
        return given(value).isEmpty() ? null : given(value);
    }
}
