package org.chessfed.registration.organisation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.OrganisationChanged;
import org.chessfed.registration.organisation.Organisations.Organisation;

/** Tells every organisation once more. The key is an organisation's id. */
@ApplicationScoped
class RepublishOrganisations implements Republisher {

    private final Organisations organisations;
    private final Outbox outbox;

    RepublishOrganisations(Organisations organisations, Outbox outbox) {
        this.organisations = organisations;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return OrganisationChanged.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        List<Organisation> told = organisations.all().stream()
                .filter(one -> key.isEmpty() || one.id().toString().equals(key))
                .toList();
        told.forEach(one -> outbox.add(
                new OrganisationChanged(one.id().toString(), one.version(), one.code(), one.titleZh(), one.titleEn())));
        return told.size();
    }
}
