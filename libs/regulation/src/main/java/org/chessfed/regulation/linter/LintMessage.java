package org.chessfed.regulation.linter;

import org.chessfed.regulation.decision.MessageKey;

/** What the linter says about a regulation. */
public enum LintMessage implements MessageKey {
    /** The approval has no number. */
    APPROVAL_BLANK("lint.approvalBlank"),
    /** The text prints another year; arguments: printed, season. */
    PRINTED_YEAR("lint.printedYear"),
    /** The text prints another city for an event; arguments: event, printed, city. */
    PRINTED_CITY("lint.printedCity"),
    /** The text prints other rounds; arguments: days, per day, product, rounds. */
    PRINTED_ROUNDS("lint.printedRounds"),
    /** A total is odd, so that a player is always added; arguments: stage, section, total, total after it. */
    ODD_TOTAL("lint.oddTotal"),
    /** Several windows of appeal count from the same moment; argument: minutes of each. */
    APPEAL_WINDOWS("lint.appealWindows"),
    /** A date is printed without its year; arguments: month, day, reading. */
    DATE_WITHOUT_YEAR("lint.dateWithoutYear"),
    /** The text prints one number of places and derives another; arguments: source, groups, exceptions, derived, printed. */
    PLACES_DERIVED("lint.placesDerived"),
    /** An event's host sits elsewhere; arguments: event, its city, host, the host's city. */
    HOST_CITY("lint.hostCity"),
    /** An event's city lies in another region; arguments: event, city, region. */
    EVENT_REGION("lint.eventRegion"),
    /** Fewer entries fit than places are sent on; arguments: stage, capacity, places. */
    CAPACITY("lint.capacity"),
    /** More rounds than opponents; arguments: stage, section, rounds, players. */
    TOO_MANY_ROUNDS("lint.tooManyRounds"),
    /** A round robin has another number of rounds than its players need; arguments: stage, section, rounds, players. */
    ROUND_ROBIN_ROUNDS("lint.roundRobinRounds"),
    /** The chief arbiter must fill a parameter before round 1; arguments: stage, sections, parameter. */
    OPEN_PARAMETER("lint.openParameter"),
    /** A section may stay too small for its rounds; arguments: stage, section, players, rounds. */
    SMALL_SECTION("lint.smallSection"),
    /** A day of play may take very long; arguments: stage, rounds, hours. */
    LONG_DAY("lint.longDay"),
    /** Entry closes after the start; arguments: event, deadline, start. */
    ENTRY_AFTER_START("lint.entryAfterStart"),
    /** An event that is entered by form names no way of payment; argument: event. */
    NO_PAY_METHOD("lint.noPayMethod"),
    /** A form of entry does not ask for what every entry needs; arguments: form, field. */
    FORM_LACKS("lint.formLacks");

    private final String key;

    LintMessage(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
