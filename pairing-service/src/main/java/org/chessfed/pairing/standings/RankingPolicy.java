package org.chessfed.pairing.standings;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.engine.tiebreak.Chain;
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
import org.chessfed.pairing.absence.AnnouncementKind;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.RankingChain;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Ranking;

/** Ranks a section by the regulation's chain and its readings of the rules. */
public final class RankingPolicy {

    private RankingPolicy() {}

    /**
     * What a ranking needs beside the tournament's own results.
     *
     * @param voided pairing numbers of players whose results are void
     * @param stageRanks ranks in the stage before, by pairing number
     * @param decided orders that people decided
     */
    public record Facts(Set<Integer> voided, Map<Integer, Integer> stageRanks, List<DecidedOrder> decided) {
        public Facts {
            voided = Set.copyOf(voided);
            stageRanks = Map.copyOf(stageRanks);
            decided = List.copyOf(decided);
        }

        /** Nothing. */
        public static final Facts NONE = new Facts(Set.of(), Map.of(), List.of());
    }

    /**
     * The table of sections after the completed rounds: one section's own, or the joint one of several.
     *
     * @throws IllegalArgumentException if the chain is open, a completed round lacks a result, or the regulation asks for
     *     a reading that the ranking does not have
     */
    public static StandingsTable rank(
            Tournament tournament,
            TournamentTerms terms,
            PlayHistory history,
            int completedRounds,
            List<String> sections,
            Facts facts) {
        Play.OddNumber odd = terms.rule().play().odd();
        boolean fillers = odd != null && odd.fillerAwards();
        Set<Integer> list = tournament.players().stream()
                .filter(player -> sections.contains(player.section()) && (fillers || !player.filler()))
                .map(Entrant::number)
                .collect(Collectors.toSet());
        if (list.isEmpty()) {
            return new StandingsTable(rules(tournament, terms), List.of(), List.of(), List.of());
        }
        return Standings.rank(
                history.standing(tournament, terms, completedRounds),
                rules(tournament, terms),
                new RankingFacts(
                        list,
                        facts.voided(),
                        withdrawn(tournament, terms, history, completedRounds),
                        facts.stageRanks(),
                        facts.decided(),
                        facts.decided(),
                        RankingFacts.NONE.teams()));
    }

    /** The rules for the engine. */
    static RankingRules rules(Tournament tournament, TournamentTerms terms) {
        Ranking ranking = terms.rule().ranking();
        Chain chain = RankingChain.of(terms.chain());
        return new RankingRules(
                chain,
                terms.tieBreakEdition(),
                tournament.system() == Play.System.ROUND_ROBIN ? TournamentFormat.ROUND_ROBIN : TournamentFormat.SWISS,
                unplayed(ranking.unplayed()),
                directEncounter(ranking),
                switch (ranking.listMode()) {
                    case WITHIN_LIST -> ListMode.WITHIN_LIST;
                    case FILTER_JOINT -> ListMode.FILTER_JOINT;
                },
                treatment(terms.rule().missed()));
    }

    private static UnplayedPolicy unplayed(Ranking.Unplayed unplayed) {
        return switch (unplayed) {
            case DRAW_BOTH -> UnplayedPolicy.DRAW_BOTH;
            case DRAW_WINNER_ONLY -> UnplayedPolicy.DRAW_WINNER_ONLY;
            case AS_SCORED -> UnplayedPolicy.AS_SCORED;
            case FIDE_CURRENT -> UnplayedPolicy.FIDE;
        };
    }

    private static ForfeitInDirectEncounter directEncounter(Ranking ranking) {
        return switch (ranking.forfeitInDE()) {
            case DRAW -> ForfeitInDirectEncounter.DRAW;
            case IGNORE -> ForfeitInDirectEncounter.IGNORE;
            case AS_SCORED -> {
                if (ranking.unplayed() != Ranking.Unplayed.AS_SCORED) {
                    throw new IllegalArgumentException("direct encounter takes forfeits as scored only where all"
                            + " tie-breaks do; set forfeitInDE to DRAW or IGNORE, or unplayed to AS_SCORED");
                }
                yield ForfeitInDirectEncounter.BY_POLICY;
            }
        };
    }

    private static VoidTreatment treatment(List<MissedRule> rules) {
        boolean remove = rules.stream()
                .anyMatch(
                        rule -> rule.then() == MissedRule.Then.VOID && rule.opponents() == MissedRule.Opponents.REMOVE);
        return remove ? VoidTreatment.REMOVE : VoidTreatment.KEEP;
    }

    /** Whom the FIDE rule of round robins is about: who withdrew, and at the end everybody who missed a round. */
    private static Set<Integer> withdrawn(
            Tournament tournament, TournamentTerms terms, PlayHistory history, int completedRounds) {
        Set<Integer> numbers = new HashSet<>();
        if (MissedPolicy.roundRobinRule(terms.rule().missed()).isEmpty()) {
            return numbers;
        }
        if (completedRounds == tournament.rounds()) {
            numbers.addAll(MissedPolicy.count(history, completedRounds).keySet());
        }
        history.announcements().stream()
                .filter(announcement -> announcement.kind() == AnnouncementKind.WITHDRAWAL
                        && announcement.round() <= completedRounds + 1)
                .forEach(announcement -> numbers.add(announcement.number()));
        return numbers;
    }
}
