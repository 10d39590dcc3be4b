package org.chessfed.pairing.standings;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.tiebreak.DecidedOrder;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Standings: computed, published, shown. */
@ApplicationScoped
public class StandingsBook {

    private final StandingsRepository repository;
    private final DecidedOrders decided;
    private final MissedRounds missed;
    private final Snapshots snapshots;
    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Outbox outbox;
    private final BusinessClock clock;

    StandingsBook(
            StandingsRepository repository,
            DecidedOrders decided,
            MissedRounds missed,
            Snapshots snapshots,
            Tournaments tournaments,
            Rounds rounds,
            Outbox outbox,
            BusinessClock clock) {
        this.repository = repository;
        this.decided = decided;
        this.missed = missed;
        this.snapshots = snapshots;
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.outbox = outbox;
        this.clock = clock;
    }

    /**
     * A player whose rank would change.
     *
     * @param section section id
     * @param personId the person
     * @param name Chinese name
     * @param before rank as published; null out of the ranking
     * @param after rank after the change; null out of the ranking
     */
    public record Move(
            String section,
            String personId,
            String name,
            @Nullable Integer before,
            @Nullable Integer after) {}

    /** The standing of every section of a tournament, from a history that may be a supposed one. */
    public List<SectionStandings> compute(Tournament tournament, PlayHistory history, int completedRounds) {
        Basis basis = basis(tournament, history, completedRounds);
        return tournament.sections().stream()
                .map(section -> rank(
                        basis, List.of(section), stageRanks(tournament, basis.terms(), section), tournament, history))
                .toList();
    }

    /** The joint standing of all sections; ranks of an earlier stage, which each section has its own, are no part of it. */
    private SectionStandings joint(Tournament tournament, PlayHistory history, int completedRounds) {
        return rank(basis(tournament, history, completedRounds), tournament.sections(), Map.of(), tournament, history);
    }

    /** What the standings of all sections have in common. */
    private record Basis(
            TournamentTerms terms,
            int completedRounds,
            Map<Integer, Integer> points,
            Map<Integer, MissedCounts> missed,
            Map<Integer, MissedRule> voided) {}

    private Basis basis(Tournament tournament, PlayHistory history, int completedRounds) {
        TournamentTerms terms = tournaments.terms(tournament);
        Map<Integer, MissedCounts> counts = MissedPolicy.count(history, completedRounds);
        return new Basis(
                terms,
                completedRounds,
                history.points(tournament, terms, completedRounds),
                counts,
                missed.voiding(tournament, terms, counts));
    }

    private SectionStandings rank(
            Basis basis,
            List<String> sections,
            Map<Integer, Integer> stageRanks,
            Tournament tournament,
            PlayHistory history) {
        List<DecidedOrder> orders = sections.stream()
                .flatMap(section -> decided.of(tournament, section).stream())
                .toList();
        return new SectionStandings(
                sections,
                RankingPolicy.rank(
                        tournament,
                        basis.terms(),
                        history,
                        basis.completedRounds(),
                        sections,
                        new RankingPolicy.Facts(basis.voided().keySet(), stageRanks, orders)),
                basis.points(),
                basis.missed(),
                basis.voided());
    }

    /** Ranks in the stage whose places lead to this one; empty where there is none or it has several events. */
    private Map<Integer, Integer> stageRanks(Tournament tournament, TournamentTerms terms, String section) {
        List<Tournament> before = terms.regulation().stages().stream()
                .filter(stage -> stage.advanceOf(section)
                        .filter(rule -> rule.to().equals(tournament.stage()))
                        .isPresent())
                .map(Stage::id)
                .flatMap(stage -> tournaments.ofStage(tournament.competition(), stage).stream())
                .filter(other -> other.sections().contains(section))
                .toList();
        Map<Integer, Integer> ranks = new HashMap<>();
        if (before.size() == 1) {
            repository
                    .last(before.getFirst().id(), section)
                    .ifPresent(fact -> fact.standings().rows().forEach(row -> {
                        Integer rank = row.rank();
                        if (rank != null) {
                            tournament.playerOf(row.personId()).ifPresent(player -> ranks.put(player.number(), rank));
                        }
                    }));
        }
        return ranks;
    }

    /**
     * Publishes the standings of every section as they follow from the results, and the joint table of several.
     *
     * @param tournament in a version that no earlier publication used
     * @param completedRounds number of rounds that are counted
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void publish(Tournament tournament, int completedRounds, StandingsStatus status) {
        PlayHistory history = rounds.history(tournament.id());
        TournamentTerms terms = tournaments.terms(tournament);
        Instant now = clock.now();
        List<SectionStandings> all = compute(tournament, history, completedRounds);
        for (SectionStandings standings : all) {
            UUID id = repository.id(tournament.id(), standings.section());
            Optional<StandingsPublished> before = repository.last(tournament.id(), standings.section());
            List<StandingsCard.Row> rows = StandingsRows.of(tournament, standings);
            long version = before.map(StandingsPublished::version).orElse(0L) + 1;
            StandingsCard card = new StandingsCard(
                    id.toString(),
                    tournament.id().toString(),
                    tournament.competition(),
                    tournament.competitionVersion(),
                    tournament.stage(),
                    tournament.event(),
                    standings.section(),
                    status.name(),
                    completedRounds,
                    now,
                    rows,
                    StandingsRows.changed(
                            before.map(fact -> fact.standings().rows()).orElse(List.of()), rows));
            StandingsPublished fact = new StandingsPublished(card, version);
            StandingsPage.Edition edition = new StandingsPage.Edition(id, version, status, completedRounds, now);
            repository.insert(id, fact, page(tournament, terms, history, standings, edition));
            outbox.add(fact);
        }
        missed.tell(tournament, terms, all);
        if (all.size() > 1) {
            StandingsPage.Edition edition =
                    new StandingsPage.Edition(tournament.id(), tournament.version(), status, completedRounds, now);
            repository.saveJoint(
                    tournament.id(),
                    page(tournament, terms, history, joint(tournament, history, completedRounds), edition));
        }
    }

    private StandingsPage page(
            Tournament tournament,
            TournamentTerms terms,
            PlayHistory history,
            SectionStandings standings,
            StandingsPage.Edition edition) {
        return StandingsPage.of(
                tournament,
                terms,
                standings,
                edition,
                standings.sections().stream()
                        .flatMap(section -> decided.shown(tournament, section).stream())
                        .toList(),
                history,
                rounds.changes(tournament.id()));
    }

    /** Whose rank would differ from the published one if the history were as supposed. */
    public List<Move> moves(Tournament tournament, PlayHistory supposed, int completedRounds) {
        List<Move> moves = new ArrayList<>();
        for (SectionStandings standings : compute(tournament, supposed, completedRounds)) {
            Map<String, @Nullable Integer> before = new HashMap<>();
            repository
                    .last(tournament.id(), standings.section())
                    .ifPresent(fact -> fact.standings().rows().forEach(row -> before.put(row.personId(), row.rank())));
            for (StandingsCard.Row row : StandingsRows.of(tournament, standings)) {
                Integer old = before.get(row.personId());
                if (!Objects.equals(old, row.rank())) {
                    moves.add(new Move(standings.section(), row.personId(), row.nameZh(), old, row.rank()));
                }
            }
        }
        return moves;
    }

    /** Whether somebody waits for a playoff, so that standings cannot be final. */
    public boolean playoffDue(UUID tournamentId) {
        return decided.due(tournamentId);
    }

    /**
     * The standings of a section as published.
     *
     * @param name part of a name; empty for everybody
     * @throws DomainProblem 404 while none are published
     */
    StandingsPage page(UUID tournamentId, String section, String name) {
        return snapshots
                .of(tournamentId, StandingsPage.class, section, () -> repository.page(tournamentId, section))
                .orElseThrow(DomainProblem::notFound)
                .of(name);
    }

    /**
     * As {@link #page(UUID, String, String)}, the joint table of all sections that are paired together.
     *
     * @throws DomainProblem 404 while none is published, and for a tournament of one section
     */
    StandingsPage jointPage(UUID tournamentId, String name) {
        return snapshots
                .of(tournamentId, StandingsPage.class, Tournament.class, () -> repository.jointPage(tournamentId))
                .orElseThrow(DomainProblem::notFound)
                .of(name);
    }
}
