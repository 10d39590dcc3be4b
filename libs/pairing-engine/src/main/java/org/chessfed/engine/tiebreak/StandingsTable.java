package org.chessfed.engine.tiebreak;

import java.util.List;

/**
 * A standing.
 *
 * @param rules the rules under which it was made; a page prints edition and policy below the table
 * @param rows in the order of the ranks; players who share a rank in the order of their pairing numbers
 * @param awaiting groups that stay equal until a playoff or lots are recorded
 * @param unranked pairing numbers of players whose result is void, ascending
 */
public record StandingsTable(
        RankingRules rules, List<StandingsRow> rows, List<AwaitingGroup> awaiting, List<Integer> unranked) {
    public StandingsTable {
        rows = List.copyOf(rows);
        awaiting = List.copyOf(awaiting);
        unranked = List.copyOf(unranked);
    }

    /**
     * The row of a player.
     *
     * @throws IllegalArgumentException when he is not ranked
     */
    public StandingsRow row(int player) {
        return rows.stream()
                .filter(row -> row.player() == player)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("player " + player + " is not ranked"));
    }

    /** Pairing numbers in the order of the rows. */
    public List<Integer> order() {
        return rows.stream().map(StandingsRow::player).toList();
    }
}
