package org.chessfed.engine.tiebreak;

/**
 * How a tournament is ranked: the part that its regulation fixes beforehand.
 *
 * @param chain the criteria in order
 * @param edition edition of C.07
 * @param format whether forfeited games count as games by themselves (C.07, 15.2)
 * @param unplayed what a forfeited game is worth in tie-breaks
 * @param forfeitInDirectEncounter whether direct encounter uses forfeited games
 * @param listMode how a part of the players is ranked
 * @param voidTreatment what becomes of the games of players whose result is void
 */
public record RankingRules(
        Chain chain,
        TieBreakEdition edition,
        TournamentFormat format,
        UnplayedPolicy unplayed,
        ForfeitInDirectEncounter forfeitInDirectEncounter,
        ListMode listMode,
        VoidTreatment voidTreatment) {

    /** A Swiss under the FIDE text alone. */
    public static RankingRules swiss(Chain chain, TieBreakEdition edition) {
        return new RankingRules(
                chain,
                edition,
                TournamentFormat.SWISS,
                UnplayedPolicy.FIDE,
                ForfeitInDirectEncounter.BY_POLICY,
                ListMode.WITHIN_LIST,
                VoidTreatment.KEEP);
    }

    /** A round robin under the FIDE text alone. */
    public static RankingRules roundRobin(Chain chain, TieBreakEdition edition) {
        return new RankingRules(
                chain,
                edition,
                TournamentFormat.ROUND_ROBIN,
                UnplayedPolicy.FIDE,
                ForfeitInDirectEncounter.BY_POLICY,
                ListMode.WITHIN_LIST,
                VoidTreatment.KEEP);
    }

    /** The same rules with another worth of forfeited games. */
    public RankingRules with(UnplayedPolicy policy) {
        return new RankingRules(chain, edition, format, policy, forfeitInDirectEncounter, listMode, voidTreatment);
    }

    /** The same rules with another use of forfeited games in direct encounter. */
    public RankingRules with(ForfeitInDirectEncounter use) {
        return new RankingRules(chain, edition, format, unplayed, use, listMode, voidTreatment);
    }

    /** The same rules with another way to rank a list. */
    public RankingRules with(ListMode mode) {
        return new RankingRules(chain, edition, format, unplayed, forfeitInDirectEncounter, mode, voidTreatment);
    }

    /** The same rules with another treatment of void results. */
    public RankingRules with(VoidTreatment treatment) {
        return new RankingRules(chain, edition, format, unplayed, forfeitInDirectEncounter, listMode, treatment);
    }
}
