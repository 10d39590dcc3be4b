package org.chessfed.selection.berth;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.WaivingAct;
import org.chessfed.selection.Message;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;

/** What people say to their berths, or leave unsaid, and what staff decide about them. */
@ApplicationScoped
public class Answers {

    private final Seasons seasons;
    private final Berths berths;
    private final BusinessClock clock;
    private final Event<SeasonMoved> moved;

    Answers(Seasons seasons, Berths berths, BusinessClock clock, Event<SeasonMoved> moved) {
        this.seasons = seasons;
        this.berths = berths;
        this.clock = clock;
        this.moved = moved;
    }

    /**
     * Takes an answer to an offer, or the waiver of a granted place.
     *
     * @return the berth; unchanged where a granted place is accepted again
     * @throws DomainProblem 404 for an unknown id, 409 if the berth has ended, 422 if the deadline has passed
     */
    @Transactional
    public Berth answer(UUID id, Answer answer) {
        var berth = locked(id);
        if (berth.state() != BerthState.OFFERED && berth.state() != BerthState.GRANTED) {
            throw DomainProblem.conflict("berth-ended").with("state", berth.state());
        }
        var now = clock.now();
        var offered = berth.state() == BerthState.OFFERED;
        var decision = AnswerPolicy.answer(berth.clause(), berth.state(), berth.answerBy(), answer, now);
        if (decision.value() == BerthState.LAPSED) {
            var late = DomainProblem.refused("answer-late")
                    .with("deadline", String.valueOf(berth.answerBy()))
                    .because(decision.reasons());
            throw berth.clause() == null ? late : late.clause(berth.clause());
        }
        if (decision.value() == berth.state()) {
            return berth;
        }
        var cause = decision.value() == BerthState.GRANTED ? null : offered ? BerthCause.ANSWER : BerthCause.GAVE_UP;
        var answered = berths.move(berth, decision.value(), cause, decision.reasons(), now);
        moved.fire(new SeasonMoved(berth.competition(), now));
        return answered;
    }

    /**
     * Takes a place back by a decision of staff.
     *
     * @param cause a correction or a sanction
     * @param reason the decision in words
     * @throws DomainProblem 404 for an unknown id, 409 if the berth has ended
     */
    @Transactional
    public Berth revoke(UUID id, BerthCause cause, String reason) {
        var berth = locked(id);
        if (!berth.state().live()) {
            throw DomainProblem.conflict("berth-ended").with("state", berth.state());
        }
        var now = clock.now();
        var revoked = berths.move(
                berth,
                BerthState.REVOKED,
                cause,
                List.of(Reason.of(berth.clause(), Message.BERTH_REVOKED, reason)),
                now);
        moved.fire(new SeasonMoved(berth.competition(), now));
        return revoked;
    }

    private Berth locked(UUID id) {
        var known = berths.find(id).orElseThrow(DomainProblem::notFound);
        seasons.lock(known.competition());
        return berths.find(id).orElseThrow(DomainProblem::notFound);
    }

    /** Lets an offer lapse as of its deadline, if it is still open. */
    @Transactional(TxType.REQUIRES_NEW)
    void lapse(UUID id, Instant upTo) {
        var berth = locked(id);
        var decision = AnswerPolicy.silence(berth.clause(), berth.state(), berth.answerBy(), upTo);
        var deadline = berth.answerBy();
        if (deadline != null && decision.value() == BerthState.LAPSED && berth.state() == BerthState.OFFERED) {
            berths.move(berth, BerthState.LAPSED, BerthCause.DEADLINE, decision.reasons(), deadline);
            // What follows from the silence follows in the first second after the deadline.
            moved.fire(new SeasonMoved(berth.competition(), deadline.plusSeconds(1)));
        }
    }

    /** Waives the direct places of a person whose entry in an earlier stage, entered by form, was confirmed. */
    @Transactional(TxType.MANDATORY)
    public void enteredByForm(String competition, UUID person, String stage, String event, Instant at) {
        var found = seasons.find(competition);
        if (found.isEmpty()
                || berths.of(found.get().id(), person).stream()
                        .noneMatch(berth -> berth.state().holdsPlace())) {
            return;
        }
        var season = seasons.lock(competition);
        var rules = seasons.rules(season);
        boolean changed = false;
        for (var berth : berths.of(season.id(), person)) {
            boolean later = rules.position(berth.stage()) > rules.position(stage);
            if (!later || !rules.enteredByForm(stage)) {
                continue;
            }
            var decision = AnswerPolicy.enteredPrelim(berth.clause(), waivedBy(rules, berth), berth.state(), event);
            if (decision.value() == BerthState.WAIVED && berth.state() != BerthState.WAIVED) {
                berths.move(berth, BerthState.WAIVED, BerthCause.ENTERED_EARLIER_STAGE, decision.reasons(), at);
                changed = true;
            }
        }
        if (changed) {
            moved.fire(new SeasonMoved(competition, at));
        }
    }

    private static List<WaivingAct> waivedBy(SeasonRules rules, Berth berth) {
        return rules.stage(berth.stage())
                .map(stage -> rules.sources(stage, berth.section(), berth.source()).stream()
                        .filter(source ->
                                berth.sourceCode() == null || berth.sourceCode().equals(source.code()))
                        .findFirst()
                        .map(Source::waivedBy)
                        .orElse(List.of()))
                .orElse(List.of());
    }

    /** The person's entry that a berth had made was cancelled, though the berth stands: the place is given up. */
    @Transactional(TxType.MANDATORY)
    public void entryCancelled(UUID berthId, Instant at) {
        var known = berths.find(berthId);
        if (known.isEmpty() || known.get().state() != BerthState.GRANTED) {
            return;
        }
        var berth = locked(berthId);
        if (berth.state() != BerthState.GRANTED) {
            return;
        }
        berths.move(
                berth,
                BerthState.WAIVED,
                BerthCause.GAVE_UP,
                List.of(Reason.of(berth.clause(), Message.BERTH_GIVEN_UP)),
                at);
        moved.fire(new SeasonMoved(berth.competition(), at));
    }
}
