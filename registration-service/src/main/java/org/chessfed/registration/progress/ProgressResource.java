package org.chessfed.registration.progress;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.permission.ScopeKind;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.registration.entry.Entries;
import org.chessfed.registration.entry.EntryCount;
import org.chessfed.registration.roster.Rosters;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The entry lists of a competition in numbers, for those who run its events. */
@Path("/v1/competitions/{competition}/progress")
@RunOnVirtualThread
class ProgressResource {

    private final Regulations regulations;
    private final Entries entries;
    private final Rosters rosters;
    private final Permissions permissions;

    ProgressResource(Regulations regulations, Entries entries, Rosters rosters, Permissions permissions) {
        this.regulations = regulations;
        this.entries = entries;
        this.rosters = rosters;
        this.permissions = permissions;
    }

    /**
     * The entry list of an event in numbers.
     *
     * @param stage stage id
     * @param event event id
     * @param rosterClosedAt when the list was closed; absent while it is open
     * @param sections by section, without sections in which nobody entered
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record EventProgress(
            String stage, String event, @Nullable Instant rosterClosedAt, List<EntryCount> sections) {}

    /** Every event that the caller may see, in the order of the regulation, with one query for all of them. */
    @GET
    public List<EventProgress> readProgress(String competition) {
        Regulation regulation = regulations.require(competition);
        Rows rows = permissions.rows();
        Map<String, Instant> closed = rosters.closed(competition);
        List<EntryCount> counts = entries.counts(competition);
        List<EventProgress> progress = new ArrayList<>();
        for (Stage stage : regulation.stages()) {
            for (CompetitionEvent event : stage.events()) {
                if (sees(rows, competition, event)) {
                    progress.add(new EventProgress(
                            stage.id(),
                            event.id(),
                            closed.get(event.id()),
                            counts.stream()
                                    .filter(count -> count.event().equals(event.id()))
                                    .toList()));
                }
            }
        }
        return progress;
    }

    private static boolean sees(Rows rows, String competition, CompetitionEvent event) {
        String region = event.region();
        return rows.all()
                || rows.of(ScopeKind.EVENT)
                        .contains(Scope.event(competition, event.id()).id())
                || region != null && rows.of(ScopeKind.REGION).contains(region);
    }
}
