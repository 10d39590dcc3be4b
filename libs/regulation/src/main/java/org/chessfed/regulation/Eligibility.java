package org.chessfed.regulation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.Truth;

/** Who may enter a competition at all, and in which of its sections. */
public final class Eligibility {

    private Eligibility() {}

    /**
     * Whether a person may enter at all.
     *
     * @return {@link Truth#NO} if one rule does not hold, {@link Truth#UNKNOWN} if a fact that decides is missing; the
     *     reasons name every rule that stands in the way, or the rules that hold
     */
    public static Decision<Truth> of(Regulation regulation, Facts facts) {
        Truth verdict = Truth.YES;
        List<Reason> against = new ArrayList<>();
        List<Reason> hold = new ArrayList<>();
        for (EligibilityRule rule : regulation.eligibility()) {
            switch (rule.condition().on(facts)) {
                case YES -> hold.add(Reason.of(rule.clause(), RegulationMessage.ELIGIBLE));
                case NO -> {
                    verdict = Truth.NO;
                    against.add(Reason.of(rule.clause(), RegulationMessage.NOT_ELIGIBLE));
                }
                case UNKNOWN -> {
                    verdict = verdict == Truth.NO ? Truth.NO : Truth.UNKNOWN;
                    against.add(Reason.of(
                            rule.clause(), RegulationMessage.ELIGIBILITY_UNKNOWN, missing(rule.condition(), facts)));
                }
            }
        }
        return new Decision<>(verdict, against.isEmpty() ? hold : against);
    }

    /** The sections that admit a person for certain, in the regulation's order; a reason for each section. */
    public static Decision<List<Section>> sections(Regulation regulation, Facts facts) {
        List<Section> admitting = new ArrayList<>();
        List<Reason> reasons = new ArrayList<>();
        for (Section section : regulation.sections()) {
            Condition condition = section.condition();
            Truth admits = condition == null ? Truth.YES : condition.on(facts);
            if (admits == Truth.YES) {
                admitting.add(section);
            }
            reasons.add(
                    switch (admits) {
                        case YES -> Reason.of(section.clause(), RegulationMessage.SECTION_ADMITS, section.id());
                        case NO -> Reason.of(section.clause(), RegulationMessage.SECTION_REFUSES, section.id());
                        case UNKNOWN ->
                            Reason.of(
                                    section.clause(),
                                    RegulationMessage.SECTION_UNKNOWN,
                                    section.id(),
                                    condition == null ? "" : missing(condition, facts));
                    });
        }
        return new Decision<>(List.copyOf(admitting), reasons);
    }

    private static String missing(Condition condition, Facts facts) {
        return condition.facts().stream()
                .filter(fact -> facts.value(fact).isEmpty())
                .map(fact -> fact.key())
                .collect(Collectors.joining(", "));
    }
}
