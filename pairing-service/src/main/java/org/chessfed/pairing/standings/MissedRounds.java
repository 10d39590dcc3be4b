package org.chessfed.pairing.standings;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.MissedRule;

/** What follows from missed rounds: who is warned, whose results are void, and that this is told. */
@ApplicationScoped
public class MissedRounds {

    private final StandingsRepository repository;
    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Outbox outbox;

    MissedRounds(StandingsRepository repository, Tournaments tournaments, Rounds rounds, Outbox outbox) {
        this.repository = repository;
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.outbox = outbox;
    }

    /** What a player has missed in the event, and in all events of the stage. */
    private record Missed(MissedCounts here, MissedCounts stage) {}

    /** The rules by which results are void, by pairing number. */
    Map<Integer, MissedRule> voiding(Tournament tournament, TournamentTerms terms, Map<Integer, MissedCounts> counts) {
        List<MissedRule> rules = terms.rule().missed();
        Map<Integer, MissedRule> voided = new HashMap<>();
        missed(tournament, rules, counts)
                .forEach((number, missed) -> MissedPolicy.voiding(rules, missed.here(), missed.stage())
                        .ifPresent(rule -> voided.put(number, rule)));
        return voided;
    }

    /**
     * Whom the rules about missed rounds concern, or will with one more missed round.
     *
     * @param upTo number of rounds that are looked at
     */
    public List<MissedNote> notes(Tournament tournament, int upTo) {
        List<MissedRule> rules = tournaments.terms(tournament).rule().missed();
        Map<Integer, Missed> missed =
                missed(tournament, rules, MissedPolicy.count(rounds.history(tournament.id()), upTo));
        List<MissedNote> notes = new ArrayList<>();
        for (Entrant player : tournament.players()) {
            Missed own = missed.getOrDefault(player.number(), new Missed(MissedCounts.NONE, MissedCounts.NONE));
            for (MissedRule rule : rules) {
                int counted =
                        MissedPolicy.inScope(rule, own.here(), own.stage()).counted(rule);
                boolean applies = rule.appliesTo(counted);
                if (counted > 0 && (applies || rule.appliesTo(counted + 1))) {
                    notes.add(new MissedNote(
                            player.personId(),
                            player.number(),
                            player.nameZh(),
                            rule.then(),
                            counted,
                            applies,
                            rule.clause()));
                }
            }
        }
        return notes;
    }

    /**
     * As {@link #notes}, of the rounds that are public, for arbiters.
     *
     * @throws DomainProblem 404, 403
     */
    List<MissedNote> list(UUID tournamentId) {
        return notes(tournaments.authorised(tournamentId), rounds.published(tournamentId));
    }

    private Map<Integer, Missed> missed(
            Tournament tournament, List<MissedRule> rules, Map<Integer, MissedCounts> counts) {
        boolean byStage = rules.stream().anyMatch(rule -> rule.scope() == MissedRule.Scope.STAGE);
        Map<String, MissedCounts> elsewhere = byStage ? elsewhere(tournament) : Map.of();
        Map<Integer, Missed> missed = new HashMap<>();
        for (Entrant player : tournament.players()) {
            MissedCounts here = counts.getOrDefault(player.number(), MissedCounts.NONE);
            missed.put(
                    player.number(),
                    new Missed(here, here.plus(elsewhere.getOrDefault(player.personId(), MissedCounts.NONE))));
        }
        return missed;
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

    /**
     * Tells whose results are void, where it is not told yet.
     *
     * @param tournament in the version that the standings are published with
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void tell(Tournament tournament, TournamentTerms terms, List<SectionStandings> all) {
        Map<Integer, Integer> told = repository.voided(tournament.id());
        for (SectionStandings standings : all) {
            for (Entrant player : tournament.players()) {
                if (!standings.has(player)) {
                    continue;
                }
                if (standings.table().unranked().contains(player.number())) {
                    tell(tournament, standings, terms, player, told.getOrDefault(player.number(), -1));
                } else if (told.containsKey(player.number())) {
                    repository.unmarkVoid(tournament.id(), player.number());
                }
            }
        }
    }

    private void tell(
            Tournament tournament, SectionStandings standings, TournamentTerms terms, Entrant player, int told) {
        MissedRule rule = standings.voidingRule(player.number(), terms);
        int missed = standings
                .missed()
                .getOrDefault(player.number(), MissedCounts.NONE)
                .counted(rule);
        if (missed != told) {
            repository.markVoid(tournament.id(), player.number(), missed);
            outbox.add(new PlayerVoided(
                    tournament.id().toString(),
                    tournament.competition(),
                    tournament.stage(),
                    tournament.event(),
                    player.personId(),
                    tournament.version(),
                    missed,
                    SectionStandings.clause(rule)));
        }
    }
}
