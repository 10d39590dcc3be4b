package org.chessfed.selection.quota;

import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.AdvanceRule.Guarantee.Unused;
import org.chessfed.regulation.stage.AdvanceRule.Refill;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.FillMode;
import org.chessfed.regulation.stage.Ranking.PlayoffScope;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.field.FieldPolicy;
import org.jspecify.annotations.Nullable;

/**
 * How many persons of one list advance, as the regulation says it for one section of one event or stage.
 *
 * @param clause the clause that a place won by rank cites
 * @param places places in all, guaranteed ones included; at least 0
 * @param fills places added below the line because other sources fell short; they move every line down; at least 0
 * @param guaranteed places of {@code places} kept for residents of {@code region}; 0 where there is no guarantee
 * @param region the region that the guarantee protects; null where there is none
 * @param unused what becomes of guaranteed places for which there are too few residents
 * @param refill whether the place of somebody who gave it up goes to the next of this list
 * @param guaranteeClause the clause that a guaranteed place cites
 * @param playoffs which ties are to be played off
 */
public record QuotaRule(
        @Nullable String clause,
        int places,
        int fills,
        int guaranteed,
        @Nullable String region,
        Unused unused,
        Refill refill,
        @Nullable String guaranteeClause,
        PlayoffScope playoffs) {

    /** Refuses numbers that no regulation can mean. */
    public QuotaRule {
        if (places < 0 || fills < 0 || guaranteed < 0) {
            throw new IllegalArgumentException("places, fills and guaranteed must not be negative");
        }
        if (guaranteed > places) {
            throw new IllegalArgumentException(
                    "guaranteed places (%d) exceed the places (%d) of the list".formatted(guaranteed, places));
        }
        if (guaranteed > 0 && region == null) {
            throw new IllegalArgumentException("a guarantee needs the region that it protects");
        }
    }

    /**
     * The rule of one list, as the regulation has it.
     *
     * @param stage the stage of the list
     * @param event the event of the list
     * @param rule what the section's list sends on
     * @param target the stage that it sends persons to
     * @param others places of the target's field that its other sources hold, offers that are still out included
     * @return the rule, its line moved down where the field is filled from this list
     */
    public static QuotaRule of(Stage stage, CompetitionEvent event, AdvanceRule rule, Stage target, int others) {
        var scope = stage.tournamentOf(rule.section())
                .map(tournament -> tournament.ranking().playoff())
                .orElse(PlayoffScope.DECIDING_PLACES);
        var quota = first(rule.clause(), rule.places()).withPlayoffs(scope).withRefill(rule.refill());
        var guaranteed = rule.guaranteed();
        if (guaranteed != null && event.region() != null) {
            quota = quota.guaranteeing(guaranteed.places(), event.region())
                    .withUnused(guaranteed.unused())
                    .citing(guaranteed.clause());
        }
        var fill = target.fieldOf(rule.section()).map(FieldRule::fill).orElse(null);
        if (fill == null || !fill.from().stage().equals(stage.id())) {
            return quota;
        }
        if (fill.mode() == FillMode.NONE) {
            return quota.withRefill(Refill.NONE);
        }
        int advance = rule.places() * stage.events().size();
        var filled = quota.withFills(FieldPolicy.fills(fill.to(), advance, others));
        return fill.coversAdvanced() ? filled : filled.withRefill(Refill.NONE);
    }

    /**
     * A plain line: the first {@code places} advance, nobody is guaranteed anything.
     *
     * @param clause the clause of the line
     * @param places places in all
     * @return the rule, refilled from the same list, with playoffs where a place depends on them
     */
    public static QuotaRule first(@Nullable String clause, int places) {
        return new QuotaRule(
                clause, places, 0, 0, null, Unused.BY_RANK, Refill.NEXT_IN_EVENT, clause, PlayoffScope.DECIDING_PLACES);
    }

    /**
     * The same rule with part of its places guaranteed to a region.
     *
     * @param residents places kept for residents
     * @param protectedRegion the region
     * @return the rule with the guarantee
     */
    public QuotaRule guaranteeing(int residents, String protectedRegion) {
        return new QuotaRule(
                clause, places, fills, residents, protectedRegion, unused, refill, guaranteeClause, playoffs);
    }

    /**
     * The same rule with its lines moved down by fills.
     *
     * @param more places to add below the line
     * @return the moved rule
     */
    public QuotaRule withFills(int more) {
        return new QuotaRule(clause, places, more, guaranteed, region, unused, refill, guaranteeClause, playoffs);
    }

    /**
     * The same rule, its guarantee resting on a clause of its own.
     *
     * @param own the clause that guaranteed places cite
     * @return the rule with that clause
     */
    public QuotaRule citing(@Nullable String own) {
        return new QuotaRule(clause, places, fills, guaranteed, region, unused, refill, own, playoffs);
    }

    /**
     * The same rule under another reading of unused guarantees.
     *
     * @param reading the reading
     * @return the rule under it
     */
    public QuotaRule withUnused(Unused reading) {
        return new QuotaRule(clause, places, fills, guaranteed, region, reading, refill, guaranteeClause, playoffs);
    }

    /**
     * The same rule under another reading of refills.
     *
     * @param reading the reading
     * @return the rule under it
     */
    public QuotaRule withRefill(Refill reading) {
        return new QuotaRule(clause, places, fills, guaranteed, region, unused, reading, guaranteeClause, playoffs);
    }

    /**
     * The same rule under another reading of playoffs.
     *
     * @param reading the reading
     * @return the rule under it
     */
    public QuotaRule withPlayoffs(PlayoffScope reading) {
        return new QuotaRule(clause, places, fills, guaranteed, region, unused, refill, guaranteeClause, reading);
    }
}
