package org.chessfed.pairing.team;

import java.util.List;
import org.chessfed.engine.tiebreak.DecidedOrder;
import org.chessfed.engine.tiebreak.ForfeitInDirectEncounter;
import org.chessfed.engine.tiebreak.ListMode;
import org.chessfed.engine.tiebreak.RankingFacts;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.Standings;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.TournamentFormat;
import org.chessfed.engine.tiebreak.UnplayedPolicy;
import org.chessfed.engine.tiebreak.VoidTreatment;
import org.chessfed.pairing.tournament.RankingChain;
import org.chessfed.regulation.stage.Ranking;

/** Ranks teams by the regulation's chain and its readings of the rules. */
final class TeamRankingPolicy {

    private TeamRankingPolicy() {}

    /**
     * The table after the completed rounds.
     *
     * @param lots orders of teams that lots have brought about, the last one first
     * @throws IllegalArgumentException if the chain is open
     */
    static StandingsTable rank(
            TeamTournament tournament, TeamTerms terms, List<TeamRound> completed, List<DecidedOrder> lots) {
        Ranking ranking = terms.common().rule().ranking();
        RankingRules rules = new RankingRules(
                RankingChain.of(terms.common().chain()),
                terms.common().tieBreakEdition(),
                TournamentFormat.SWISS,
                switch (ranking.unplayed()) {
                    case DRAW_BOTH -> UnplayedPolicy.DRAW_BOTH;
                    case DRAW_WINNER_ONLY -> UnplayedPolicy.DRAW_WINNER_ONLY;
                    case AS_SCORED -> UnplayedPolicy.AS_SCORED;
                    case FIDE_CURRENT -> UnplayedPolicy.FIDE;
                },
                switch (ranking.forfeitInDE()) {
                    case DRAW -> ForfeitInDirectEncounter.DRAW;
                    case IGNORE -> ForfeitInDirectEncounter.IGNORE;
                    case AS_SCORED -> ForfeitInDirectEncounter.BY_POLICY;
                },
                ListMode.FILTER_JOINT,
                VoidTreatment.KEEP);
        return Standings.rank(
                TeamStatePolicy.state(tournament, terms, completed),
                rules,
                RankingFacts.NONE.withLots(lots).withTeams(TeamStatePolicy.scores(tournament, terms, completed)));
    }
}
