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

    /** Documents that are shown at the desk, as the regulation names them. */
    public List<Regulation.Document> documents() {
        return regulation.shownAt(event);
    }
}
