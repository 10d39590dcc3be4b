package org.chessfed.registration.roster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.registration.entry.Entries;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.Stage;

/** Closes the entry list of an event. */
@ApplicationScoped
public class Rosters {

    private final Database database;
    private final Regulations regulations;
    private final Entries entries;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;
    private final ObjectMapper json;

    Rosters(
            Database database,
            Regulations regulations,
            Entries entries,
            Outbox outbox,
            Audit audit,
            BusinessClock clock,
            ObjectMapper json) {
        this.database = database;
        this.regulations = regulations;
        this.entries = entries;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
        this.json = json;
    }

    /**
     * Freezes the confirmed entries of an event; every other entry that stands is cancelled as unpaid. Closing a closed roster
     * gives it again. An entry that is paid or cancelled at the same moment waits, see {@link AmendRoster}.
     *
     * @throws DomainProblem 404 for an unknown event, 409 if nobody has a confirmed entry
     */
    @Transactional
    RosterState close(String competition, String event, String closedBy) {
        RosterLock.alone(database, competition, event);
        Optional<RosterState> closed = find(competition, event);
        if (closed.isPresent()) {
            return closed.get();
        }
        Regulation regulation = regulations.require(competition);
        Stage stage = regulation.stageOfEvent(event).orElseThrow(DomainProblem::notFound);
        Instant now = clock.now();
        entries.cancelUnpaid(competition, event, stage.entry().clause(), now);
        List<RosterState.Line> lines = entries.rosterLines(competition, event);
        if (lines.isEmpty()) {
            throw DomainProblem.conflict("roster-empty");
        }
        UUID id = Ids.next();
        RosterState roster = new RosterState(
                id.toString(), competition, regulation.identity().version(), stage.id(), event, now, lines);
        database.update(
                """
                insert into roster(id, version, competition, competition_version, stage, event, closed_at, closed_by, lines)
                values (?, 0, ?, ?, ?, ?, ?, ?, ?::jsonb)""", id, competition, regulation.identity().version(), stage.id(), event, now, closedBy, write(roster));
        outbox.add(new RosterClosed(roster, 0));
        audit.record("roster-closed", "roster", id, "");
        return roster;
    }

    /** The closed roster of an event; empty while its list is open. */
    Optional<RosterState> find(String competition, String event) {
        return database.first(
                "select lines from roster where competition = ? and event = ?",
                row -> read(row.getString(1)),
                competition,
                event);
    }

    /** When the lists of a competition's events were closed, by event; open ones are left out. */
    public Map<String, Instant> closed(String competition) {
        Map<String, Instant> closed = new HashMap<>();
        database.query(
                        "select event, closed_at from roster where competition = ?",
                        row -> Map.entry(
                                row.getString("event"),
                                row.getTimestamp("closed_at").toInstant()),
                        competition)
                .forEach(entry -> closed.put(entry.getKey(), entry.getValue()));
        return closed;
    }

    /** A closed roster and the version of its last fact. */
    record Versioned(RosterState roster, long version) {}

    /** The closed roster of an event, locked until the transaction ends; empty while its list is open. */
    Optional<Versioned> lock(String competition, String event) {
        return database.first(
                "select version, lines from roster where competition = ? and event = ? for update",
                row -> new Versioned(read(row.getString("lines")), row.getLong("version")),
                competition,
                event);
    }

    /** Stores other lines of a locked roster and tells the fact. */
    void amend(Versioned before, List<RosterState.Line> lines) {
        RosterState old = before.roster();
        RosterState roster = new RosterState(
                old.rosterId(),
                old.competition(),
                old.competitionVersion(),
                old.stage(),
                old.event(),
                old.closedAt(),
                lines);
        long version = before.version() + 1;
        database.update(
                "update roster set version = ?, lines = ?::jsonb where id = ?",
                version,
                write(roster),
                UUID.fromString(roster.rosterId()));
        outbox.add(new RosterAmended(roster, version));
        audit.record("roster-amended", "roster", roster.rosterId(), "");
    }

    /** The next closed rosters behind an id, in the order of ids; of one competition where that is not empty. */
    List<Versioned> after(UUID id, String competition, int most) {
        return database.query(
                "select version, lines from roster where id > ? and (? = '' or competition = ?) order by id limit ?",
                row -> new Versioned(read(row.getString("lines")), row.getLong("version")),
                id,
                competition,
                competition,
                most);
    }

    private String write(RosterState roster) {
        try {
            return json.writeValueAsString(roster);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private RosterState read(String text) {
        try {
            return json.readValue(text, RosterState.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
