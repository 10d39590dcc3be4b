package org.chessfed.console.desk;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.UriBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** What the pages of an event begin with, and where they lead. */
@RequestScoped
class EventDesk {

    static final String TAKES_CASH = "regional-committee";

    private static final String CANCELS = "federation-staff regional-committee";
    private static final String CLOSES = "federation-staff chief-arbiter";

    private final PageContext page;
    private final Regulations regulations;
    private final RegistrationDesk registration;

    EventDesk(PageContext page, Regulations regulations, @RestClient RegistrationDesk registration) {
        this.page = page;
        this.regulations = regulations;
        this.registration = registration;
    }

    /** What the viewer may do here. */
    record Rights(boolean cancels, boolean closes, boolean cash) {}

    /** The event and the regulation that it belongs to. */
    Where where(String competition, String event) {
        Regulation regulation = regulations.current(competition).orElseThrow(NotFoundException::new);
        return new Where(regulation, regulation.event(event).orElseThrow(NotFoundException::new));
    }

    /** The entry list in numbers; empty where the viewer may not see it. */
    Optional<EventProgress> counts(String competition, String event) {
        return registration.progress(competition).stream()
                .filter(progress -> progress.event().equals(event))
                .findFirst();
    }

    /** What the viewer may do here. */
    Rights rights() {
        return new Rights(page.may(CANCELS), page.may(CLOSES), page.may(TAKES_CASH));
    }

    /** Address of a page that says what was done to whom. */
    static String after(String competition, String event, String below, String done, Entry entry) {
        List<String> names = new ArrayList<>();
        names.add(Objects.requireNonNullElse(entry.nameZh(), ""));
        names.removeIf(String::isEmpty);
        if (names.isEmpty()) {
            names.add(Objects.requireNonNullElse(entry.passportName(), ""));
        }
        return UriBuilder.fromPath(address(competition, event, below))
                .queryParam("done", "{done}")
                .queryParam("who", "{who}")
                .build(done, names.getFirst())
                .toString();
    }

    /** Address of a page of the event. */
    static String address(String competition, String event, String below) {
        return "/staff/competitions/" + competition + "/events/" + event + below;
    }
}
