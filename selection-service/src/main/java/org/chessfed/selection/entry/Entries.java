package org.chessfed.selection.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.events.pairing.RoundCard;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.RosterState;

/** Copies of entries, rosters, first rounds and void results. */
@ApplicationScoped
public class Entries {

    private final Database database;

    Entries(Database database) {
        this.database = database;
    }

    /**
     * How far a list of an event is.
     *
     * @param stage the stage
     * @param event the event
     * @param section the section
     * @param entries entries that were not cancelled
     * @param paid of these, confirmed ones
     * @param played persons on the closed roster
     */
    public record Progress(String stage, String event, String section, long entries, long paid, long played) {}

    /** How far each list of a competition is, by stage, event and section. */
    public List<Progress> progress(String competition) {
        return database.query(
                """
                select stage, event, section,
                       sum(entered) as entries, sum(paid) as paid, sum(played) as played
                from (select stage, event, section,
                             case when status <> 'CANCELLED' then 1 else 0 end as entered,
                             case when status = 'CONFIRMED' then 1 else 0 end as paid, 0 as played
                      from entry_copy where competition = ? and role = 'PLAYER'
                      union all
                      select r.stage, r.event, l.section, 0, 0, 1
                      from roster_copy r join roster_line_copy l on l.roster_id = r.id where r.competition = ?) counted
                group by stage, event, section order by stage, event, section""",
                row -> new Progress(
                        row.getString("stage"),
                        row.getString("event"),
                        row.getString("section"),
                        row.getLong("entries"),
                        row.getLong("paid"),
                        row.getLong("played")),
                competition,
                competition);
    }

    /** The first of a person's confirmed entries by form in some stages; empty without one. */
    public Optional<String> confirmedEvent(String competition, UUID person, List<String> stages) {
        return database.first("""
                select event from entry_copy
                where competition = ? and person_id = ? and source = 'FORM' and status = 'CONFIRMED' and stage = any(?)
                order by confirmed_at limit 1""", row -> row.getString(1), competition, person, stages.toArray(String[]::new));
    }

    /** When the first round of an event was published; empty if not yet. */
    public Optional<Instant> roundOne(String competition, String event) {
        return database.first(
                "select published_at from round_one where competition = ? and event = ?",
                row -> row.getTimestamp(1).toInstant(),
                competition,
                event);
    }

    /** Whether the roster of an event is closed. */
    public boolean rosterClosed(String competition, String event) {
        return database.number(
                        "select count(*) from roster_copy where competition = ? and event = ?", competition, event)
                > 0;
    }

    void keep(EntryState entry) {
        database.update(
                """
                insert into entry_copy(id, competition, stage, event, section, person_id, role, status, source, berth_id,
                    submitted_at, confirmed_at, checked_in_at, cancel_cause)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set stage = excluded.stage, event = excluded.event, section = excluded.section,
                    person_id = excluded.person_id, role = excluded.role, status = excluded.status,
                    confirmed_at = excluded.confirmed_at, checked_in_at = excluded.checked_in_at,
                    cancel_cause = excluded.cancel_cause""",
                UUID.fromString(entry.entryId()),
                entry.competition(),
                entry.stage(),
                entry.event(),
                entry.section(),
                UUID.fromString(entry.person().personId()),
                entry.role(),
                entry.status().name(),
                entry.source(),
                entry.berthId() == null ? null : UUID.fromString(entry.berthId()),
                entry.submittedAt(),
                entry.confirmedAt(),
                entry.checkedInAt(),
                entry.cancelCause());
    }

    void keep(RosterState roster) {
        database.update(
                "delete from roster_copy where competition = ? and event = ?", roster.competition(), roster.event());
        database.update(
                "insert into roster_copy(id, competition, stage, event, closed_at) values (?, ?, ?, ?, ?)",
                roster.rosterId(),
                roster.competition(),
                roster.stage(),
                roster.event(),
                roster.closedAt());
        for (var line : roster.lines()) {
            database.update(
                    "insert into roster_line_copy(roster_id, person_id, section) values (?, ?, ?)",
                    roster.rosterId(),
                    UUID.fromString(line.person().personId()),
                    line.section());
        }
    }

    /** Notes the first round of an event; where an event has several tournaments, the earliest counts. */
    void keep(RoundCard round, Instant publishedAt) {
        database.update("""
                insert into round_one(competition, event, stage, published_at) values (?, ?, ?, ?)
                on conflict (competition, event) do update set published_at = least(round_one.published_at, excluded.published_at)""", round.competition(), round.event(), round.stage(), publishedAt);
    }

    void keep(PlayerVoided player) {
        database.update(
                """
                insert into void_player(competition, event, person_id, missed, clause) values (?, ?, ?, ?, ?)
                on conflict (competition, event, person_id) do update set missed = excluded.missed, clause = excluded.clause""",
                player.competition(),
                player.event(),
                UUID.fromString(player.personId()),
                player.missed(),
                player.clause());
    }
}
