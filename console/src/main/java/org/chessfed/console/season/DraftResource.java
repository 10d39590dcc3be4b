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
import java.util.Objects;
import java.util.function.Function;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Rating;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Berth;
import org.chessfed.console.service.SelectionDesk.Candidate;
import org.chessfed.console.service.SelectionDesk.DraftCheck;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Drafted players: somebody is found by name, checked against the conditions of the regulation, and drafted. */
@Path("/staff/seasons/{competition}/draft")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({DraftResource.STAFF, DraftResource.COMMITTEE})
public class DraftResource {

    static final String STAFF = "federation-staff";
    static final String COMMITTEE = "selection-committee";

    private static final int MOST_FOUND = 20;

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;
    private final RegistrationDesk registration;
    private final Rating rating;

    DraftResource(
            PageContext page,
            Regulations regulations,
            @RestClient SelectionDesk selection,
            @RestClient RegistrationDesk registration,
            @RestClient Rating rating) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
        this.registration = registration;
        this.rating = rating;
    }

    /**
     * What the form holds.
     *
     * @param name what was searched for
     * @param personId the person who was chosen; empty before
     * @param who his name
     */
    record DraftForm(
            String stage,
            String section,
            String name,
            String personId,
            String who,
            String rating,
            boolean medal,
            String reason) {}

    /** Somebody whom the search has found; the note tells persons of one name apart. */
    record Found(
            String id, @Nullable String nameZh, @Nullable String passportName, String note) {

        /** One name, to be shown again. */
        public String who() {
            return nameZh != null && !nameZh.isEmpty() ? nameZh : Objects.requireNonNullElse(passportName, "");
        }
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance draft(
                Regulation regulation,
                Overview season,
                DraftForm form,
                List<Found> found,
                List<Berth> drafted,
                @Nullable DraftCheck check,
                boolean drafts,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Finds whom the committee thinks of. */
    @GET
    public TemplateInstance draft(
            String competition,
            @RestQuery @Nullable String done,
            @RestQuery @Nullable String name,
            @RestQuery @Nullable String personId,
            @RestQuery @Nullable String who) {
        DraftForm form = new DraftForm("", "", Given.text(name), Given.text(personId), Given.text(who), "", false, "");
        return draft(competition, form, null, Done.of(done), null);
    }

    private TemplateInstance draft(
            String competition,
            DraftForm form,
            @Nullable DraftCheck check,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        return Templates.draft(
                regulations.current(competition).orElseThrow(NotFoundException::new),
                selection.overview(competition),
                form,
                form.name().isEmpty() ? List.of() : found(form.name()),
                drafted(competition),
                check,
                page.may(COMMITTEE),
                done,
                problem);
    }

    /** Whoever was drafted, with who decided it when; they are few. */
    private List<Berth> drafted(String competition) {
        return selection.berthsFrom(competition, "DRAFTED", MOST_FOUND).items().stream()
                .map(berth -> selection.berth(berth.id()))
                .toList();
    }

    /** Staff see every person; the committee those on the public list of ratings. */
    private List<Found> found(String name) {
        if (page.may(STAFF)) {
            return registration.persons(name).stream()
                    .limit(MOST_FOUND)
                    .map(RegistrationDesk.Person::person)
                    .map(person -> new Found(
                            person.personId(),
                            person.nameZh(),
                            person.passportName(),
                            person.birthYear() == null ? "" : person.birthYear().toString()))
                    .toList();
        }
        return rating.ratings(name, null, MOST_FOUND).items().stream()
                .map(person -> new Found(
                        person.personId(), person.nameZh(), person.passportName(), String.valueOf(person.rating())))
                .toList();
    }

    /** Checks whether the person may be drafted, or drafts him. */
    @POST
    public Response draft(
            String competition,
            @RestForm String key,
            @RestForm @Nullable String stage,
            @RestForm @Nullable String section,
            @RestForm @Nullable String personId,
            @RestForm @Nullable String who,
            @RestForm @Nullable String rating,
            @RestForm @Nullable String medal,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String step) {
        DraftForm form = new DraftForm(
                Given.text(stage),
                Given.text(section),
                "",
                Given.text(personId),
                Given.text(who),
                Given.text(rating),
                medal != null,
                Given.text(reason));
        Candidate candidate = new Candidate(
                form.stage(),
                form.section(),
                form.personId(),
                form.rating().matches("\\d{1,4}") ? Integer.valueOf(form.rating()) : null,
                form.medal(),
                form.reason());
        Function<ServiceProblem, TemplateInstance> again = problem -> draft(competition, form, null, null, problem);
        if (!"draft".equals(step)) {
            return Submitted.shown(
                    () -> draft(competition, form, selection.checkDraft(competition, candidate), null, null), again);
        }
        return Submitted.of(
                () -> {
                    selection.draft(key, competition, candidate);
                    return "/staff/seasons/" + competition + "/draft?done=drafted";
                },
                again);
    }
}
