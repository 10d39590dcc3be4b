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
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.Section;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.Ranking;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Computes, publishes and shows standings. */
@ApplicationScoped
public class StandingsBook {

    private final StandingsRepository repository;
    private final DecidedOrders decided;
    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Outbox outbox;
    private final BusinessClock clock;

    StandingsBook(
            StandingsRepository repository,
            DecidedOrders decided,
            Tournaments tournaments,
            Rounds rounds,
            Outbox outbox,
            BusinessClock clock) {
        this.repository = repository;
        this.decided = decided;
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
        TournamentTerms terms = tournaments.terms(tournament);
        Map<Integer, MissedCounts> missed = MissedPolicy.count(history, completedRounds);
        Map<Integer, MissedRule> voided = voided(tournament, terms, missed);
        Map<Integer, Integer> points = history.points(tournament, terms, completedRounds);
        List<SectionStandings> all = new ArrayList<>();
        for (String section : tournament.sections()) {
            all.add(new SectionStandings(
                    section,
                    RankingPolicy.rank(
                            tournament,
                            terms,
                            history,
                            completedRounds,
                            section,
                            new RankingPolicy.Facts(
                                    voided.keySet(),
                                    stageRanks(tournament, terms, section),
                                    decided.of(tournament, section))),
                    points,
                    missed,
                    voided));
        }
        return all;
    }

    private Map<Integer, MissedRule> voided(
            Tournament tournament, TournamentTerms terms, Map<Integer, MissedCounts> missed) {
        List<MissedRule> rules = terms.rule().missed();
        boolean byStage = rules.stream().anyMatch(rule -> rule.scope() == MissedRule.Scope.STAGE);
        Map<String, MissedCounts> elsewhere = byStage ? elsewhere(tournament) : Map.of();
        Map<Integer, MissedRule> voided = new HashMap<>();
        for (Entrant player : tournament.players()) {
            MissedCounts here = missed.getOrDefault(player.number(), MissedCounts.NONE);
            MissedCounts stage = here.plus(elsewhere.getOrDefault(player.personId(), MissedCounts.NONE));
            MissedPolicy.voiding(rules, here, stage).ifPresent(rule -> voided.put(player.number(), rule));
        }
        return voided;
    }

    /**
     * Whom the rules about missed rounds concern, or will with one more missed round.
     *
     * @param rounds number of rounds that are looked at
     */
    public List<MissedNote> missed(Tournament tournament, int rounds) {
        TournamentTerms terms = tournaments.terms(tournament);
        Map<Integer, MissedCounts> counts = MissedPolicy.count(this.rounds.history(tournament.id()), rounds);
        boolean byStage = terms.rule().missed().stream().anyMatch(rule -> rule.scope() == MissedRule.Scope.STAGE);
        Map<String, MissedCounts> elsewhere = byStage ? elsewhere(tournament) : Map.of();
        List<MissedNote> notes = new ArrayList<>();
        for (Entrant player : tournament.players()) {
            MissedCounts here = counts.getOrDefault(player.number(), MissedCounts.NONE);
            MissedCounts stage = here.plus(elsewhere.getOrDefault(player.personId(), MissedCounts.NONE));
            for (MissedRule rule : terms.rule().missed()) {
                MissedCounts scope = switch (rule.scope()) {
                    case EVENT -> here;
                    case STAGE -> stage;
                };
                int missed = scope.counted(rule);
                boolean applies = rule.appliesTo(missed);
                if (missed > 0 && (applies || rule.appliesTo(missed + 1))) {
                    notes.add(new MissedNote(
                            player.personId(),
                            player.number(),
                            player.nameZh(),
                            rule.then(),
                            missed,
                            applies,
                            rule.clause()));
                }
            }
        }
        return notes;
    }

    /**
     * As {@link #missed}, of the rounds that are public, for arbiters.
     *
     * @throws DomainProblem 404, 403
     */
    List<MissedNote> missedOf(UUID tournamentId) {
        return missed(tournaments.authorised(tournamentId), rounds.published(tournamentId));
    }

    private Map<String, MissedCounts> elsewhere(Tournament tournament) {
        Map<String, MissedCounts> counts = new HashMap<>();
        for (Tournament other : tournaments.ofStage(tournament.competition(), tournament.stage())) {
            if (!other.id().equals(tournament.id())) {
                MissedPolicy.count(rounds.history(other.id()), rounds.completed(other.id()))
                        .forEach((number, missed) ->
                                counts.merge(other.player(number).personId(), missed, MissedCounts::plus));
            }
        }
        return counts;
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
     * Publishes the standings of every section as they follow from the results.
     *
     * @param tournament in a version that no earlier publication used
     * @param completedRounds number of rounds that are counted
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void publish(Tournament tournament, int completedRounds, StandingsStatus status) {
        PlayHistory history = rounds.history(tournament.id());
        Instant now = clock.now();
        Map<Integer, Integer> voidBefore = repository.voided(tournament.id());
        for (SectionStandings standings : compute(tournament, history, completedRounds)) {
            UUID id = repository.id(tournament.id(), standings.section());
            Optional<StandingsPublished> before = repository.last(tournament.id(), standings.section());
            List<StandingsCard.Row> rows = rows(tournament, standings);
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
                    changed(before.map(fact -> fact.standings().rows()).orElse(List.of()), rows));
            StandingsPublished fact = new StandingsPublished(card, version);
            repository.insert(id, fact, page(tournament, standings, card, version));
            outbox.add(fact);
            tellVoid(tournament, standings, voidBefore);
        }
    }

    private void tellVoid(Tournament tournament, SectionStandings standings, Map<Integer, Integer> before) {
        TournamentTerms terms = tournaments.terms(tournament);
        for (Entrant player : tournament.players()) {
            if (!player.section().equals(standings.section())) {
                continue;
            }
            if (!standings.table().unranked().contains(player.number())) {
                if (before.containsKey(player.number())) {
                    repository.unmarkVoid(tournament.id(), player.number());
                }
                continue;
            }
            MissedRule rule = rule(standings, terms, player.number());
            int missed = standings
                    .missed()
                    .getOrDefault(player.number(), MissedCounts.NONE)
                    .counted(rule);
            if (before.getOrDefault(player.number(), -1) != missed) {
                repository.markVoid(tournament.id(), player.number(), missed);
                outbox.add(new PlayerVoided(
                        tournament.id().toString(),
                        tournament.competition(),
                        tournament.stage(),
                        tournament.event(),
                        player.personId(),
                        tournament.version(),
                        missed,
                        clause(rule)));
            }
        }
    }

    private static MissedRule rule(SectionStandings standings, TournamentTerms terms, int number) {
        MissedRule rule = standings.voided().get(number);
        return rule == null ? MissedPolicy.roundRobinRule(terms.rule().missed()).orElseThrow() : rule;
    }

    private static String clause(MissedRule rule) {
        String clause = rule.clause();
        return clause == null ? "" : clause;
    }

    private static List<StandingsCard.Row> rows(Tournament tournament, SectionStandings standings) {
        List<StandingsCard.Row> rows = new ArrayList<>();
        for (StandingsRow row : standings.table().rows()) {
            rows.add(row(
                    tournament.player(row.player()),
                    standings,
                    row.rank(),
                    row.joint(),
                    row.points(),
                    row.values().stream()
                            .map(value ->
                                    new StandingsCard.TieBreak(value.step().code(), value.text()))
                            .toList()));
        }
        for (int number : standings.table().unranked()) {
            Entrant player = tournament.player(number);
            if (player.section().equals(standings.section())) {
                rows.add(row(player, standings, null, false, standings.points().getOrDefault(number, 0), List.of()));
            }
        }
        return rows;
    }

    private static StandingsCard.Row row(
            Entrant player,
            SectionStandings standings,
            @Nullable Integer rank,
            boolean joint,
            int points,
            List<StandingsCard.TieBreak> tieBreaks) {
        MissedCounts missed = standings.missed().getOrDefault(player.number(), MissedCounts.NONE);
        return new StandingsCard.Row(
                player.personId(),
                player.entryId(),
                player.nameZh(),
                player.passportName(),
                player.number(),
                player.guaranteeRegion(),
                rank,
                joint,
                points,
                tieBreaks,
                missed.absent(),
                missed.announced(),
                missed.late(),
                rank == null);
    }

    private static List<String> changed(List<StandingsCard.Row> before, List<StandingsCard.Row> after) {
        Map<String, StandingsCard.Row> known =
                before.stream().collect(Collectors.toMap(StandingsCard.Row::personId, Function.identity()));
        return after.stream()
                .filter(row -> !sameStanding(known.get(row.personId()), row))
                .map(StandingsCard.Row::personId)
                .toList();
    }

    private static boolean sameStanding(StandingsCard.@Nullable Row before, StandingsCard.Row after) {
        return before != null
                && Objects.equals(before.rank(), after.rank())
                && before.joint() == after.joint()
                && before.points() == after.points()
                && before.resultVoid() == after.resultVoid();
    }

    private StandingsPage page(Tournament tournament, SectionStandings standings, StandingsCard card, long version) {
        TournamentTerms terms = tournaments.terms(tournament);
        Section section = terms.regulation().section(card.section()).orElseThrow();
        Ranking ranking = terms.rule().ranking();
        return new StandingsPage(
                card.standingsId(),
                card.tournamentId(),
                card.competition(),
                card.stage(),
                card.event(),
                card.section(),
                section.title().zh(),
                section.title().en(),
                card.status(),
                version,
                card.afterRound(),
                card.publishedAt(),
                new StandingsPage.Settings(
                        standings.table().rules().chain().codes(),
                        ranking.unplayed(),
                        ranking.forfeitInDE(),
                        ranking.listMode(),
                        ranking.playoff(),
                        terms.tieBreakEdition().name(),
                        terms.pairingEdition().name(),
                        ranking.clause(),
                        ranking.unplayedClause()),
                card.rows().stream()
                        .map(row -> pageRow(tournament, standings, terms, row))
                        .toList(),
                decided.shown(tournament, card.section()),
                rounds.history(tournament.id()).games().stream()
                        .filter(game -> game.adjourned() && !game.decided())
                        .map(game -> new StandingsPage.AdjournedGame(game.round(), game.board()))
                        .toList(),
                rounds.changes(tournament.id()));
    }

    private static StandingsPage.Row pageRow(
            Tournament tournament, SectionStandings standings, TournamentTerms terms, StandingsCard.Row row) {
        Entrant player = tournament.player(row.number());
        return new StandingsPage.Row(
                row.rank(),
                row.joint(),
                row.number(),
                row.nameZh(),
                row.passportName(),
                player.title(),
                player.rating(),
                row.points(),
                row.tieBreaks().stream().map(StandingsCard.TieBreak::value).toList(),
                standings.missed().getOrDefault(row.number(), MissedCounts.NONE),
                row.resultVoid() ? clause(rule(standings, terms, row.number())) : null);
    }

    /** Whose rank would differ from the published one if the history were as supposed. */
    public List<Move> moves(Tournament tournament, PlayHistory supposed, int completedRounds) {
        List<Move> moves = new ArrayList<>();
        for (SectionStandings standings : compute(tournament, supposed, completedRounds)) {
            Map<String, @Nullable Integer> before = new HashMap<>();
            repository
                    .last(tournament.id(), standings.section())
                    .ifPresent(fact -> fact.standings().rows().forEach(row -> before.put(row.personId(), row.rank())));
            for (StandingsCard.Row row : rows(tournament, standings)) {
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
     * The standings as published.
     *
     * @param name part of a name; empty for everybody
     * @throws DomainProblem 404 while none are published
     */
    StandingsPage page(UUID tournamentId, String section, String name) {
        return repository
                .page(tournamentId, section)
                .orElseThrow(DomainProblem::notFound)
                .of(name);
    }
}
