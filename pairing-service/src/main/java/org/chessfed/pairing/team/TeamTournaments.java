package org.chessfed.pairing.team;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
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
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Colour;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Remark;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.swiss.team.TeamSwissRules;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.UnknownTieBreak;
import org.chessfed.pairing.result.ResultCode;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.tournament.RankingChain;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/** Use cases of tournaments of teams. */
@ApplicationScoped
class TeamTournaments {

    private final TeamRepository repository;
    private final Competitions competitions;
    private final Permissions permissions;
    private final Preconditions preconditions;
    private final BusinessClock clock;
    private final Audit audit;
    private final SecureRandom lots = new SecureRandom();

    TeamTournaments(
            TeamRepository repository,
            Competitions competitions,
            Permissions permissions,
            Preconditions preconditions,
            BusinessClock clock,
            Audit audit) {
        this.repository = repository;
        this.competitions = competitions;
        this.permissions = permissions;
        this.preconditions = preconditions;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * A team as it is handed in.
     *
     * @param nameZh its name
     * @param filler whether the host added it
     * @param players in board order
     */
    record Entered(String nameZh, boolean filler, List<TeamPlayer> players) {}

    /**
     * A result of a board.
     *
     * @param table table
     * @param board board
     * @param result result by colours
     */
    record BoardResult(int table, int board, ResultCode result) {}

    /**
     * A tournament with its terms and rounds.
     *
     * @param tournament the tournament
     * @param terms its terms
     * @param rounds all rounds, in order
     */
    record Whole(TeamTournament tournament, TeamTerms terms, List<TeamRound> rounds) {

        /** Rounds whose results all stand. */
        List<TeamRound> completed() {
            return rounds.stream()
                    .filter(round -> round.status() == RoundStatus.COMPLETED)
                    .toList();
        }
    }

    /**
     * Takes over the list of teams of a section. Their order is that of their numbers; the order of the boards stands from
     * here on.
     *
     * @throws DomainProblem 404 for an event or section that no teams play in; 403; 400 for a team of the wrong size, a
     *     name or a person that stands twice, fewer than two teams; 409 if the section has its teams
     */
    @Transactional
    Whole enter(String competition, String event, String section, List<Entered> teams) {
        permissions.require(Scope.event(competition, event));
        Competitions.Regulation inForce = competitions.inForce(competition).orElseThrow(DomainProblem::notFound);
        Regulation regulation =
                competitions.regulation(competition, inForce.version()).orElseThrow(DomainProblem::notFound);
        TournamentRule rule = TeamTerms.rule(regulation, event, section).orElseThrow(DomainProblem::notFound);
        Stage stage = regulation.stageOfEvent(event).orElseThrow(DomainProblem::notFound);
        List<Team> numbered = new ArrayList<>();
        for (Entered team : teams) {
            numbered.add(new Team(numbered.size() + 1, team.nameZh(), team.filler(), team.players()));
        }
        TeamTournament tournament = new TeamTournament(
                Ids.next(),
                0,
                competition,
                inForce.version(),
                stage.id(),
                event,
                rule.id(),
                rule.play().rounds(),
                TournamentStatus.CREATED,
                Optional.empty(),
                List.of(),
                null,
                numbered);
        TeamTerms terms = TeamTerms.of(regulation, tournament);
        requireTeams(numbered, terms.team().size());
        if (!repository.insert(tournament, clock.now())) {
            throw DomainProblem.conflict("teams-entered").with("section", section);
        }
        audit.record("teams-entered", "team-tournament", tournament.id(), "");
        return new Whole(tournament, terms, List.of());
    }

    private static void requireTeams(List<Team> teams, int size) {
        Set<String> names = new HashSet<>();
        Set<String> persons = new HashSet<>();
        for (Team team : teams) {
            String pointer = "/teams/" + (team.number() - 1);
            if (team.players().size() != size) {
                throw DomainProblem.invalid(FieldError.of(pointer + "/players", "team-size"));
            }
            if (!names.add(team.nameZh())) {
                throw DomainProblem.invalid(FieldError.of(pointer + "/nameZh", "stands-twice"));
            }
            for (TeamPlayer player : team.players()) {
                if (player.personId() != null && !persons.add(player.personId())) {
                    throw DomainProblem.invalid(
                            FieldError.of(pointer + "/players/" + (player.board() - 1), "stands-twice"));
                }
            }
        }
    }

    /** Tournaments of teams of a competition, of one event or (empty) of all. */
    List<Whole> list(String competition, String event) {
        return repository.list(competition, event).stream().map(this::whole).toList();
    }

    /**
     * A tournament, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    Whole get(UUID id) {
        return whole(repository.find(id).orElseThrow(DomainProblem::notFound));
    }

    private Whole lock(UUID id) {
        TeamTournament found = repository.find(id).orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.event(found.competition(), found.event()), Scope.tournament(id));
        return whole(repository.lock(id).orElseThrow(DomainProblem::notFound));
    }

    private Whole whole(TeamTournament tournament) {
        Regulation regulation = competitions
                .regulation(tournament.competition(), tournament.competitionVersion())
                .orElseThrow();
        return new Whole(tournament, TeamTerms.of(regulation, tournament), repository.rounds(tournament.id()));
    }

    /**
     * Fills the parameters that the regulation leaves to the chief arbiter (CV-6).
     *
     * @param chain ranking chain; null leaves it
     * @param lateAfterMinutes default time; null leaves it
     * @throws DomainProblem 404, 403, 412, 428; 409 once round 1 is published, 422 for a parameter that the regulation
     *     sets, 400 for an unknown tie-break
     */
    @Transactional
    Whole setParameters(UUID id, @Nullable List<String> chain, @Nullable Integer lateAfterMinutes) {
        Whole whole = lock(id);
        TeamTournament tournament = whole.tournament();
        preconditions.require(tournament.version());
        requireCreated(tournament);
        List<Parameter> open = whole.terms().common().rule().open();
        if (chain != null && !open.contains(Parameter.RANKING_CHAIN)
                || lateAfterMinutes != null && !open.contains(Parameter.LATE_AFTER_MINUTES)) {
            throw DomainProblem.refused("parameter-fixed");
        }
        if (chain != null) {
            try {
                RankingChain.of(chain);
            } catch (UnknownTieBreak e) {
                throw DomainProblem.invalid(FieldError.of("/chain", "unknown-tie-break"));
            }
        }
        return changed(
                tournament.changed(
                        tournament.status(),
                        tournament.initialColour(),
                        chain == null ? tournament.chain() : chain,
                        lateAfterMinutes == null ? tournament.lateAfterMinutes() : lateAfterMinutes),
                "team-parameters-set");
    }

    /**
     * Records the lot for the first board of the first team of round 1 (C.04.6, 4.1).
     *
     * @param drawn colour drawn at the venue; null lets the service draw it
     * @throws DomainProblem 404, 403; 409 if a colour was drawn before
     */
    @Transactional
    Whole drawColour(UUID id, @Nullable Colour drawn) {
        TeamTournament tournament = lock(id).tournament();
        if (tournament.initialColour().isPresent()) {
            throw DomainProblem.conflict("lot-drawn");
        }
        Colour colour = drawn == null ? Colour.values()[lots.nextInt(2)] : drawn;
        return changed(
                tournament.changed(
                        tournament.status(), Optional.of(colour), tournament.chain(), tournament.lateAfterMinutes()),
                "team-colour-drawn");
    }

    private Whole changed(TeamTournament tournament, String action) {
        repository.update(tournament);
        audit.record(action, "team-tournament", tournament.id(), "");
        return whole(tournament);
    }

    private static void requireCreated(TeamTournament tournament) {
        if (tournament.status() != TournamentStatus.CREATED) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
    }

    /**
     * Pairs a round. Pairing a round that is paired gives the same round.
     *
     * @param startsAt when it starts; null takes the calendar's time
     * @throws DomainProblem 404, 403; 409 while the round before is not completed, a parameter is open (round 1), the
     *     colour is not drawn (round 1), or no legal pairing exists; 400 if the start must be named
     */
    @Transactional
    TeamRound draft(UUID id, int number, @Nullable Instant startsAt) {
        Whole whole = lock(id);
        Optional<TeamRound> paired = round(whole, number);
        if (paired.isPresent()) {
            return paired.get();
        }
        requirePairable(whole, number);
        Instant start = Optional.ofNullable(startsAt)
                .or(() -> whole.terms().common().plannedStart(number))
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of("/startsAt", "not-null")));
        TeamRound round = switch (new TeamSwiss(TeamSwissRules.STANDARD)
                .pair(TeamStatePolicy.state(whole.tournament(), whole.terms(), whole.completed()))) {
            case NoPairing none -> throw DomainProblem.conflict("no-pairing").because(worded(none.reasons()));
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
        TeamTournament tournament = whole.tournament();
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

    private static List<Reason> worded(List<Remark> remarks) {
        return remarks.stream()
                .map(remark -> new Reason(
                        null,
                        remark.key(),
                        remark.numbers().stream().map(String::valueOf).toList()))
                .toList();
    }

    /**
     * Notes that a draft was looked over.
     *
     * @throws DomainProblem 404, 403; 409 if it is no draft
     */
    @Transactional
    TeamRound check(UUID id, int number) {
        return move(lock(id), number, RoundStatus.DRAFT, RoundStatus.CHECKED);
    }

    /**
     * Makes a checked round public. With round 1 the tournament has started.
     *
     * @throws DomainProblem 404, 403; 409 if it is not checked
     */
    @Transactional
    TeamRound publish(UUID id, int number) {
        Whole whole = lock(id);
        TeamRound round = move(whole, number, RoundStatus.CHECKED, RoundStatus.PUBLISHED);
        if (number == 1) {
            TeamTournament tournament = whole.tournament();
            changed(
                    tournament.changed(
                            TournamentStatus.RUNNING,
                            tournament.initialColour(),
                            tournament.chain(),
                            tournament.lateAfterMinutes()),
                    "team-tournament-started");
        }
        return round;
    }

    /**
     * Enters results of boards, all or none. A result that stands already may be sent again, but not changed.
     *
     * @throws DomainProblem 404, 403; 409 if the round is not public or another result stands; 400 for a board that the
     *     round does not have or has twice
     */
    @Transactional
    TeamRound enterResults(UUID id, int number, List<BoardResult> results) {
        TeamRound round = requirePublic(requireRound(lock(id), number));
        Set<List<Integer>> seen = new HashSet<>();
        for (int i = 0; i < results.size(); i++) {
            BoardResult entry = results.get(i);
            BoardGame game = game(round, entry.table(), entry.board()).orElse(null);
            if (game == null || !seen.add(List.of(entry.table(), entry.board()))) {
                throw DomainProblem.invalid(FieldError.of("/results/" + i + "/board", "no-board"));
            }
            BoardGame noted = game.with(entry.result().white(), entry.result().black());
            if (game.decided() && !game.equals(noted)) {
                throw DomainProblem.conflict("result-stands").with("board", entry.table() + "." + entry.board());
            }
            repository.save(id, number, entry.table(), noted);
        }
        audit.record("team-results-entered", "team-tournament", id, String.valueOf(number));
        return requireRound(get(id), number);
    }

    /**
     * Corrects a result that stands; the next pairing and every later table go by the corrected one.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 while there is no result
     */
    @Transactional
    TeamRound correct(UUID id, int number, BoardResult corrected, String reason) {
        Whole whole = lock(id);
        preconditions.require(whole.tournament().version());
        TeamRound round = requirePublic(requireRound(whole, number));
        BoardGame game = game(round, corrected.table(), corrected.board()).orElseThrow(DomainProblem::notFound);
        if (!game.decided()) {
            throw DomainProblem.conflict("no-result").with("board", corrected.table() + "." + corrected.board());
        }
        repository.save(
                id,
                number,
                corrected.table(),
                game.with(corrected.result().white(), corrected.result().black()));
        TeamTournament tournament = whole.tournament();
        repository.update(tournament.changed(
                tournament.status(), tournament.initialColour(), tournament.chain(), tournament.lateAfterMinutes()));
        audit.record("team-result-corrected", "team-tournament", id, reason);
        return requireRound(get(id), number);
    }

    /**
     * Ends a round: every board has its result.
     *
     * @throws DomainProblem 404, 403; 409 if it is not public or a result is missing
     */
    @Transactional
    TeamRound complete(UUID id, int number) {
        Whole whole = lock(id);
        TeamRound round = requireRound(whole, number);
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

    /** The table after the completed rounds. */
    StandingsTable standings(Whole whole) {
        return TeamRankingPolicy.rank(whole.tournament(), whole.terms(), whole.completed());
    }

    /**
     * A round that is public.
     *
     * @throws DomainProblem 404 for an unknown one, or one that is not public yet
     */
    TeamRound publicRound(Whole whole, int number) {
        return round(whole, number).filter(round -> round.status().isPublic()).orElseThrow(DomainProblem::notFound);
    }

    private TeamRound move(Whole whole, int number, RoundStatus from, RoundStatus to) {
        TeamRound round = requireRound(whole, number);
        if (round.status() != from) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        TeamRound moved = round.in(to);
        repository.status(whole.tournament().id(), moved);
        audit.record(
                "team-round-" + to.name().toLowerCase(Locale.ROOT),
                "team-tournament",
                whole.tournament().id(),
                "");
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

    private static Optional<TeamRound> round(Whole whole, int number) {
        return whole.rounds().stream().filter(round -> round.number() == number).findFirst();
    }

    private static TeamRound requireRound(Whole whole, int number) {
        return round(whole, number).orElseThrow(DomainProblem::notFound);
    }
}
