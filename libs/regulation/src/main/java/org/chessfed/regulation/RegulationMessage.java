package org.chessfed.regulation;

import org.chessfed.regulation.decision.MessageKey;
import org.chessfed.regulation.decision.Messages;

/** What the policies of this library say to people. */
public enum RegulationMessage implements MessageKey {
    /** Every rule of eligibility holds. */
    ELIGIBLE("eligibility.eligible"),
    /** A rule of eligibility does not hold. */
    NOT_ELIGIBLE("eligibility.refused"),
    /** A rule of eligibility cannot be judged; argument: the facts that are not known. */
    ELIGIBILITY_UNKNOWN("eligibility.unknown"),
    /** A section admits; argument: the section. */
    SECTION_ADMITS("section.admits"),
    /** A section does not admit; argument: the section. */
    SECTION_REFUSES("section.refuses"),
    /** A section cannot be judged; arguments: the section, the facts that are not known. */
    SECTION_UNKNOWN("section.unknown"),
    /** A section merges into another; arguments: section, its entrants, the section that takes them. */
    SECTION_MERGED("section.merged"),
    /** A county lies in a region; arguments: county, region. */
    COUNTY_IN_REGION("region.county"),
    /** A county lies in no region; argument: county. */
    COUNTY_IN_NO_REGION("region.none"),
    /** An event has no region, so nobody is its resident; argument: event. */
    EVENT_WITHOUT_REGION("region.eventWithout"),
    /** Entry is open; argument: the deadline. */
    ENTRY_OPEN("entry.open"),
    /** Entry has no deadline. */
    ENTRY_WITHOUT_DEADLINE("entry.withoutDeadline"),
    /** Entry has not opened; argument: when it opens. */
    ENTRY_NOT_YET_OPEN("entry.notYetOpen"),
    /** Entry is closed; argument: the deadline. */
    ENTRY_CLOSED("entry.closed"),
    /** A row of the price list; arguments: amount, currency. */
    FEE("fee.row"),
    /** A row of the price list that holds until a moment; arguments: amount, currency, the moment. */
    FEE_UNTIL("fee.rowUntil"),
    /** Nothing is asked for. */
    NO_FEE("fee.none"),
    /** A clock without increment and delay; argument: minutes. */
    CLOCK("clock.plain"),
    /** A clock with increment; arguments: minutes, seconds. */
    CLOCK_INCREMENT("clock.increment"),
    /** A clock with delay; arguments: minutes, seconds. */
    CLOCK_DELAY("clock.delay");

    /** The words of this library, the reader's and the linter's among them. */
    public static final Messages MESSAGES =
            new Messages("org.chessfed.regulation.messages", RegulationMessage.class.getClassLoader());

    private final String key;

    RegulationMessage(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
