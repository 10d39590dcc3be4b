package org.chessfed.registration.entry;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chessfed.registration.entry.Admission.Objection;
import org.chessfed.registration.entry.Applicant.RegionClaim;
import org.chessfed.regulation.EligibilityRule;
import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.Regions;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Section;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.Truth;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.FieldRule.WaivingAct;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Who may enter an event by form, by one regulation. Pure: no clock, no database, no framework.
 *
 * @param regulation the regulation
 * @param stage the stage of the event
 * @param event the event
 */
record EntryPolicy(Regulation regulation, Stage stage, CompetitionEvent event) {

    /**
     * Judges an application made at {@code now}.
     *
     * @return the admission with its reasons, or every objection
     */
    Admission judge(Applicant applicant, Standing standing, Instant now) {
        List<Objection> objections = new ArrayList<>();
        EntryRule rule = stage.entry();
        if (rule.by() != EntryRule.By.FORM) {
            return new Admission.Refused(
                    List.of(new Objection(null, Reason.of(rule.clause(), EntryReason.BY_BERTH_ONLY, stage.id()))));
        }
        judgeWindow(rule, now, objections);
        judgeEligibility(applicant.facts(), objections);
        judgeBars(standing, objections);
        judgeLimit(rule, standing, objections);
        judgeAdvanced(rule, standing, objections);
        if (!event.payMethods().contains(applicant.payMethod())) {
            objections.add(new Objection(
                    "payMethod", Reason.of(event.clause(), EntryReason.PAY_METHOD, joined(event.payMethods()))));
        }

        List<Reason> reasons = new ArrayList<>();
        Optional<Section> section = sectionOf(applicant.facts());
        section.ifPresentOrElse(
                found -> reasons.add(Reason.of(found.clause(), EntryReason.IN_SECTION, found.id())),
                () -> objections.add(new Objection("sex", Reason.of(null, EntryReason.NO_SECTION))));
        String guaranteeRegion = judgeRegion(applicant.region(), standing, reasons, objections);
        List<String> waives = waivedBy(standing, reasons);

        if (!objections.isEmpty()) {
            return new Admission.Refused(objections);
        }
        return new Admission.Taken(section.orElseThrow().id(), guaranteeRegion, waives, reasons);
    }

    /** The first section, in the document's order, whose condition certainly holds. */
    Optional<Section> sectionOf(Facts facts) {
        return regulation.sections().stream()
                .filter(section ->
                        section.condition() == null || section.condition().holds(facts))
                .findFirst();
    }

    private void judgeWindow(EntryRule rule, Instant now, List<Objection> objections) {
        if (EntryWindow.isOpen(regulation, stage, event, now).value()) {
            return;
        }
        EntryWindow.opens(regulation, stage, event)
                .filter(now::isBefore)
                .ifPresentOrElse(
                        opens -> objections.add(
                                new Objection("eventId", Reason.of(rule.clause(), EntryReason.NOT_OPEN_YET, opens))),
                        () -> objections.add(new Objection(
                                "eventId",
                                Reason.of(
                                        rule.clause(),
                                        EntryReason.CLOSED,
                                        EntryWindow.closes(regulation, stage, event)
                                                .orElseThrow()))));
    }

    private void judgeEligibility(Facts facts, List<Objection> objections) {
        for (EligibilityRule rule : regulation.eligibility()) {
            Truth truth = rule.condition().on(facts);
            if (truth == Truth.NO) {
                objections.add(new Objection(null, Reason.of(rule.clause(), EntryReason.NOT_ELIGIBLE)));
            } else if (truth == Truth.UNKNOWN) {
                String missing = rule.condition().facts().stream()
                        .filter(fact -> facts.value(fact).isEmpty())
                        .map(Fact::key)
                        .sorted()
                        .collect(Collectors.joining(", "));
                objections.add(new Objection(null, Reason.of(rule.clause(), EntryReason.FACTS_MISSING, missing)));
            }
        }
    }

    private void judgeBars(Standing standing, List<Objection> objections) {
        int year = regulation.identity().season().year();
        standing.bars().stream()
                .filter(bar -> bar.bars(stage.id(), year, event.date()))
                .forEach(bar ->
                        objections.add(new Objection(null, Reason.of(bar.clause(), EntryReason.BARRED, bar.clause()))));
    }

    private void judgeLimit(EntryRule rule, Standing standing, List<Objection> objections) {
        if (standing.entries().stream().anyMatch(other -> other.event().equals(event.id()))) {
            objections.add(new Objection("eventId", Reason.of(rule.clause(), EntryReason.ALREADY_ENTERED, event.id())));
            return;
        }
        EntryRule.Limit limit = rule.limit();
        if (limit == null) {
            return;
        }
        List<Standing.Other> counted = standing.entries().stream()
                .filter(other -> other.stage().equals(stage.id()))
                .filter(other -> switch (limit.per()) {
                    case DATE -> other.date().equals(event.date());
                    case EVENT -> other.event().equals(event.id());
                    case STAGE -> true;
                })
                .toList();
        if (counted.size() < limit.max()) {
            return;
        }
        Reason reason = limit.per() == EntryRule.Limit.Per.DATE && limit.max() == 1
                ? Reason.of(
                        limit.clause(),
                        EntryReason.SAME_DATE,
                        counted.getFirst().event(),
                        event.date())
                : Reason.of(limit.clause(), EntryReason.LIMIT_REACHED, limit.max());
        objections.add(new Objection("eventId", reason));
    }

    private void judgeAdvanced(EntryRule rule, Standing standing, List<Objection> objections) {
        EntryRule.Advanced advanced = rule.advanced();
        if (advanced == null || advanced.newEntries() == EntryRule.Advanced.NewEntries.ALLOWED) {
            return;
        }
        standing.berths().stream()
                .filter(berth -> stage.id().equals(berth.fromStage()))
                .forEach(berth -> objections.add(new Objection(
                        "eventId", Reason.of(advanced.clause(), EntryReason.ALREADY_ADVANCED, berth.stage()))));
    }

    private @Nullable String judgeRegion(
            @Nullable RegionClaim claim, Standing standing, List<Reason> reasons, List<Objection> objections) {
        RegionRule rule = regulation.regionRule();
        if (rule == null || claim == null) {
            if (rule != null && event.region() != null) {
                objections.add(
                        new Objection("guaranteeHere", Reason.of(rule.clause(), EntryReason.FACTS_MISSING, "county")));
            }
            return null;
        }
        if (standing.declared() != null
                && standing.declared() != claim.basis()
                && rule.lock() == RegionRule.BasisLock.SEASON) {
            objections.add(new Objection(
                    "guaranteeBasis", Reason.of(rule.clause(), EntryReason.BASIS_FIXED, standing.declared())));
        }
        judgeServiceUnit(rule, claim, objections);
        Optional<String> region = Regions.regionOf(regulation, claim.county()).value();
        if (region.isEmpty()) {
            objections.add(
                    new Objection("county", Reason.of(rule.clause(), EntryReason.COUNTY_UNKNOWN, claim.county())));
            return null;
        }
        if (event.region() == null) {
            return null;
        }
        boolean here = region.get().equals(event.region());
        if (here != claim.here()) {
            objections.add(new Objection(
                    "guaranteeHere",
                    Reason.of(
                            rule.clauses().get(region.get()),
                            EntryReason.REGION_DISAGREES,
                            region.get(),
                            event.region())));
            return null;
        }
        String clause = rule.clauses().get(region.get());
        if (here) {
            reasons.add(Reason.of(clause, EntryReason.GUARANTEED_HERE, region.get()));
            return region.get();
        }
        reasons.add(Reason.of(clause, EntryReason.PLAIN_HERE, region.get(), event.region()));
        return null;
    }

    /** Where schools are no service units, whoever rests the claim on one must say that it is an employer. */
    private static void judgeServiceUnit(RegionRule rule, RegionClaim claim, List<Objection> objections) {
        if (rule.schoolCounts() || claim.basis() != RegionRule.Basis.SERVICE_UNIT) {
            return;
        }
        if (claim.unit() == null) {
            objections.add(new Objection(
                    "serviceUnitKind", Reason.of(rule.clause(), EntryReason.FACTS_MISSING, "serviceUnitKind")));
        } else if (claim.unit() == Applicant.Unit.SCHOOL) {
            objections.add(new Objection("guaranteeBasis", Reason.of(rule.clause(), EntryReason.SCHOOL_IS_NO_UNIT)));
        }
    }

    /** Berths that are given up by entering this stage, told before the person commits. */
    private List<String> waivedBy(Standing standing, List<Reason> reasons) {
        List<String> waives = new ArrayList<>();
        for (Standing.Berth berth : standing.berths()) {
            for (FieldRule.Source source : sourcesOf(berth)) {
                if (source.waivedBy().contains(WaivingAct.ENTERS_PRELIM) && isFirstStage()) {
                    waives.add(berth.berthId());
                    reasons.add(Reason.of(source.clause(), EntryReason.WAIVES_BERTH, berth.stage()));
                    break;
                }
            }
        }
        return waives;
    }

    private List<FieldRule.Source> sourcesOf(Standing.Berth berth) {
        if (berth.source() == SourceKind.ADVANCE) {
            return List.of();
        }
        return regulation.stage(berth.stage()).stream()
                .flatMap(target -> target.field().stream())
                .flatMap(field -> field.sources().stream())
                .filter(source -> source.source() == berth.source())
                .toList();
    }

    private boolean isFirstStage() {
        return regulation.stages().getFirst().id().equals(stage.id());
    }

    private static String joined(List<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
