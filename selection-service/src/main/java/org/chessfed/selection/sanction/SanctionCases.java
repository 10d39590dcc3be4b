package org.chessfed.selection.sanction;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.delegation.SanctionRule.Offence;
import org.chessfed.selection.Message;
import org.chessfed.selection.person.Persons;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.jspecify.annotations.Nullable;

/** What people do about sanctions: propose, impose, appeal, rule, lift. */
@ApplicationScoped
public class SanctionCases {

    private final Seasons seasons;
    private final Sanctions sanctions;
    private final Persons persons;
    private final Audit audit;
    private final BusinessClock clock;
    private final Event<SeasonMoved> moved;

    SanctionCases(
            Seasons seasons,
            Sanctions sanctions,
            Persons persons,
            Audit audit,
            BusinessClock clock,
            Event<SeasonMoved> moved) {
        this.seasons = seasons;
        this.sanctions = sanctions;
        this.persons = persons;
        this.audit = audit;
        this.clock = clock;
        this.moved = moved;
    }

    /**
     * A case.
     *
     * @param personId the person
     * @param cause what was done
     * @param event the event in which it was done; null where there is none
     * @param duty for BREACH_OF_DUTY: the duty, by its id in the regulation
     * @param decidedOn the day of the decision, from which days of a ban count; null: today
     * @param note the case in words
     */
    public record Case(
            UUID personId,
            SanctionCause cause,
            @Nullable String event,
            @Nullable String duty,
            @Nullable LocalDate decidedOn,
            String note) {}

    /**
     * Proposes a sanction that no rule finds by itself.
     *
     * @throws DomainProblem 404 for an unknown competition or person, 422 if the regulation knows no such offence or duty
     */
    @Transactional
    public Sanction propose(String competition, Case found) {
        var season = seasons.lock(competition);
        var rules = seasons.rules(season);
        if (persons.find(found.personId()).isEmpty()) {
            throw DomainProblem.notFound();
        }
        var now = clock.now();
        var decided = found.decidedOn() == null ? clock.today(rules.zone()) : found.decidedOn();
        var sanctionRule = rules.document().sanctions();
        var proposal = switch (found.cause()) {
            case BREACH_OF_DUTY -> breach(competition, rules, found, decided);
            case IMPERSONATION, INELIGIBLE -> offence(competition, rules, found);
            case MISSED_ROUNDS -> throw DomainProblem.refused("sanction-by-rule");
        };
        var sanction = sanctions.propose(
                new NewSanction(
                        proposal.competition(),
                        proposal.regulationVersion(),
                        proposal.personId(),
                        proposal.cause(),
                        proposal.event(),
                        proposal.clause(),
                        proposal.scope(),
                        sanctionRule == null ? proposal.appealTo() : sanctionRule.appealTo(),
                        sanctionRule != null && sanctionRule.stayOnAppeal(),
                        proposal.reasons()),
                found.note(),
                now);
        audit.record("sanction-proposed", "sanction", sanction.id(), found.note());
        return sanction;
    }

    private static NewSanction breach(String competition, SeasonRules rules, Case found, LocalDate decided) {
        var duty = rules.document().duties().stream()
                .filter(rule -> rule.id().equals(found.duty()))
                .findFirst()
                .orElseThrow(() -> DomainProblem.refused("unknown-duty")
                        .with("duty", Objects.requireNonNullElse(found.duty(), "")));
        var months = duty.breach() == null ? null : duty.breach().banMonths();
        if (months == null) {
            throw DomainProblem.refused("duty-without-ban").with("duty", duty.id());
        }
        return proposal(
                competition,
                rules,
                found,
                duty.clause(),
                SanctionScope.months(decided, months),
                Reason.of(duty.clause(), Message.SANCTION_BREACH, titleOf(duty)));
    }

    private static String titleOf(DutyRule duty) {
        return duty.title().zh();
    }

    /** An offence bars the rest of the season; what the discipline committee adds is a sanction of its own. */
    private static NewSanction offence(String competition, SeasonRules rules, Case found) {
        var sanctionRule = rules.document().sanctions();
        var offences = sanctionRule == null ? List.<Offence>of() : sanctionRule.causes();
        var offence = offences.stream()
                .filter(rule -> rule.cause().name().equals(found.cause().name()))
                .findFirst()
                .orElseThrow(() -> DomainProblem.refused("unknown-offence").with("cause", found.cause()));
        return proposal(
                competition,
                rules,
                found,
                offence.clause(),
                SanctionScope.season(rules.year(), List.of()),
                Reason.of(offence.clause(), Message.SANCTION_OFFENCE, offence.referTo()));
    }

    private static NewSanction proposal(
            String competition,
            SeasonRules rules,
            Case found,
            @Nullable String clause,
            SanctionScope scope,
            Reason reason) {
        return new NewSanction(
                competition,
                rules.version(),
                found.personId(),
                found.cause(),
                found.event(),
                clause,
                scope,
                null,
                false,
                List.of(reason));
    }

    /**
     * Moves a sanction by a decision of people.
     *
     * @param note what the decision says
     * @throws DomainProblem 404 for an unknown id, 409 if the move is not legal
     */
    @Transactional
    public Sanction decide(UUID id, SanctionState to, String note) {
        var known = sanctions.find(id).orElseThrow(DomainProblem::notFound);
        if (seasons.find(known.competition()).isPresent()) {
            seasons.lock(known.competition());
        }
        var now = clock.now();
        var sanction = sanctions.decide(id, to, note, now);
        audit.record(
                "sanction-" + to.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'), "sanction", id, note);
        moved.fire(new SeasonMoved(sanction.competition(), now));
        return sanction;
    }
}
