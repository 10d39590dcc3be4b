package org.chessfed.pairing.standings;

import java.util.Map;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.regulation.stage.MissedRule;

/**
 * The standing of one section.
 *
 * @param section section id
 * @param table the ranking
 * @param points points as scored, in tenths, by pairing number
 * @param missed missed rounds by pairing number; who missed none is not in it
 * @param voided rule by which results are void, by pairing number
 */
public record SectionStandings(
        String section,
        StandingsTable table,
        Map<Integer, Integer> points,
        Map<Integer, MissedCounts> missed,
        Map<Integer, MissedRule> voided) {
    public SectionStandings {
        points = Map.copyOf(points);
        missed = Map.copyOf(missed);
        voided = Map.copyOf(voided);
    }
}
