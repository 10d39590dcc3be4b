package org.chessfed.regulation.federation;

import java.time.ZoneId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.regulation.grammar.PlaceName;

/**
 * What belongs to no single competition. Versioned like a regulation.
 *
 * @param version version of the document, from 1
 * @param zone time zone of the federation's days, such as the one on which somebody comes of age
 * @param counties every county and special municipality
 * @param tieBreakAliases common names of tie-breaks and the codes that they stand for
 * @param nationalRating how the national rating is computed
 * @param retention how long personal data are kept, by purpose
 */
public record Federation(
        int version,
        ZoneId zone,
        List<County> counties,
        Map<String, String> tieBreakAliases,
        NationalRatingRule nationalRating,
        List<Retention> retention) {
    public Federation {
        counties = List.copyOf(counties);
        tieBreakAliases = Collections.unmodifiableMap(new LinkedHashMap<>(tieBreakAliases));
        retention = List.copyOf(retention);
    }

    /** The county of a Chinese name, whichever of 臺 and 台 it is written with; empty when there is none. */
    public Optional<County> county(String name) {
        return counties.stream()
                .filter(county -> PlaceName.same(county.title().zh(), name))
                .findFirst();
    }
}
