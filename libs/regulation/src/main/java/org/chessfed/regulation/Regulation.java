package org.chessfed.regulation;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.regulation.delegation.DelegationRule;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.delegation.SanctionRule;
import org.chessfed.regulation.money.AwardRule;
import org.chessfed.regulation.money.FeeRule;
import org.chessfed.regulation.money.RefundRule;
import org.chessfed.regulation.money.SubsidyRule;
import org.chessfed.regulation.stage.CarryOver;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * One version of a competition's regulation, with every setting already standing where the document names it.
 *
 * @param identity code, version, zone, currency, season; {@code regulation} in the document
 * @param title shown name
 * @param approval the authority's approval; null: none is needed
 * @param clauses every clause that a rule names, by id
 * @param settings chosen readings, by name
 * @param fide editions of the FIDE rules
 * @param aliases local names of tie-breaks and what they stand for; already resolved in every chain
 * @param regions counties of each region, by region id; empty: no regions
 * @param regionRule how a person's region is found; null: no regions
 * @param organisations bodies, by id
 * @param payees who receives fees, by id
 * @param team what a team is; null: players enter
 * @param eligibility who may enter at all; every rule must hold
 * @param sections in the document's order, which matters where sections merge
 * @param merge what becomes of small sections; null: nothing
 * @param age how age is counted; null: no rule asks
 * @param stages in order of play
 * @param carryOver places of the next season
 * @param rating what is rated; null: nothing
 * @param fees prices
 * @param refunds what is given back
 * @param subsidies what may be claimed
 * @param awards what is won
 * @param appeals ways to appeal during play
 * @param sanctions how sanctions are handled; null: no rule
 * @param delegations events to which players are sent
 * @param duties what chosen players owe
 * @param forms fields of each form, by form id
 * @param documents documents to show, sign or issue
 * @param notices what people are told
 * @param insurance liability insurance; null: none stated
 * @param printed figures as the original prints them
 */
public record Regulation(
        @JsonProperty("regulation") Identity identity,
        Text title,
        @Nullable Approval approval,
        Map<String, Clause> clauses,
        Map<String, Setting> settings,
        FideEditions fide,
        Map<String, String> aliases,
        Map<String, List<String>> regions,
        @Nullable RegionRule regionRule,
        Map<String, Organisation> organisations,
        Map<String, Payee> payees,
        @Nullable TeamRule team,
        List<EligibilityRule> eligibility,
        List<Section> sections,
        @Nullable Merge merge,
        @Nullable AgeRule age,
        List<Stage> stages,
        List<CarryOver> carryOver,
        @Nullable RatingRule rating,
        List<FeeRule> fees,
        List<RefundRule> refunds,
        List<SubsidyRule> subsidies,
        List<AwardRule> awards,
        List<AppealRule> appeals,
        @Nullable SanctionRule sanctions,
        List<DelegationRule> delegations,
        List<DutyRule> duties,
        Map<String, List<FormField>> forms,
        List<DocumentRule> documents,
        List<Notice> notices,
        @Nullable Insurance insurance,
        List<Printed> printed) {
    public Regulation {
        clauses = inOrder(clauses);
        settings = inOrder(settings);
        aliases = inOrder(aliases);
        regions = inOrder(regions);
        organisations = inOrder(organisations);
        payees = inOrder(payees);
        forms = inOrder(forms);
        eligibility = List.copyOf(eligibility);
        sections = List.copyOf(sections);
        stages = List.copyOf(stages);
        carryOver = List.copyOf(carryOver);
        fees = List.copyOf(fees);
        refunds = List.copyOf(refunds);
        subsidies = List.copyOf(subsidies);
        awards = List.copyOf(awards);
        appeals = List.copyOf(appeals);
        delegations = List.copyOf(delegations);
        duties = List.copyOf(duties);
        documents = List.copyOf(documents);
        notices = List.copyOf(notices);
        printed = List.copyOf(printed);
    }

    /** An unmodifiable copy that keeps the document's order. */
    private static <V> Map<String, V> inOrder(Map<String, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    /** The section with an id. */
    public Optional<Section> section(String id) {
        return sections.stream().filter(section -> section.id().equals(id)).findFirst();
    }

    /** The stage with an id. */
    public Optional<Stage> stage(String id) {
        return stages.stream().filter(stage -> stage.id().equals(id)).findFirst();
    }

    /** The event with an id, in whatever stage. */
    public Optional<CompetitionEvent> event(String id) {
        return stages.stream().flatMap(stage -> stage.event(id).stream()).findFirst();
    }

    /**
     * What people call the event, stage, section or region with an id, the event first where some of them share one.
     *
     * @return empty for what is no id of this regulation
     */
    public Optional<Text> titleOf(String id) {
        return event(id)
                .map(CompetitionEvent::title)
                .or(() -> stage(id).map(Stage::title))
                .or(() -> section(id).map(Section::title))
                .or(() -> Optional.ofNullable(regionRule)
                        .map(rule -> rule.titles().get(id)));
    }

    /** The stage that holds an event. */
    public Optional<Stage> stageOfEvent(String eventId) {
        return stages.stream().filter(stage -> stage.event(eventId).isPresent()).findFirst();
    }

    /** The id of the payee of an event's fees: the event's own, else its host's; empty where the host takes none. */
    public Optional<String> payeeOf(CompetitionEvent event) {
        if (event.payee() != null) {
            return Optional.of(event.payee());
        }
        Organisation host = organisations.get(event.host());
        return host == null ? Optional.empty() : Optional.ofNullable(host.payee());
    }

    /**
     * The chosen reading of a setting, as text.
     *
     * @throws IllegalArgumentException if the regulation has no such setting
     */
    public String settingValue(String name) {
        Setting setting = settings.get(name);
        if (setting == null) {
            throw new IllegalArgumentException("regulation " + identity.code() + " has no setting " + name);
        }
        return setting.text();
    }
}
