package org.chessfed.registration.entry;

import org.chessfed.regulation.decision.MessageKey;

/** What is said about an entry: why it is taken, refused or cancelled. */
enum EntryReason implements MessageKey {
    /** Args: section title. */
    IN_SECTION("entry.in-section"),
    /** Args: region. */
    GUARANTEED_HERE("entry.guaranteed-here"),
    /** Args: region of the person, region of the event. */
    PLAIN_HERE("entry.plain-here"),
    /** Args: stage of the berth. */
    WAIVES_BERTH("entry.waives-berth"),
    /** No args. */
    NOT_ELIGIBLE("entry.not-eligible"),
    /** Args: names of the facts. */
    FACTS_MISSING("entry.facts-missing"),
    /** No args. */
    NO_SECTION("entry.no-section"),
    /** Args: first moment. */
    NOT_OPEN_YET("entry.not-open-yet"),
    /** Args: last moment. */
    CLOSED("entry.closed"),
    /** Args: event already entered. */
    ALREADY_ENTERED("entry.already-entered"),
    /** Args: event already entered, day. */
    SAME_DATE("entry.same-date"),
    /** Args: most entries. */
    LIMIT_REACHED("entry.limit-reached"),
    /** Args: most entries of the event. */
    FULL("entry.full"),
    /** Args: clause of the sanction. */
    BARRED("entry.barred"),
    /** Args: stage of the place. */
    ALREADY_ADVANCED("entry.already-advanced"),
    /** Args: county. */
    COUNTY_UNKNOWN("entry.county-unknown"),
    /** Args: region by the county, region of the event. */
    REGION_DISAGREES("entry.region-disagrees"),
    /** Args: basis declared before. */
    BASIS_FIXED("entry.basis-fixed"),
    /** No args. */
    SCHOOL_IS_NO_UNIT("entry.school-is-no-unit"),
    /** Args: ways of payment that the event takes. */
    PAY_METHOD("entry.pay-method"),
    /** Args: stage. */
    BY_BERTH_ONLY("entry.by-berth-only"),
    /** Args: event from which the person advanced. */
    CANCELLED_BY_BERTH("entry.cancelled-by-berth"),
    /** Args: last moment of payment. */
    CANCELLED_UNPAID("entry.cancelled-unpaid"),
    /** No args. */
    CANCELLED_BERTH_LOST("entry.cancelled-berth-lost"),
    /** Args: reason given. */
    WITHDRAWN("entry.withdrawn"),
    /** Args: amount, currency. */
    PAID("entry.paid"),
    /** No args. */
    FROM_BERTH("entry.from-berth");

    private final String key;

    EntryReason(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
