package org.chessfed.testkit.sample;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.OrganisationChanged;

/** Stands for the owner of organisations, whose only one is that of the key, in its first version. */
@ApplicationScoped
class RepublishOrganisations implements Republisher {

    private final Outbox outbox;

    RepublishOrganisations(Outbox outbox) {
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return OrganisationChanged.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        outbox.add(new OrganisationChanged(key, 1, "EAST", "湖東棋會", "East Lake Club"));
        return 1;
    }
}
