package org.chessfed.console.season;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Berth;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.SelectionDesk.Playoff;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The season for those who run it: the pipeline, and who came from where. Three calls show the pipeline. */
@Path("/staff/seasons/{competition}")
@Produces(MediaType.TEXT_HTML)
@RolesAllowed({"federation-staff", "federation-admin", "selection-committee", "regional-committee", "auditor"})
public class SeasonResource {

    /** Roles that may see the entry lists in numbers. */
    private static final String SEES_ENTRIES = "federation-staff federation-admin auditor regional-committee";

    /** Roles that may see the berths of a person. */
    private static final String SEES_PERSONS = "federation-staff selection-committee auditor";

    /** Roles that may read how a playoff was decided. */
    private static final String SEES_PLAYOFFS = "federation-staff";

    private final PageContext page;
    private final SelectionDesk selection;
    private final RegistrationDesk registration;
    private final PairingDesk pairing;
    private final Regulations regulations;
    private final Berths berths;

    SeasonResource(
            PageContext page,
            @RestClient SelectionDesk selection,
            @RestClient RegistrationDesk registration,
            @RestClient PairingDesk pairing,
            Regulations regulations,
            Berths berths) {
        this.page = page;
        this.selection = selection;
        this.registration = registration;
        this.pairing = pairing;
        this.regulations = regulations;
        this.berths = berths;
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance pipeline(
                Regulation regulation, Overview season, Pipeline pipeline, FlowPicture picture);

        static native TemplateInstance stage(
                Regulation regulation,
                Overview season,
                SelectionDesk.Stage stage,
                List<Origins> fields,
                boolean persons);

        static native TemplateInstance person(Regulation regulation, String personId, List<Berth> berths);

        static native TemplateInstance playoffs(
                Regulation regulation,
                List<Playoff> playoffs,
                Map<String, PairingDesk.Playoff> decided,
                boolean arbiter);

        static native TemplateInstance offers(Regulation regulation, List<Berth> offers, boolean persons);
    }

    /** The pipeline. */
    @GET
    public TemplateInstance pipeline(String competition) {
        Regulation regulation = regulation(competition);
        Overview season = selection.overview(competition);
        List<EventProgress> lists = page.may(SEES_ENTRIES) ? registration.progress(competition) : List.of();
        return Templates.pipeline(
                regulation,
                season,
                Pipeline.of(season, pairing.tournaments(competition, null), lists),
                FlowPicture.of(season, page.language()));
    }

    /** Who has, had or is asked for a place in a stage, and why; of one event or source where the query says so. */
    @GET
    @Path("/stages/{stage}")
    public TemplateInstance stage(
            String competition,
            String stage,
            @RestQuery @Nullable String section,
            @RestQuery @Nullable String source,
            @RestQuery @Nullable String event) {
        Regulation regulation = regulation(competition);
        Overview season = selection.overview(competition);
        SelectionDesk.Stage found = season.stages().stream()
                .filter(one -> one.stage().equals(stage))
                .findFirst()
                .orElseThrow(NotFoundException::new);
        List<Origins> fields = season.sections().stream()
                .filter(one -> section == null || one.id().equals(section))
                .map(one -> Origins.of(one, berths.all(competition, stage, one.id(), null), source, event))
                .filter(origins -> !origins.empty() || Objects.equals(section, origins.section()))
                .toList();
        return Templates.stage(regulation, season, found, fields, page.may(SEES_PERSONS));
    }

    /** A person's way through the season. */
    @GET
    @Path("/persons/{personId}")
    @RolesAllowed({"federation-staff", "selection-committee", "auditor"})
    public TemplateInstance person(String competition, String personId) {
        List<Berth> way = selection.berthsOf(personId).stream()
                .filter(berth -> berth.competition().equals(competition))
                .toList();
        return Templates.person(regulation(competition), personId, way);
    }

    /** Whoever is asked and has not answered, the first deadline first. */
    @GET
    @Path("/offers")
    public TemplateInstance offers(String competition) {
        List<Berth> open = berths.all(competition, null, null, "OFFERED").stream()
                .sorted(Berths.BY_DEADLINE)
                .toList();
        return Templates.offers(regulation(competition), open, page.may(SEES_PERSONS));
    }

    /** Ties that wait for the arbiter, then those that were played. */
    @GET
    @Path("/playoffs")
    @RolesAllowed({"federation-staff", "federation-admin", "selection-committee", "auditor"})
    public TemplateInstance playoffs(String competition) {
        List<Playoff> asked = selection.playoffs(competition).stream()
                .sorted(Comparator.comparing(Playoff::state).thenComparing(Playoff::requestedAt))
                .toList();
        return Templates.playoffs(
                regulation(competition), asked, decided(asked), page.may("federation-staff chief-arbiter"));
    }

    /** What arbiters entered of those that are settled, by id; empty for whoever may not read it. */
    private Map<String, PairingDesk.Playoff> decided(List<Playoff> asked) {
        if (!page.may(SEES_PLAYOFFS)) {
            return Map.of();
        }
        return asked.stream()
                .filter(playoff -> "SETTLED".equals(playoff.state()))
                .map(Playoff::tournamentId)
                .distinct()
                .flatMap(tournament -> pairing.playoffs(tournament).stream())
                .filter(playoff -> playoff.decidedAt() != null)
                .collect(Collectors.toMap(PairingDesk.Playoff::id, Function.identity()));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }
}
