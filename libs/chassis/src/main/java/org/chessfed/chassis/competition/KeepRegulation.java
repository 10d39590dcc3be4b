package org.chessfed.chassis.competition;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.CompetitionPublished;

/** Copies each published regulation. */
@ApplicationScoped
class KeepRegulation implements FactHandler<CompetitionPublished> {

    private final Competitions competitions;

    KeepRegulation(Competitions competitions) {
        this.competitions = competitions;
    }

    @Override
    public Class<CompetitionPublished> type() {
        return CompetitionPublished.class;
    }

    @Override
    public void handle(CompetitionPublished fact, Delivery delivery) {
        competitions.keep(new Competitions.Regulation(fact.code(), fact.version(), fact.yaml(), fact.publishedAt()));
    }
}
