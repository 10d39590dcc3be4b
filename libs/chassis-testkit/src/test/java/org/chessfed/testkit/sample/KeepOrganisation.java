package org.chessfed.testkit.sample;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.OrganisationChanged;

@ApplicationScoped
class KeepOrganisation implements FactHandler<OrganisationChanged> {

    private final Database database;

    KeepOrganisation(Database database) {
        this.database = database;
    }

    @Override
    public Class<OrganisationChanged> type() {
        return OrganisationChanged.class;
    }

    @Override
    public void handle(OrganisationChanged fact, Delivery delivery) {
        database.update("insert into organisation(id) values (?) on conflict do nothing", fact.organisationId());
    }
}
