package org.chessfed.regulation;

import java.util.Map;
import java.util.Optional;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.PlaceName;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.jspecify.annotations.Nullable;

/** Which region a county belongs to, and who is a resident of an event. */
public final class Regions {

    private Regions() {}

    /** The region of a county, whichever of 臺 and 台 it is written with; empty if it lies in none. */
    public static Decision<Optional<String>> regionOf(Regulation regulation, String county) {
        String wanted = PlaceName.normalised(county);
        for (var region : regulation.regions().entrySet()) {
            if (region.getValue().stream().map(PlaceName::normalised).anyMatch(wanted::equals)) {
                return Decision.of(
                        Optional.of(region.getKey()),
                        Reason.of(
                                clauseOf(regulation, region.getKey()),
                                RegulationMessage.COUNTY_IN_REGION,
                                county,
                                region.getKey()));
            }
        }
        RegionRule rule = regulation.regionRule();
        return Decision.of(
                Optional.empty(),
                Reason.of(rule == null ? null : rule.clause(), RegulationMessage.COUNTY_IN_NO_REGION, county));
    }

    /**
     * Whether a person is a resident of an event's region and so may take a guaranteed place there.
     *
     * @param county county of the basis that the person declared; never of the other one
     */
    public static Decision<Boolean> isResident(Regulation regulation, CompetitionEvent event, String county) {
        if (event.region() == null) {
            return Decision.of(false, Reason.of(event.clause(), RegulationMessage.EVENT_WITHOUT_REGION, event.id()));
        }
        return regionOf(regulation, county)
                .map(region -> region.filter(id -> id.equals(event.region())).isPresent());
    }

    private static @Nullable String clauseOf(Regulation regulation, String region) {
        RegionRule rule = regulation.regionRule();
        if (rule == null) {
            return null;
        }
        Map<String, String> clauses = rule.clauses();
        return clauses.containsKey(region) ? clauses.get(region) : rule.clause();
    }
}
