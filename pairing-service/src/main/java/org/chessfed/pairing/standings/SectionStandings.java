package org.chessfed.pairing.standings;

import java.util.List;
import java.util.Map;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.stage.MissedRule;

/**
 * The standing of one section, or of all that are paired together.
 *
 * @param sections section ids
 * @param table the ranking
 * @param points points as scored, in tenths, by pairing number
 * @param missed missed rounds by pairing number; who missed none is not in it
 * @param voided rule by which results are void, by pairing number
 */
public record SectionStandings(
        List<String> sections,
        StandingsTable table,
        Map<Integer, Integer> points,
        Map<Integer, MissedCounts> missed,
        Map<Integer, MissedRule> voided) {
    public SectionStandings {
        sections = List.copyOf(sections);
        points = Map.copyOf(points);
        missed = Map.copyOf(missed);
        voided = Map.copyOf(voided);
    }

    /** Section id; of a joint standing the ids joined by a plus sign. */
    public String section() {
        return String.join("+", sections);
    }

    /** The rule by which a player is out of the ranking. */
    MissedRule voidingRule(int number, TournamentTerms terms) {
        MissedRule rule = voided.get(number);
        return rule == null ? MissedPolicy.roundRobinRule(terms.rule().missed()).orElseThrow() : rule;
    }

    /** The clause of a rule; empty where the text names none. */
    static String clause(MissedRule rule) {
        String clause = rule.clause();
        return clause == null ? "" : clause;
    }

    /** Whether a player is in its list, ranked or out of the ranking. */
    boolean lists(Entrant player) {
        return table.order().contains(player.number())
                || has(player) && table.unranked().contains(player.number());
    }

    /** Whether a player belongs to it. */
    boolean has(Entrant player) {
        return sections.contains(player.section());
    }
}
