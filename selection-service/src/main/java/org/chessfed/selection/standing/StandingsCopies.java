package org.chessfed.selection.standing;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.selection.sanction.Missed;
import org.chessfed.selection.stored.StoredJson;
import org.jspecify.annotations.Nullable;

/** The latest published standings of each list. */
@ApplicationScoped
public class StandingsCopies {

    private static final TypeReference<List<Row>> ROWS = new TypeReference<>() {};

    private final Database database;

    StandingsCopies(Database database) {
        this.database = database;
    }

    /**
     * Standings of one list.
     *
     * @param id id of the standings
     * @param tournamentId the tournament
     * @param stage the stage
     * @param event the event
     * @param section the section
     * @param finished whether they are final, not provisional
     * @param version version of the publication
     * @param publishedAt when it was published
     * @param rows all persons of the list
     */
    public record Standings(
            String id,
            String tournamentId,
            String stage,
            String event,
            String section,
            boolean finished,
            long version,
            Instant publishedAt,
            List<Row> rows) {}

    /**
     * One person.
     *
     * @param person the person's id
     * @param rank the rank, joint ones equal; null for who is out of the ranking
     * @param region the guarantee region; null without one
     * @param absent rounds missed without notice
     * @param announced rounds missed with notice
     * @param late games lost by coming late
     * @param resultVoid whether the results do not count
     */
    public record Row(
            UUID person,
            @Nullable Integer rank,
            @Nullable String region,
            int absent,
            int announced,
            int late,
            boolean resultVoid) {

        /** Missed rounds as rules count them. */
        public Missed missed() {
            return new Missed(absent, announced, late);
        }
    }

    /** The latest standings of a list; empty before the first. */
    public Optional<Standings> of(String competition, String event, String section) {
        return database.first(
                "select * from standings_copy where competition = ? and event = ? and section = ?",
                StandingsCopies::read,
                competition,
                event,
                section);
    }

    /** The latest standings of all lists of a competition. */
    public List<Standings> of(String competition) {
        return database.query(
                "select * from standings_copy where competition = ? order by stage, event, section",
                StandingsCopies::read,
                competition);
    }

    void keep(StandingsCard card, long version) {
        var rows = card.rows().stream()
                .map(row -> new Row(
                        UUID.fromString(row.personId()),
                        row.rank(),
                        row.guaranteeRegion(),
                        row.missedAbsent(),
                        row.missedAnnounced(),
                        row.missedLate(),
                        row.resultVoid()))
                .toList();
        database.update(
                """
                insert into standings_copy(id, tournament_id, competition, stage, event, section, status, version,
                    published_at, rows)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (competition, event, section) do update set id = excluded.id,
                    tournament_id = excluded.tournament_id, status = excluded.status, version = excluded.version,
                    published_at = excluded.published_at, rows = excluded.rows""",
                card.standingsId(),
                card.tournamentId(),
                card.competition(),
                card.stage(),
                card.event(),
                card.section(),
                card.status(),
                version,
                card.publishedAt(),
                StoredJson.write(rows));
    }

    private static Standings read(ResultSet row) throws SQLException {
        return new Standings(
                row.getString("id"),
                row.getString("tournament_id"),
                row.getString("stage"),
                row.getString("event"),
                row.getString("section"),
                "FINAL".equals(row.getString("status")),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "published_at")),
                StoredJson.read(row.getString("rows"), ROWS));
    }
}
