package org.chessfed.registration.roster;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.RosterState;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.registration.entry.Entries;
import org.chessfed.registration.entry.EntryMoved;
import org.chessfed.regulation.Regulation;

/**
 * A closed roster follows its entries: who is confirmed after it was closed is added, who is cancelled before the first
 * round starts is taken off. From the start on leaving is a withdrawal, which arbiters enter, and the roster stands. The other
 * lines stay as they were frozen.
 */
@ApplicationScoped
class AmendRoster {

    private final Database database;
    private final Rosters rosters;
    private final Entries entries;
    private final Regulations regulations;

    AmendRoster(Database database, Rosters rosters, Entries entries, Regulations regulations) {
        this.database = database;
        this.rosters = rosters;
        this.entries = entries;
        this.regulations = regulations;
    }

    void follow(@Observes EntryMoved moved) {
        RosterLock.shared(database, moved.competition(), moved.event());
        rosters.lock(moved.competition(), moved.event()).ifPresent(closed -> {
            List<RosterState.Line> lines = new ArrayList<>(closed.roster().lines());
            boolean listed =
                    lines.removeIf(line -> line.entryId().equals(moved.entryId().toString()));
            if (moved.status() == EntryStatus.CONFIRMED && !listed) {
                lines.add(entries.rosterLine(moved.entryId()));
                rosters.amend(closed, lines);
            } else if (moved.status() == EntryStatus.CANCELLED && listed && !started(moved)) {
                rosters.amend(closed, lines);
            }
        });
    }

    private boolean started(EntryMoved moved) {
        Regulation regulation = regulations.require(moved.competition());
        return regulation
                .stageOfEvent(moved.event())
                .flatMap(stage -> stage.event(moved.event()))
                .map(event -> event.start().atZone(regulation.identity().zone()).toInstant())
                .filter(start -> !moved.at().isBefore(start))
                .isPresent();
    }
}
