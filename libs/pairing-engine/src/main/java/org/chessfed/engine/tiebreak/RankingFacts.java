package org.chessfed.engine.tiebreak;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a ranking needs beside the tournament itself.
 *
 * @param list pairing numbers of the players that are ranked; empty: all
 * @param voided pairing numbers of players whose result is void: they are not ranked
 * @param withdrawn pairing numbers of players who withdrew. In a round robin, who played fewer than half of the games is
 *     not ranked and the games leave the standing, points included (C.05, 6.6); in a Swiss it changes nothing
 * @param stageRanks place in the other stage by pairing number, for {@link TieBreak#SEMI_RANK}; places may be joint. A
 *     player without a place comes after those who have one
 * @param playoffs outcomes of playoffs; a group of tied players is parted by the first one that all of them took part in
 * @param lots drawn orders, used in the same way
 * @param teams boards and their number, in a team tournament
 */
public record RankingFacts(
        Set<Integer> list,
        Set<Integer> voided,
        Set<Integer> withdrawn,
        Map<Integer, Integer> stageRanks,
        List<DecidedOrder> playoffs,
        List<DecidedOrder> lots,
        TeamScores teams) {

    /** Nothing beside the tournament: all players are ranked. */
    public static final RankingFacts NONE =
            new RankingFacts(Set.of(), Set.of(), Set.of(), Map.of(), List.of(), List.of(), TeamScores.NONE);

    public RankingFacts {
        list = Set.copyOf(list);
        voided = Set.copyOf(voided);
        withdrawn = Set.copyOf(withdrawn);
        stageRanks = Map.copyOf(stageRanks);
        playoffs = List.copyOf(playoffs);
        lots = List.copyOf(lots);
    }

    /** The same facts for a list of players. */
    public RankingFacts withList(Set<Integer> players) {
        return new RankingFacts(players, voided, withdrawn, stageRanks, playoffs, lots, teams);
    }

    /** The same facts with players whose result is void. */
    public RankingFacts withVoided(Set<Integer> players) {
        return new RankingFacts(list, players, withdrawn, stageRanks, playoffs, lots, teams);
    }

    /** The same facts with players who withdrew. */
    public RankingFacts withWithdrawn(Set<Integer> players) {
        return new RankingFacts(list, voided, players, stageRanks, playoffs, lots, teams);
    }

    /** The same facts with the places of another stage. */
    public RankingFacts withStageRanks(Map<Integer, Integer> places) {
        return new RankingFacts(list, voided, withdrawn, places, playoffs, lots, teams);
    }

    /** The same facts with the outcomes of playoffs. */
    public RankingFacts withPlayoffs(List<DecidedOrder> orders) {
        return new RankingFacts(list, voided, withdrawn, stageRanks, orders, lots, teams);
    }

    /** The same facts with drawn orders. */
    public RankingFacts withLots(List<DecidedOrder> orders) {
        return new RankingFacts(list, voided, withdrawn, stageRanks, playoffs, orders, teams);
    }

    /** The same facts with the boards of teams. */
    public RankingFacts withTeams(TeamScores scores) {
        return new RankingFacts(list, voided, withdrawn, stageRanks, playoffs, lots, scores);
    }
}
