package org.chessfed.pairing.team;

import java.util.List;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.StepValue;
import org.chessfed.pairing.tournament.Lot;
import org.jspecify.annotations.Nullable;

/**
 * Standings of teams after the completed rounds.
 *
 * @param afterRound rounds that are counted
 * @param chain codes of the ranking chain, in order
 * @param tieBreakEdition edition of the FIDE tie-break rules
 * @param clause clause of the ranking
 * @param rows in the order of the ranks
 * @param lots lots that decided ranks, the first ones first, teams by number
 */
record TeamStandingsView(
        int afterRound,
        List<String> chain,
        String tieBreakEdition,
        @Nullable String clause,
        List<Row> rows,
        List<Lot> lots) {

    /**
     * One team.
     *
     * @param rank rank, from 1
     * @param joint whether others share the rank
     * @param number pairing number
     * @param nameZh its name
     * @param filler whether the host added it; where the regulation says so it takes no award
     * @param matchPoints tenths of a point
     * @param values values as printed, in the order of the chain
     */
    record Row(
            int rank, boolean joint, int number, String nameZh, boolean filler, int matchPoints, List<String> values) {}

    static TeamStandingsView of(TeamTournaments.Whole whole, StandingsTable table) {
        return new TeamStandingsView(
                whole.completed().size(),
                whole.terms().common().chain(),
                whole.terms().common().tieBreakEdition().name(),
                whole.terms().common().rule().ranking().clause(),
                table.rows().stream()
                        .map(row -> {
                            Team team = whole.tournament().team(row.player());
                            return new Row(
                                    row.rank(),
                                    row.joint(),
                                    team.number(),
                                    team.nameZh(),
                                    team.filler(),
                                    row.points(),
                                    row.values().stream().map(StepValue::text).toList());
                        })
                        .toList(),
                whole.lots());
    }
}
