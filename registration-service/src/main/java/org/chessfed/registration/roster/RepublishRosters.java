package org.chessfed.registration.roster;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.RosterClosed;

/** Tells closed rosters once more, each as it stands after its amendments. The key is a competition. */
@ApplicationScoped
class RepublishRosters implements Republisher {

    private final Rosters rosters;
    private final Republication republication;

    RepublishRosters(Rosters rosters, Republication republication) {
        this.rosters = rosters;
        this.republication = republication;
    }

    @Override
    public Class<? extends Fact> type() {
        return RosterClosed.class;
    }

    @Override
    public long republish(String key) {
        return republication.of(
                (after, most) -> rosters.after(after, key, most),
                found -> UUID.fromString(found.roster().rosterId()),
                found -> new RosterClosed(found.roster(), found.version()));
    }
}
