package org.chessfed.selection.playoff;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.stored.StoredJson;
import org.jspecify.annotations.Nullable;

/** Asks the arbiter for the order of ties that decide, and notes when they are gone. */
@ApplicationScoped
public class Playoffs {

    private final Database database;
    private final Outbox outbox;

    Playoffs(Database database, Outbox outbox) {
        this.database = database;
        this.outbox = outbox;
    }

    /**
     * The list that holds ties.
     *
     * @param stage the stage
     * @param event the event
     * @param section the section
     * @param tournamentId the tournament
     * @param version version of its standings
     */
    public record TiedList(String stage, String event, String section, String tournamentId, long version) {}

    /**
     * A tie that decides.
     *
     * @param rank the joint rank
     * @param places how many of the tied advance
     * @param persons the tied
     * @param clause the clause that asks for it
     */
    public record Tie(
            int rank,
            int places,
            List<UUID> persons,
            @Nullable String clause) {}

    /** Playoffs of a season, the oldest first. */
    public List<Playoff> of(UUID seasonId) {
        return database.query(
                "select * from playoff where season_id = ? order by id",
                row -> new Playoff(
                        row.getObject("id", UUID.class),
                        row.getString("stage"),
                        row.getString("event"),
                        row.getString("section"),
                        row.getString("tournament_id"),
                        row.getLong("standings_version"),
                        row.getInt("rank"),
                        row.getInt("places"),
                        StoredJson.persons(row.getString("persons")),
                        row.getString("clause"),
                        Playoff.State.valueOf(row.getString("state")),
                        row.getLong("version"),
                        Objects.requireNonNull(Database.instant(row, "requested_at"))),
                seasonId);
    }

    /** Makes the open playoffs of a list those of its ties: asks for new ones, settles those that are gone. */
    @Transactional(TxType.MANDATORY)
    public void require(Season season, TiedList list, List<Tie> ties, Instant at) {
        var open = of(season.id()).stream()
                .filter(playoff -> playoff.state() == Playoff.State.OPEN
                        && playoff.event().equals(list.event())
                        && playoff.section().equals(list.section()))
                .toList();
        for (var playoff : open) {
            if (ties.stream().noneMatch(tie -> same(playoff, tie))) {
                database.update(
                        "update playoff set state = 'SETTLED', version = version + 1 where id = ?", playoff.id());
            }
        }
        for (var tie : ties) {
            if (open.stream().noneMatch(playoff -> same(playoff, tie))) {
                request(season, list, tie, at);
            }
        }
    }

    private static boolean same(Playoff playoff, Tie tie) {
        return playoff.rank() == tie.rank() && new HashSet<>(playoff.persons()).equals(new HashSet<>(tie.persons()));
    }

    private void request(Season season, TiedList list, Tie tie, Instant at) {
        var id = Ids.next();
        database.update(
                """
                insert into playoff(id, season_id, stage, event, section, tournament_id, standings_version, rank, places,
                    persons, clause, state, version, requested_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'OPEN', 1, ?)""",
                id,
                season.id(),
                list.stage(),
                list.event(),
                list.section(),
                list.tournamentId(),
                list.version(),
                tie.rank(),
                tie.places(),
                StoredJson.write(tie.persons()),
                tie.clause(),
                at);
        outbox.add(new PlayoffRequested(
                id.toString(),
                1,
                season.competition(),
                list.stage(),
                list.event(),
                list.section(),
                list.tournamentId(),
                list.version(),
                tie.persons().stream().map(UUID::toString).toList(),
                Objects.requireNonNullElse(tie.clause(), "")));
    }
}
