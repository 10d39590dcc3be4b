package org.chessfed.selection.vacancy;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.FieldRule.WaivingAct;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.Message;
import org.chessfed.selection.berth.BerthBook;
import org.chessfed.selection.berth.BerthCause;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.berth.Berths;
import org.chessfed.selection.berth.NewBerth;
import org.chessfed.selection.entry.Entries;
import org.chessfed.selection.field.ClosedFields;
import org.chessfed.selection.sanction.Sanction;
import org.chessfed.selection.sanction.Sanctions;
import org.chessfed.selection.season.PreviousOrders;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.vacancy.Chain.Block;
import org.chessfed.selection.vacancy.Chain.Ranked;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** Makes the offers of direct places that are due: of the previous season's ranks and of outside qualifiers. */
@ApplicationScoped
public class Offers {

    private final Berths berths;
    private final Entries entries;
    private final Sanctions sanctions;
    private final PreviousOrders orders;
    private final ClosedFields closedFields;
    private final Duration answerWithin;

    Offers(
            Berths berths,
            Entries entries,
            Sanctions sanctions,
            PreviousOrders orders,
            ClosedFields closedFields,
            @ConfigProperty(name = "chessfed.selection.answer-within", defaultValue = "P3D") Duration answerWithin) {
        this.berths = berths;
        this.entries = entries;
        this.sanctions = sanctions;
        this.orders = orders;
        this.closedFields = closedFields;
        this.answerWithin = answerWithin;
    }

    /**
     * Settles the chains of every section once.
     *
     * @param season the season, locked
     * @param at when what caused this became true
     * @return whether a berth moved, so that more may follow
     */
    @Transactional(TxType.MANDATORY)
    public boolean settle(Season season, SeasonRules rules, Instant at) {
        if (!season.offersOpen()) {
            return false;
        }
        boolean changed = false;
        for (var section : rules.sections()) {
            changed |= settleChains(season, rules, section, at);
            changed |= offerToQualifiers(season, rules, section, at);
        }
        return changed;
    }

    private boolean settleChains(Season season, SeasonRules rules, String section, Instant at) {
        var book = berths.book(season.id());
        var chains = new ArrayList<Chain>();
        var sources = new HashMap<String, Source>();
        for (var stage : rules.stagesWithFieldLastFirst()) {
            for (var source : rules.sources(stage, section, SourceKind.PREVIOUS)) {
                chains.add(chain(season, rules, book, stage, section, source, at));
                sources.put(stage.id(), source);
            }
        }
        var vacancies = VacancyPolicy.settle(chains);
        for (var release : vacancies.releases()) {
            book.live(release.stage(), release.person())
                    .ifPresent(berth ->
                            berths.move(berth, BerthState.REVOKED, BerthCause.MOVED_UP, List.of(release.reason()), at));
        }
        for (var offer : vacancies.offers()) {
            var stage = rules.stage(offer.stage()).orElseThrow();
            var source = sources.get(offer.stage());
            var answerBy = source == null ? null : answerBy(season, rules, stage, source, at);
            berths.offer(
                    new NewBerth(
                            season.id(),
                            season.competition(),
                            rules.version(),
                            stage.id(),
                            rules.eventOf(stage).id(),
                            section,
                            offer.person(),
                            SourceKind.PREVIOUS,
                            null,
                            offer.reason().clause(),
                            null,
                            null,
                            offer.rank(),
                            answerBy,
                            List.of(offer.reason())),
                    at);
        }
        return !vacancies.releases().isEmpty() || !vacancies.offers().isEmpty();
    }

    private Chain chain(
            Season season, SeasonRules rules, BerthBook book, Stage stage, String section, Source source, Instant at) {
        var ranks = source.ranks();
        var vacancy = source.vacancy();
        var previousStage = source.stage() == null ? rules.lastStage().id() : source.stage();
        var order = orders.order(season.id(), rules.previousLabel(), previousStage, section).stream()
                .filter(row -> (ranks != null && ranks.contains(row.rank()))
                        || (vacancy != null && vacancy.ranks().contains(row.rank())))
                .toList();
        var states = new HashMap<UUID, BerthState>();
        book.in(stage.id(), section)
                .filter(berth -> berth.source() == SourceKind.PREVIOUS)
                .forEach(berth -> states.put(berth.personId(), berth.state()));
        var blocked = new HashMap<UUID, Block>();
        var barred = barred(season, rules, stage);
        for (var row : order) {
            block(rules, book, stage, barred, row.person()).ifPresent(block -> blocked.put(row.person(), block));
            if (ranks != null && ranks.contains(row.rank()) && enteredAlready(season, rules, stage, source, row)) {
                blocked.putIfAbsent(row.person(), Block.REFUSED);
            }
        }
        return new Chain(
                source.clause(),
                stage.id(),
                ranks == null ? 0 : ranks.size(),
                order,
                states,
                blocked,
                refilling(season, rules, stage, section, source, at));
    }

    private boolean enteredAlready(Season season, SeasonRules rules, Stage stage, Source source, Ranked row) {
        return source.waivedBy().contains(WaivingAct.ENTERS_PRELIM)
                && entries.confirmedEvent(season.competition(), row.person(), formStagesBefore(rules, stage.id()))
                        .isPresent();
    }

    /** Stages entered by form that are played before another: where an entry waives a direct place. */
    public static List<String> formStagesBefore(SeasonRules rules, String stageId) {
        return IntStream.range(0, Math.max(0, rules.position(stageId)))
                .mapToObj(i -> rules.document().stages().get(i).id())
                .filter(rules::enteredByForm)
                .toList();
    }

    /** Until the rule's moment; without one, until the field is closed. Never once the stage is being played. */
    private boolean refilling(
            Season season, SeasonRules rules, Stage stage, String section, Source source, Instant at) {
        var roundOne =
                entries.roundOne(season.competition(), rules.eventOf(stage).id());
        if (roundOne.isPresent()) {
            return false;
        }
        var vacancy = source.vacancy();
        var moment = vacancy == null ? null : vacancy.until();
        return VacancyPolicy.refilling(
                moment != null,
                moment == null ? null : rules.instant(moment, stage, null).orElse(null),
                closedFields.closed(season.id(), stage.id(), section),
                at);
    }

    /**
     * Why a person cannot be asked for a place in a stage, whatever the source.
     *
     * @param barred persons whom a sanction keeps out of it
     * @return empty for somebody who can
     */
    public Optional<Block> block(SeasonRules rules, BerthBook book, Stage stage, Set<UUID> barred, UUID person) {
        var held = book.of(person).filter(berth -> berth.state().holdsPlace()).toList();
        for (var berth : held) {
            boolean later = rules.position(berth.stage()) > rules.position(stage.id());
            if (later && berth.source() == SourceKind.DRAFTED) {
                return Optional.of(Block.DRAFTED);
            }
            boolean here = berth.stage().equals(stage.id()) && berth.source() != SourceKind.PREVIOUS;
            if (here || (later && berth.state() == BerthState.GRANTED && berth.source() != SourceKind.PREVIOUS)) {
                return Optional.of(Block.QUALIFIED);
            }
        }
        boolean refusedHere = book.of(person)
                .anyMatch(berth -> berth.stage().equals(stage.id())
                        && berth.source() != SourceKind.PREVIOUS
                        && (berth.state() == BerthState.WAIVED || berth.state() == BerthState.LAPSED));
        if (refusedHere) {
            return Optional.of(Block.REFUSED);
        }
        return barred.contains(person) ? Optional.of(Block.BANNED) : Optional.empty();
    }

    /** Persons whom a sanction keeps out of a stage. */
    public Set<UUID> barred(Season season, SeasonRules rules, Stage stage) {
        var day = rules.eventOf(stage).date();
        return sanctions.barring(season.competition()).stream()
                .filter(sanction -> sanction.scope().covers(rules.year(), stage.id(), day))
                .map(Sanction::personId)
                .collect(Collectors.toSet());
    }

    private boolean offerToQualifiers(Season season, SeasonRules rules, String section, Instant at) {
        boolean changed = false;
        for (var stage : rules.stagesWithFieldLastFirst()) {
            for (var source : rules.sources(stage, section, SourceKind.EXTERNAL)) {
                if (source.code() == null) {
                    continue;
                }
                var book = berths.book(season.id());
                var barred = barred(season, rules, stage);
                for (var qualifier : orders.qualifiers(season.id(), source.code(), section)) {
                    boolean asked = book.of(qualifier.person())
                            .anyMatch(
                                    berth -> berth.stage().equals(stage.id()) && berth.source() == SourceKind.EXTERNAL);
                    boolean entered = source.waivedBy().contains(WaivingAct.ENTERS_PRELIM)
                            && entries.confirmedEvent(
                                            season.competition(),
                                            qualifier.person(),
                                            formStagesBefore(rules, stage.id()))
                                    .isPresent();
                    boolean placed = book.live(stage.id(), qualifier.person()).isPresent()
                            || block(rules, book, stage, barred, qualifier.person())
                                    .isPresent();
                    var answerBy = answerBy(season, rules, stage, source, at);
                    if (asked || entered || placed) {
                        continue;
                    }
                    berths.offer(
                            new NewBerth(
                                    season.id(),
                                    season.competition(),
                                    rules.version(),
                                    stage.id(),
                                    rules.eventOf(stage).id(),
                                    section,
                                    qualifier.person(),
                                    SourceKind.EXTERNAL,
                                    source.code(),
                                    source.clause(),
                                    null,
                                    null,
                                    null,
                                    answerBy,
                                    List.of(Reason.of(
                                            source.clause(), Message.BERTH_EXTERNAL_QUALIFIER, source.code()))),
                            at);
                    changed = true;
                }
            }
        }
        return changed;
    }

    /**
     * When an offer made now must be answered: at the regulation's moment, or, once that has come, within the configured
     * days, at the latest when the stage starts.
     */
    private @Nullable Instant answerBy(Season season, SeasonRules rules, Stage stage, Source source, Instant at) {
        var printed = rules.instant(
                source.answerBy(),
                stage,
                entries.roundOne(season.competition(), rules.eventOf(stage).id())
                        .orElse(null));
        if (printed.isEmpty()) {
            return null;
        }
        return printed.get().isAfter(at) ? printed.get() : fallback(rules, stage, at);
    }

    /** The deadline of an offer for which the regulation names none, or one that has passed. */
    public Instant fallback(SeasonRules rules, Stage stage, Instant at) {
        var within = at.plus(answerWithin);
        var start = rules.startOf(stage);
        return start.isAfter(at) && start.isBefore(within) ? start : within;
    }
}
