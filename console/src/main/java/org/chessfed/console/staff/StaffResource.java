package org.chessfed.console.staff;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.Assignment;
import org.chessfed.console.service.Selection;
import org.chessfed.console.service.Text;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** What somebody may do here, and only that: by roles, and by assignments where a role rests on objects. */
@Path("/staff")
@Produces(MediaType.TEXT_HTML)
@RolesAllowed({
    "federation-admin",
    "federation-staff",
    "regional-committee",
    "treasurer",
    "chief-arbiter",
    "arbiter",
    "selection-committee",
    "appeals-panel",
    "auditor"
})
public class StaffResource {

    private static final String SEES_SEASONS =
            "federation-staff federation-admin selection-committee regional-committee auditor";
    private static final String SEES_EVERY_EVENT = "federation-staff federation-admin";
    private static final String SEES_EVERY_PAYEE = "federation-staff federation-admin auditor";
    private static final String SEES_FACTS = "federation-staff federation-admin";
    private static final Set<String> RUNS_EVENTS = Set.of("regional-committee", "chief-arbiter", "arbiter");

    private final PageContext page;
    private final Regulations regulations;
    private final RegistrationDesk registration;
    private final Selection selection;

    StaffResource(
            PageContext page,
            Regulations regulations,
            @RestClient RegistrationDesk registration,
            @RestClient Selection selection) {
        this.page = page;
        this.regulations = regulations;
        this.registration = registration;
        this.selection = selection;
    }

    /** A competition with what of it is open to the viewer. */
    record Work(
            Regulation regulation,
            boolean season,
            List<Regulation.Event> events,
            List<String> payees,
            boolean money,
            boolean sanctions) {

        boolean any() {
            return season || !events.isEmpty() || !payees.isEmpty() || money || sanctions;
        }

        /** Stage of an event. */
        public Text stageOf(Regulation.Event event) {
            return regulation.stageTitle(event.stage());
        }
    }

    @CheckedTemplate(basePath = "staff")
    static class Templates {
        static native TemplateInstance home(List<Work> work, boolean facts);
    }

    /** The first page. */
    @GET
    public TemplateInstance home() {
        List<Assignment> mine = registration.myAssignments();
        Set<String> seasons =
                selection.seasons().stream().map(Selection.Season::competition).collect(Collectors.toSet());
        List<Work> work = regulations.all().stream()
                .map(regulation -> new Work(
                        regulation,
                        seasons.contains(regulation.code()) && page.may(SEES_SEASONS),
                        events(regulation, mine),
                        mine.stream()
                                .filter(one -> one.role().equals("treasurer")
                                        && one.scope().equals("PAYEE"))
                                .map(Assignment::scopeId)
                                .toList(),
                        page.may(SEES_EVERY_PAYEE),
                        page.may("appeals-panel")))
                .filter(Work::any)
                .toList();
        return Templates.home(work, page.may(SEES_FACTS));
    }

    private List<Regulation.Event> events(Regulation regulation, List<Assignment> mine) {
        return regulation.stages().stream()
                .flatMap(stage -> stage.events().stream())
                .filter(event -> page.may(SEES_EVERY_EVENT)
                        || mine.stream()
                                .anyMatch(one -> RUNS_EVENTS.contains(one.role()) && names(one, regulation, event)))
                .toList();
    }

    private static boolean names(Assignment assignment, Regulation regulation, Regulation.Event event) {
        return switch (assignment.scope()) {
            case "ALL" -> true;
            case "EVENT" -> assignment.scopeId().equals(regulation.code() + "/" + event.id());
            case "REGION" -> !event.region().isEmpty() && assignment.scopeId().equals(event.region());
            default -> false;
        };
    }
}
