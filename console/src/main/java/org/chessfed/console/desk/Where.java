package org.chessfed.console.desk;

import java.util.List;
import org.chessfed.console.regulation.Regulation;

/** The regulation and one of its events. */
record Where(Regulation regulation, Regulation.Event event) {

    /** Address of the event's page. */
    public String address() {
        return "/staff/competitions/" + regulation.code() + "/events/" + event.id();
    }

    /** States of entries that the list may be narrowed to. */
    public List<String> statuses() {
        return List.of("CONFIRMED", "AWAITING_PAYMENT", "SUBMITTED", "INCOMPLETE", "WAITLISTED", "CANCELLED");
    }

    /** Documents that may be shown at the desk. */
    public List<String> documents() {
        return List.of("ID_CARD", "PASSPORT", "HOUSEHOLD_TRANSCRIPT", "OTHER");
    }
}
