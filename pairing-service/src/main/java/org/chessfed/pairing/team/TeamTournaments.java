package org.chessfed.pairing.team;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Colour;
import org.chessfed.engine.tiebreak.DecidedOrder;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.tournament.Lot;
import org.chessfed.pairing.tournament.Lots;
import org.chessfed.pairing.tournament.Setup;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.jspecify.annotations.Nullable;

/** Tournaments of teams: their teams, what is set before round 1, their standings. */
@ApplicationScoped
class TeamTournaments {

    private final TeamRepository repository;
    private final Tournaments tournaments;
    private final Lots lots;
    private final Competitions competitions;
    private final Permissions permissions;
    private final Snapshots snapshots;
    private final BusinessClock clock;
    private final Audit audit;

    TeamTournaments(
            TeamRepository repository,
            Tournaments tournaments,
            Lots lots,
            Competitions competitions,
            Permissions permissions,
            Snapshots snapshots,
            BusinessClock clock,
            Audit audit) {
        this.repository = repository;
        this.tournaments = tournaments;
        this.lots = lots;
        this.competitions = competitions;
        this.permissions = permissions;
        this.snapshots = snapshots;
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
     * A tournament with everything that belongs to it.
     *
     * @param tournament the tournament
     * @param terms its terms
     * @param rounds all rounds, in order
     * @param lots lots that decided ranks, the first ones first
     */
    record Whole(TeamTournament tournament, TeamTerms terms, List<TeamRound> rounds, List<Lot> lots) {

        /** Rounds whose results all stand. */
        List<TeamRound> completed() {
            return rounds.stream()
                    .filter(round -> round.status() == RoundStatus.COMPLETED)
                    .toList();
        }

        /** The round with a number; empty before it is paired. */
        Optional<TeamRound> round(int number) {
            return rounds.stream().filter(round -> round.number() == number).findFirst();
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
        UUID id = Ids.next();
        Tournament common = new Tournament(
                id,
                0,
                competition,
                inForce.version(),
                stage.id(),
                event,
                rule.id(),
                rule.play().system(),
                rule.play().rounds(),
                id.toString(),
                TournamentStatus.CREATED,
                Optional.empty(),
                List.of(),
                null,
                Setup.USUAL,
                null,
                null,
                List.of());
        List<Team> numbered = new ArrayList<>();
        for (Entered team : teams) {
            numbered.add(new Team(numbered.size() + 1, team.nameZh(), team.filler(), team.players()));
        }
        TeamTerms terms = TeamTerms.of(regulation, common);
        requireTeams(numbered, terms.team().size());
        if (!tournaments.enterTeams(common, clock.now())) {
            throw DomainProblem.conflict("teams-entered").with("section", section);
        }
        numbered.forEach(team -> repository.insert(id, team));
        audit.record("teams-entered", "team-tournament", id, "");
        return new Whole(new TeamTournament(common, numbered), terms, List.of(), List.of());
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
        return tournaments.listOfTeams(competition, event).stream()
                .map(this::whole)
                .toList();
    }

    /**
     * A tournament, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    Whole get(UUID id) {
        return snapshots
                .of(id, Whole.class, "", () -> Optional.of(whole(tournaments.ofTeams(id))))
                .orElseThrow();
    }

    /**
     * A tournament for a change, as {@link Tournaments#lock}.
     *
     * @throws DomainProblem 404, 403
     */
    @Transactional(Transactional.TxType.MANDATORY)
    Whole lock(UUID id) {
        return whole(tournaments.lockOfTeams(id));
    }

    /** A tournament with everything that belongs to it, as it stands now. */
    Whole whole(Tournament tournament) {
        Regulation regulation = competitions
                .regulation(tournament.competition(), tournament.competitionVersion())
                .orElseThrow();
        UUID id = tournament.id();
        return new Whole(
                new TeamTournament(tournament, repository.teams(id)),
                TeamTerms.of(regulation, tournament),
                repository.rounds(id),
                lots.of(id).stream()
                        .filter(lot -> lot.kind() == Lot.Kind.TEAM_RANKING)
                        .toList());
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
        Tournament tournament = tournaments.lockOfTeams(id);
        return whole(
                tournaments.setParameters(tournament, new Tournaments.Parameters(chain, lateAfterMinutes, null, null)));
    }

    /**
     * Records the lot for the first board of the first team of round 1 (C.04.6, 4.1).
     *
     * @param drawn colour drawn at the venue; null lets the service draw it
     * @param witness who was present, for the record; empty for none
     * @throws DomainProblem 404, 403; 409 if a colour was drawn before
     */
    @Transactional
    Whole drawColour(UUID id, @Nullable Colour drawn, String witness) {
        return whole(tournaments.drawColour(
                tournaments.lockOfTeams(id), "colour of the first board of the first team of round 1", drawn, witness));
    }

    /**
     * Records the lots that part teams who are level to the end of the chain, where the chain ends with lots.
     *
     * @param teams numbers of the teams that are level
     * @param drawn their order as drawn at the venue, the best first; null lets the service draw it
     * @param witness who was present
     * @throws DomainProblem 404, 403; 409 before the last round is completed; 400 if these teams do not wait for lots, or the
     *     order is not one of all of them
     */
    @Transactional
    Whole drawRanks(UUID id, List<Integer> teams, @Nullable List<Integer> drawn, String witness, String reason) {
        Whole whole = lock(id);
        Tournament tournament = whole.tournament().common();
        if (whole.completed().size() < tournament.rounds()) {
            throw DomainProblem.conflict("rounds-missing")
                    .with("completed", whole.completed().size())
                    .with("rounds", tournament.rounds());
        }
        boolean waiting = standings(whole).awaiting().stream()
                .anyMatch(group -> new HashSet<>(group.players()).equals(new HashSet<>(teams)));
        if (!waiting) {
            throw DomainProblem.invalid(FieldError.of("/teams", "not-the-candidates"));
        }
        if (drawn != null && drawn.size() != teams.size()) {
            throw DomainProblem.invalid(FieldError.of("/outcome", "not-the-candidates"));
        }
        lots.draw(id, Lot.Kind.TEAM_RANKING, reason, names(teams), drawn == null ? null : names(drawn), witness, null);
        audit.record("team-lots-drawn", "team-tournament", id, reason);
        return whole(tournaments.touch(tournament));
    }

    private static List<String> names(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).toList();
    }

    /** The table after the completed rounds. */
    StandingsTable standings(Whole whole) {
        List<DecidedOrder> orders = whole.lots().reversed().stream()
                .map(lot -> new DecidedOrder(
                        lot.outcome().stream()
                                .map(number -> Set.of(Integer.valueOf(number)))
                                .collect(Collectors.toList()),
                        lot.reason()))
                .toList();
        return TeamRankingPolicy.rank(whole.tournament(), whole.terms(), whole.completed(), orders);
    }
}
