package org.chessfed.pairing.tournament;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.pairing.page.Pages;
import org.jspecify.annotations.Nullable;

/** What missing the check-in means, and the question that is asked where too many have missed it. */
@ApplicationScoped
class CheckIns {

    private final Database database;
    private final Pages pages;
    private final Tournaments tournaments;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    CheckIns(Database database, Pages pages, Tournaments tournaments, Audit audit, Caller caller, BusinessClock clock) {
        this.database = database;
        this.pages = pages;
        this.tournaments = tournaments;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * The question who is really absent.
     *
     * @param personIds persons who had not checked in
     * @param askedAt when the roster was closed
     * @param absentIds of these, who is absent; null while it is not answered
     * @param answeredBy who answered
     */
    record Question(
            List<String> personIds,
            Instant askedAt,
            @Nullable List<String> absentIds,
            @Nullable String answeredBy) {}

    /** Asks about persons who had not checked in. */
    void ask(Tournament tournament, List<String> personIds, Instant at) {
        database.update(
                "insert into check_in_question(tournament_id, person_ids, asked_at) values (?, ?::jsonb, ?)",
                tournament.id(),
                pages.write(personIds),
                at);
    }

    /** Marks persons as absent in round 1, without excuse. */
    void absentInRoundOne(Tournament tournament, List<String> personIds, String by, Instant at) {
        for (String person : personIds) {
            database.update(
                    """
                    insert into announcement(tournament_id, number, round, kind, excused, reason, announced_at, announced_by)
                    values (?, ?, 1, 'ABSENCE', false, 'not checked in', ?, ?) on conflict do nothing""",
                    tournament.id(),
                    tournament.playerOf(person).orElseThrow().number(),
                    at,
                    by);
        }
    }

    /**
     * The question of a tournament, for arbiters.
     *
     * @throws DomainProblem 404, also where nothing is asked; 403
     */
    Question question(UUID tournamentId) {
        tournaments.authorised(tournamentId);
        return find(tournamentId);
    }

    /**
     * Answers who is absent in round 1.
     *
     * @param absentIds persons asked about who are absent; the others are here
     * @throws DomainProblem 404, also where nothing is asked; 403; 409 if it was answered otherwise; 400 for a person who
     *     was not asked about
     */
    @Transactional
    Question answer(UUID tournamentId, List<String> absentIds) {
        Tournament tournament = tournaments.lock(tournamentId);
        Question question = find(tournamentId);
        if (question.absentIds() != null) {
            if (!question.absentIds().equals(absentIds)) {
                throw DomainProblem.conflict("check-in-answered");
            }
            return question;
        }
        for (int i = 0; i < absentIds.size(); i++) {
            if (!question.personIds().contains(absentIds.get(i))) {
                throw DomainProblem.invalid(FieldError.of("/absentIds/" + i, "not-asked-about"));
            }
            if (tournament.playerOf(absentIds.get(i)).isEmpty()) {
                throw DomainProblem.invalid(FieldError.of("/absentIds/" + i, "no-player"));
            }
        }
        Instant now = clock.now();
        database.update("""
                update check_in_question set absent_ids = ?::jsonb, answered_by = ?, answered_at = ?
                where tournament_id = ? and answered_at is null""", pages.write(absentIds), caller.name(), now, tournamentId);
        absentInRoundOne(tournament, absentIds, caller.name(), now);
        audit.record("check-in-answered", "tournament", tournamentId, "");
        return find(tournamentId);
    }

    private Question find(UUID tournamentId) {
        return database.first(
                        "select * from check_in_question where tournament_id = ?",
                        row -> {
                            String absent = row.getString("absent_ids");
                            return new Question(
                                    pages.read(row.getString("person_ids"), new TypeReference<List<String>>() {}),
                                    Objects.requireNonNull(Database.instant(row, "asked_at")),
                                    absent == null ? null : pages.read(absent, new TypeReference<List<String>>() {}),
                                    row.getString("answered_by"));
                        },
                        tournamentId)
                .orElseThrow(DomainProblem::notFound);
    }
}
