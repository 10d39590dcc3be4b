package org.chessfed.selection.view;

import java.util.List;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.permission.ScopeKind;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.selection.season.SeasonRules;

/**
 * Which events of a season a caller sees: all, those that an assignment names, and those of a region that one names.
 *
 * @param rows what the caller's assignments name
 * @param competition the competition's code
 * @param rules the season's rules
 */
public record SeenEvents(Rows rows, String competition, SeasonRules rules) {

    /** Whether the caller sees an event. */
    public boolean sees(String event) {
        if (rows.all()) {
            return true;
        }
        for (var scope : scopes(competition, event, rules)) {
            if (rows.of(scope.kind()).contains(scope.id())) {
                return true;
            }
        }
        return false;
    }

    /** Ids of the events that the caller sees. */
    public List<String> ids() {
        return rules.document().stages().stream()
                .flatMap(stage -> stage.events().stream())
                .map(CompetitionEvent::id)
                .filter(this::sees)
                .toList();
    }

    /** The ways in which an assignment may name an event: itself, its region in the competition, its region at large. */
    public static Scope[] scopes(String competition, String event, SeasonRules rules) {
        var region = rules.document().event(event).map(CompetitionEvent::region).orElse(null);
        var own = Scope.event(competition, event);
        return region == null
                ? new Scope[] {own}
                : new Scope[] {own, Scope.region(region), new Scope(ScopeKind.REGION, competition + "/" + region)};
    }
}
