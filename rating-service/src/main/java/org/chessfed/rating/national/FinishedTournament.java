package org.chessfed.rating.national;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * A closed tournament.
 *
 * @param id its id
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param finishedAt when it was closed: tournaments count in this order, and by id where it is the same
 * @param calendarYear the year, in the regulation's zone, by which ages are counted
 * @param rated whether the regulation rates it nationally
 */
record FinishedTournament(
        String id,
        String competition,
        String stage,
        String event,
        Instant finishedAt,
        int calendarYear,
        boolean rated) {

    static FinishedTournament read(ResultSet row) throws SQLException {
        return new FinishedTournament(
                row.getString("id"),
                row.getString("competition"),
                row.getString("stage"),
                row.getString("event"),
                row.getTimestamp("finished_at").toInstant(),
                row.getInt("calendar_year"),
                row.getBoolean("rated"));
    }

    Position position() {
        return new Position(finishedAt, id);
    }

    /** Place of a tournament in the order in which tournaments count. */
    record Position(Instant finishedAt, String id) implements Comparable<Position> {
        @Override
        public int compareTo(Position other) {
            int byTime = finishedAt.compareTo(other.finishedAt);
            return byTime != 0 ? byTime : id.compareTo(other.id);
        }
    }
}
