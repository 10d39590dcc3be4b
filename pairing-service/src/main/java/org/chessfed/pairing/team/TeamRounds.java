package org.chessfed.pairing.team;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.ResultCode;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.swiss.team.TeamSwissRules;
import org.chessfed.pairing.result.LatenessPolicy;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.chessfed.pairing.round.NoLegalPairing;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.team.TeamTournaments.Whole;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/** Rounds of teams: paired, looked over, published, played by board, completed. */
@ApplicationScoped
class TeamRounds {

    private final TeamRepository repository;
    private final TeamTournaments teams;
    private final Tournaments tournaments;
    private final Preconditions preconditions;
    private final BusinessClock clock;
    private final Audit audit;

    TeamRounds(
            TeamRepository repository,
            TeamTournaments teams,
            Tournaments tournaments,
            Preconditions preconditions,
            BusinessClock clock,
            Audit audit) {
        this.repository = repository;
        this.teams = teams;
        this.tournaments = tournaments;
        this.preconditions = preconditions;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * What is noted of a board.
     *
     * @param table table
     * @param board board
     * @param noted result by colours, and arrivals
     */
    record BoardResult(int table, int board, Noted noted) {}

    /**
     * Pairs a round. Pairing a round that is paired gives the same round.
     *
     * @param startsAt when it starts; null takes the calendar's time
     * @throws DomainProblem 404, 403; 409 while the round before is not completed, a parameter is open (round 1), the
     *     colour is not drawn (round 1), or no legal pairing exists; 400 if the start must be named
     */
    @Transactional
    TeamRound draft(UUID id, int number, @Nullable Instant startsAt) {
        Whole whole = teams.lock(id);
        Optional<TeamRound> paired = whole.round(number);
        if (paired.isPresent()) {
            return paired.get();
        }
        requirePairable(whole, number);
        Instant start = Optional.ofNullable(startsAt)
                .or(() -> whole.terms().common().plannedStart(number))
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of("/startsAt", "not-null")));
        TeamRound round = switch (new TeamSwiss(TeamSwissRules.STANDARD)
                .pair(TeamStatePolicy.state(whole.tournament(), whole.terms(), whole.completed()))) {
            case NoPairing none -> throw NoLegalPairing.because(none.reasons());
            case Pairing pairing ->
                new TeamRound(
                        number,
                        RoundStatus.DRAFT,
                        start,
                        pairing.bye().isPresent() ? pairing.bye().getAsInt() : null,
                        matches(pairing, whole.terms().team().size()));
        };
        repository.insert(id, round);
        audit.record("team-round-drafted", "team-tournament", id, String.valueOf(number));
        return round;
    }

    private static void requirePairable(Whole whole, int number) {
        Tournament tournament = whole.tournament().common();
        if (tournament.status() == TournamentStatus.FINISHED || number > tournament.rounds()) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        if (number != whole.completed().size() + 1) {
            throw DomainProblem.conflict("round-before-open").with("round", number);
        }
        if (number == 1) {
            List<Parameter> open = whole.terms().common().open();
            if (!open.isEmpty()) {
                throw DomainProblem.conflict("parameters-open").with("parameters", open);
            }
            if (tournament.initialColour().isEmpty()) {
                throw DomainProblem.conflict("lot-not-drawn");
            }
        }
    }

    private static List<TeamMatch> matches(Pairing pairing, int boards) {
        List<TeamMatch> matches = new ArrayList<>();
        for (Pairing.Board pair : pairing.boards()) {
            matches.add(new TeamMatch(
                    matches.size() + 1,
                    pair.white(),
                    pair.black(),
                    IntStream.rangeClosed(1, boards).mapToObj(BoardGame::open).toList()));
        }
        return matches;
    }

    /**
     * Notes that a draft was looked over.
     *
     * @throws DomainProblem 404, 403; 409 if it is no draft
     */
    @Transactional
    TeamRound check(UUID id, int number) {
        return move(teams.lock(id), number, RoundStatus.DRAFT, RoundStatus.CHECKED);
    }

    /**
     * Makes a checked round public. With round 1 the tournament has started.
     *
     * @throws DomainProblem 404, 403; 409 if it is not checked
     */
    @Transactional
    TeamRound publish(UUID id, int number) {
        Whole whole = teams.lock(id);
        TeamRound round = move(whole, number, RoundStatus.CHECKED, RoundStatus.PUBLISHED);
        if (number == 1) {
            tournaments.start(whole.tournament().common(), clock.now());
            audit.record("team-tournament-started", "team-tournament", id, "");
        }
        return round;
    }

    /**
     * Enters results of boards, all or none. Who sat down too late loses the board. A result that stands already may be sent
     * again, but not changed.
     *
     * @throws DomainProblem 404, 403; 409 if the round is not public or another result stands; 400 for a board that the
     *     round does not have or has twice, or a result that contradicts the arrivals
     */
    @Transactional
    TeamRound enterResults(UUID id, int number, List<BoardResult> results) {
        Whole whole = teams.lock(id);
        TeamRound round = requirePublic(find(whole, number));
        Set<List<Integer>> seen = new HashSet<>();
        for (int i = 0; i < results.size(); i++) {
            BoardResult entry = results.get(i);
            BoardGame game = game(round, entry.table(), entry.board()).orElse(null);
            if (game == null || !seen.add(List.of(entry.table(), entry.board()))) {
                throw DomainProblem.invalid(FieldError.of("/results/" + i + "/board", "no-board"));
            }
            ResultCode result = judge(whole.terms().common(), round, entry.noted(), "/results/" + i + "/result");
            BoardGame noted = game.with(result.white(), result.black());
            if (game.decided() && !game.equals(noted)) {
                throw DomainProblem.conflict("result-stands").with("board", entry.table() + "." + entry.board());
            }
            repository.save(id, number, entry.table(), noted);
        }
        audit.record("team-results-entered", "team-tournament", id, String.valueOf(number));
        return stored(whole, number);
    }

    private static ResultCode judge(TournamentTerms terms, TeamRound round, Noted noted, String pointer) {
        return LatenessPolicy.judge(round.startsAt(), terms.lateAfter().orElseThrow(), noted)
                .orElseThrow(() -> DomainProblem.invalid(
                        FieldError.of(pointer, noted.result() == null ? "not-null" : "late-loses")))
                .result();
    }

    /**
     * Corrects a result that stands; the next pairing and every later table go by the corrected one.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 while there is no result; 400 as {@link #enterResults}
     */
    @Transactional
    TeamRound correct(UUID id, int number, BoardResult corrected, String reason) {
        Whole whole = teams.lock(id);
        preconditions.require(whole.tournament().common().version());
        TeamRound round = requirePublic(find(whole, number));
        BoardGame game = game(round, corrected.table(), corrected.board()).orElseThrow(DomainProblem::notFound);
        if (!game.decided()) {
            throw DomainProblem.conflict("no-result").with("board", corrected.table() + "." + corrected.board());
        }
        ResultCode result = judge(whole.terms().common(), round, corrected.noted(), "/result");
        repository.save(id, number, corrected.table(), game.with(result.white(), result.black()));
        tournaments.touch(whole.tournament().common());
        audit.record("team-result-corrected", "team-tournament", id, reason);
        return stored(whole, number);
    }

    /**
     * Ends a round: every board has its result.
     *
     * @throws DomainProblem 404, 403; 409 if it is not public or a result is missing
     */
    @Transactional
    TeamRound complete(UUID id, int number) {
        Whole whole = teams.lock(id);
        TeamRound round = find(whole, number);
        List<String> missing = round.matches().stream()
                .flatMap(match -> match.games().stream()
                        .filter(game -> !game.decided())
                        .map(game -> match.table() + "." + game.board()))
                .toList();
        if (round.status() == RoundStatus.PUBLISHED && !missing.isEmpty()) {
            throw DomainProblem.conflict("results-missing").with("boards", missing);
        }
        return move(whole, number, RoundStatus.PUBLISHED, RoundStatus.COMPLETED);
    }

    /**
     * A round that is public.
     *
     * @throws DomainProblem 404 for an unknown one, or one that is not public yet
     */
    static TeamRound publicRound(Whole whole, int number) {
        return whole.round(number).filter(round -> round.status().isPublic()).orElseThrow(DomainProblem::notFound);
    }

    private TeamRound move(Whole whole, int number, RoundStatus from, RoundStatus to) {
        TeamRound round = find(whole, number);
        if (round.status() != from) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        TeamRound moved = round.in(to);
        UUID id = whole.tournament().id();
        repository.status(id, moved);
        audit.record("team-round-" + to.name().toLowerCase(Locale.ROOT), "team-tournament", id, "");
        return moved;
    }

    private static TeamRound requirePublic(TeamRound round) {
        if (!round.status().isPublic()) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        return round;
    }

    private static Optional<BoardGame> game(TeamRound round, int table, int board) {
        return round.match(table).stream()
                .flatMap(match -> match.games().stream())
                .filter(game -> game.board() == board)
                .findFirst();
    }

    private static TeamRound find(Whole whole, int number) {
        return whole.round(number).orElseThrow(DomainProblem::notFound);
    }

    private TeamRound stored(Whole whole, int number) {
        return repository.rounds(whole.tournament().id()).get(number - 1);
    }
}
