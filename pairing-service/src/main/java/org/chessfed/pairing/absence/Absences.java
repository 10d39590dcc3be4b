package org.chessfed.pairing.absence;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.pairing.absence.NoticePolicy.Notice;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.stage.Conduct.ByeRule;
import org.jspecify.annotations.Nullable;

/** Use cases of absences, byes and withdrawals. */
@ApplicationScoped
class Absences {

    private final Database database;
    private final Tournaments tournaments;
    private final Permissions permissions;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    Absences(
            Database database,
            Tournaments tournaments,
            Permissions permissions,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.database = database;
        this.tournaments = tournaments;
        this.permissions = permissions;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * What was noted.
     *
     * @param tournament the tournament
     * @param player the player
     * @param announcement what is announced
     * @param reasons why it is excused or not
     */
    record Noted(Tournament tournament, Entrant player, Announcement announcement, List<Reason> reasons) {}

    /**
     * Notes that a player will not be paired in some rounds.
     *
     * @param announcedAt when the notice came; null: now
     * @throws DomainProblem 404, 403; 409 when the tournament is over or a round is completed; 422 for a notice that the
     *     regulation does not take any more; 400 for a round that the tournament does not have, or a notice from the future
     */
    @Transactional
    List<Noted> announce(
            UUID tournamentId,
            String personId,
            List<Integer> rounds,
            AnnouncementKind kind,
            String reason,
            @Nullable Instant announcedAt) {
        Tournament tournament = tournaments.lock(tournamentId);
        List<Noted> noted =
                note(tournament, player(tournament, personId), rounds, kind, reason, at(announcedAt), false);
        audit.record("absence-announced", "tournament", tournamentId, reason);
        return noted;
    }

    /**
     * A player, or who holds his private link, asks not to be paired in some rounds; granted or refused at once.
     *
     * @throws DomainProblem 404, 403; 409 and 400 as {@link #announce}; 422 for what the regulation does not grant
     */
    @Transactional
    List<Noted> request(
            UUID tournamentId, String personId, List<Integer> rounds, AnnouncementKind kind, String reason) {
        permissions.require(Scope.person(personId));
        Tournament tournament = tournaments.lockForFact(tournamentId).orElseThrow(DomainProblem::notFound);
        List<Noted> noted = note(tournament, player(tournament, personId), rounds, kind, reason, clock.now(), true);
        audit.record("absence-requested", "tournament", tournamentId, reason);
        return noted;
    }

    /**
     * Takes an announcement back, such as an absence of somebody who is here after all.
     *
     * @throws DomainProblem 404, also where nothing is announced; 403; 409 once the round is paired: discard the draft, or
     *     change the published pairing by hand
     */
    @Transactional
    void revoke(UUID tournamentId, String personId, int round, String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        Entrant player = player(tournament, personId);
        if (database.number("select count(*) from round where tournament_id = ? and number = ?", tournamentId, round)
                > 0) {
            throw DomainProblem.conflict("round-paired").with("round", round);
        }
        int revoked = database.update(
                "delete from announcement where tournament_id = ? and round = ? and number = ?",
                tournamentId,
                round,
                player.number());
        if (revoked == 0) {
            throw DomainProblem.notFound();
        }
        audit.record("announcement-revoked", "tournament", tournamentId, reason);
    }

    /**
     * Notes that a player leaves the tournament: from a round on he is not paired any more.
     *
     * @throws DomainProblem as {@link #announce}; 400 for a round that the tournament does not have; leaving itself is
     *     never refused
     */
    @Transactional
    List<Noted> withdraw(
            UUID tournamentId, String personId, int fromRound, String reason, @Nullable Instant announcedAt) {
        Tournament tournament = tournaments.lock(tournamentId);
        if (fromRound > tournament.rounds()) {
            throw DomainProblem.invalid(new FieldError("/fromRound", "max", Map.of("value", tournament.rounds())));
        }
        List<Integer> rounds =
                IntStream.rangeClosed(fromRound, tournament.rounds()).boxed().toList();
        List<Noted> noted = note(
                tournament,
                player(tournament, personId),
                rounds,
                AnnouncementKind.WITHDRAWAL,
                reason,
                at(announcedAt),
                false);
        audit.record("player-withdrawn", "tournament", tournamentId, reason);
        return noted;
    }

    /** Everything that is announced in a tournament, in the order of rounds. */
    List<Noted> list(UUID tournamentId) {
        Tournament tournament = tournaments.authorised(tournamentId);
        return database.query(
                "select * from announcement where tournament_id = ? order by round, number",
                row -> new Noted(
                        tournament,
                        tournament.player(row.getInt("number")),
                        new Announcement(
                                row.getInt("number"),
                                row.getInt("round"),
                                AnnouncementKind.valueOf(row.getString("kind")),
                                row.getBoolean("excused"),
                                Objects.requireNonNull(Database.instant(row, "announced_at"))),
                        List.of()),
                tournamentId);
    }

    private Instant at(@Nullable Instant announcedAt) {
        Instant now = clock.now();
        if (announcedAt != null && announcedAt.isAfter(now)) {
            throw DomainProblem.invalid(FieldError.of("/announcedAt", "past-or-present"));
        }
        return announcedAt == null ? now : announcedAt;
    }

    private static Entrant player(Tournament tournament, String personId) {
        return tournament
                .playerOf(personId)
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of("/personId", "no-player")));
    }

    private List<Noted> note(
            Tournament tournament,
            Entrant player,
            List<Integer> rounds,
            AnnouncementKind kind,
            String reason,
            Instant at,
            boolean requested) {
        if (tournament.status().ended()) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        List<Noted> noted = new ArrayList<>();
        for (int round : rounds) {
            if (round < 1 || round > tournament.rounds()) {
                throw DomainProblem.invalid(FieldError.of("/rounds", "no-round"));
            }
            if (database.number(
                            "select count(*) from round where tournament_id = ? and number = ? and status = 'COMPLETED'",
                            tournament.id(),
                            round)
                    > 0) {
                throw DomainProblem.conflict("round-state").with("state", "COMPLETED");
            }
            if (requested && isPublic(tournament, round)) {
                throw DomainProblem.conflict("round-paired").with("round", round);
            }
            requireBye(tournament, player, round, kind, at, requested);
            Decision<Notice> judged = judge(tournament, round, kind, at);
            boolean excused = judged.value() == Notice.EXCUSED;
            if (judged.value() == Notice.REFUSED && kind != AnnouncementKind.WITHDRAWAL) {
                throw DomainProblem.refused("notice-late").because(judged.reasons());
            }
            database.update(
                    """
                    insert into announcement(tournament_id, number, round, kind, excused, reason, announced_at, announced_by)
                    values (?, ?, ?, ?, ?, ?, ?, ?)
                    on conflict (tournament_id, number, round) do update set kind = excluded.kind, reason = excluded.reason""", tournament.id(), player.number(), round, kind.name(), excused, reason, at, caller.name());
            noted.add(new Noted(
                    tournament, player, new Announcement(player.number(), round, kind, excused, at), judged.reasons()));
        }
        return noted;
    }

    private boolean isPublic(Tournament tournament, int round) {
        return database.number(
                        "select count(*) from round where tournament_id = ? and number = ? and page is not null",
                        tournament.id(),
                        round)
                > 0;
    }

    private void requireBye(
            Tournament tournament, Entrant player, int round, AnnouncementKind kind, Instant at, boolean requested) {
        if (kind.bye().isEmpty()) {
            return;
        }
        TournamentTerms terms = tournaments.terms(tournament);
        Optional<ByeRule> rule = terms.rule().conduct().byes().stream()
                .filter(one -> one.kind() == kind.bye().orElseThrow())
                .findFirst();
        if (rule.isEmpty()) {
            if (requested) {
                throw DomainProblem.refused("bye-refused")
                        .because(List.of(Reason.of(null, AbsenceReason.BYE_NOT_OFFERED)));
            }
            return;
        }
        long others = database.number(
                "select count(*) from announcement where tournament_id = ? and number = ? and kind = ? and round <> ?",
                tournament.id(),
                player.number(),
                kind.name(),
                round);
        Instant start = start(tournament, terms, round);
        Decision<Boolean> judged = ByePolicy.judge(
                rule.get(),
                terms.regulation().identity().zone(),
                terms.anchors()
                        .with(Anchor.ROUND_START, start)
                        .with(Anchor.PRECEDING_ROUND_START, start(tournament, terms, Math.max(1, round - 1))),
                round,
                tournament.rounds(),
                (int) others,
                at);
        if (!judged.value()) {
            DomainProblem refused = DomainProblem.refused("bye-refused").because(judged.reasons());
            String clause = rule.get().clause();
            throw clause == null ? refused : refused.clause(clause);
        }
    }

    private Decision<Notice> judge(Tournament tournament, int round, AnnouncementKind kind, Instant at) {
        if (!kind.missed()) {
            return new Decision<>(Notice.EXCUSED, List.of());
        }
        TournamentTerms terms = tournaments.terms(tournament);
        return NoticePolicy.judge(
                terms.rule().absenceNotice(),
                terms.regulation().identity().zone(),
                terms.anchors(),
                start(tournament, terms, round),
                start(tournament, terms, Math.max(1, round - 1)),
                at);
    }

    private Instant start(Tournament tournament, TournamentTerms terms, int round) {
        return database.first(
                        "select starts_at from round where tournament_id = ? and number = ?",
                        row -> Objects.requireNonNull(Database.instant(row, "starts_at")),
                        tournament.id(),
                        round)
                .or(() -> terms.plannedStart(round))
                .orElseThrow(() -> DomainProblem.conflict("start-unknown").with("round", round));
    }
}
