package org.chessfed.pairing.playoff;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.pairing.page.Pages;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.standings.StandingsStatus;
import org.chessfed.pairing.tournament.Lot;
import org.chessfed.pairing.tournament.Lots;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.Tournaments;
import org.jspecify.annotations.Nullable;

/** Use cases of playoffs: format and outcome are the chief arbiter's, who enters the order. */
@ApplicationScoped
public class Playoffs {

    private final Database database;
    private final Pages pages;
    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Lots lots;
    private final StandingsBook standings;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    Playoffs(
            Database database,
            Pages pages,
            Tournaments tournaments,
            Rounds rounds,
            Lots lots,
            StandingsBook standings,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.database = database;
        this.pages = pages;
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.lots = lots;
        this.standings = standings;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /** Takes a request up; a later version of an undecided one replaces it. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void request(PlayoffRequested fact, Instant at) {
        request(fact, Playoff.Kind.PLAYOFF, at);
    }

    /** As {@link #request(PlayoffRequested, Instant)}, by a kind of decision. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void request(PlayoffRequested fact, Playoff.Kind kind, Instant at) {
        database.update(
                """
                insert into playoff(id, version, tournament_id, section, person_ids, clause, standings_version, status,
                    requested_at, kind)
                values (?, ?, ?, ?, ?::jsonb, ?, ?, 'REQUESTED', ?, ?)
                on conflict (id) do update set version = excluded.version, person_ids = excluded.person_ids,
                    clause = excluded.clause, standings_version = excluded.standings_version
                where playoff.status = 'REQUESTED' and playoff.version < excluded.version""",
                fact.playoffId(),
                fact.version(),
                UUID.fromString(fact.tournamentId()),
                fact.section(),
                pages.write(fact.personIds()),
                fact.clause(),
                fact.standingsVersion(),
                at,
                kind.name());
    }

    /** Playoffs of a tournament, the oldest first. */
    List<Playoff> list(UUID tournamentId) {
        tournaments.authorised(tournamentId);
        return database.query(
                "select * from playoff where tournament_id = ? order by requested_at, id", this::read, tournamentId);
    }

    /**
     * Enters the order that a playoff brought about, and publishes the standings again.
     *
     * @param order the tied persons, the best first; who stays equal stands in one list
     * @param note how it was decided, shown beside the rank
     * @throws DomainProblem 404, 403; 409 if it is decided already, or lots decide; 400 if the order does not name exactly the tied ones
     */
    @Transactional
    Playoff decide(UUID tournamentId, String playoffId, List<List<String>> order, String note) {
        Tournament tournament = tournaments.lock(tournamentId);
        Playoff playoff = undecided(tournamentId, playoffId);
        if (playoff.kind() == Playoff.Kind.LOTS) {
            throw DomainProblem.conflict("lots-due");
        }
        return decide(tournament, playoff, order, note);
    }

    private Playoff undecided(UUID tournamentId, String playoffId) {
        Playoff playoff = find(tournamentId, playoffId);
        if ("DECIDED".equals(playoff.status())) {
            throw DomainProblem.conflict("playoff-decided");
        }
        return playoff;
    }

    /**
     * Draws lots, or records a draw at the venue; a draw that decides a tie publishes the standings again.
     *
     * @param playoffId the tie that it decides; null for none
     * @param candidates among whom; null for a tie, whose persons they are
     * @param outcome what came out; null: the platform draws
     * @param witness who saw it
     * @throws DomainProblem 404, 403; 409 if the tie is decided already, or is played out; 400 without candidates, or for an
     *     outcome that does not go with them
     */
    @Transactional
    Lot draw(
            UUID tournamentId,
            @Nullable String playoffId,
            @Nullable List<String> candidates,
            @Nullable List<String> outcome,
            String witness,
            String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        if (playoffId == null) {
            if (candidates == null) {
                throw DomainProblem.invalid(FieldError.of("/candidates", "not-null"));
            }
            Lot lot = lots.draw(tournamentId, Lot.Kind.OTHER, reason, candidates, outcome, witness, null);
            audit.record("lots-drawn", "tournament", tournamentId, reason);
            return lot;
        }
        Playoff playoff = undecided(tournamentId, playoffId);
        if (playoff.kind() != Playoff.Kind.LOTS) {
            throw DomainProblem.conflict("playoff-due");
        }
        if (outcome != null && outcome.size() != playoff.personIds().size()) {
            throw DomainProblem.invalid(FieldError.of("/outcome", "not-the-tied"));
        }
        Lot lot = lots.draw(tournamentId, Lot.Kind.RANKING, reason, playoff.personIds(), outcome, witness, playoffId);
        decide(tournament, playoff, lot.outcome().stream().map(List::of).toList(), reason + "; " + witness);
        return lot;
    }

    /** Every draw of lots of a tournament, as everybody may see it. */
    List<Lot> lots(UUID tournamentId) {
        return lots.of(tournaments.get(tournamentId).id());
    }

    private Playoff decide(Tournament tournament, Playoff playoff, List<List<String>> order, String note) {
        UUID tournamentId = tournament.id();
        String playoffId = playoff.id();
        List<String> named = order.stream().flatMap(List::stream).toList();
        if (named.size() != playoff.personIds().size()
                || !new HashSet<>(named).equals(new HashSet<>(playoff.personIds()))) {
            throw DomainProblem.invalid(FieldError.of("/order", "not-the-tied"));
        }
        database.update("""
                update playoff set status = 'DECIDED', decided_order = ?::jsonb, note = ?, decided_at = ?, decided_by = ?
                where id = ? and status = 'REQUESTED'""", pages.write(order), note, clock.now(), caller.name(), playoffId);
        audit.record("playoff-decided", "playoff", playoffId, note);
        boolean closed = tournament.status() == TournamentStatus.FINISHED && !standings.playoffDue(tournamentId);
        standings.publish(
                tournaments.touch(tournament),
                rounds.completed(tournamentId),
                closed ? StandingsStatus.FINAL : StandingsStatus.PROVISIONAL);
        return find(tournamentId, playoffId);
    }

    private Playoff find(UUID tournamentId, String playoffId) {
        return database.first(
                        "select * from playoff where id = ? and tournament_id = ?", this::read, playoffId, tournamentId)
                .orElseThrow(DomainProblem::notFound);
    }

    private Playoff read(ResultSet row) throws SQLException {
        String order = row.getString("decided_order");
        return new Playoff(
                row.getString("id"),
                row.getLong("version"),
                row.getObject("tournament_id", UUID.class),
                row.getString("section"),
                pages.read(row.getString("person_ids"), new TypeReference<List<String>>() {}),
                row.getString("clause"),
                Playoff.Kind.valueOf(row.getString("kind")),
                row.getString("status"),
                order == null ? null : pages.read(order, new TypeReference<List<List<String>>>() {}),
                row.getString("note"),
                Objects.requireNonNull(Database.instant(row, "requested_at")),
                Database.instant(row, "decided_at"),
                row.getString("decided_by"));
    }
}
