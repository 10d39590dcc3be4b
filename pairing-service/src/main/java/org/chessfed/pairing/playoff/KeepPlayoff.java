package org.chessfed.pairing.playoff;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;

/** A playoff that selection asks for becomes a task of the chief arbiter. */
@ApplicationScoped
class KeepPlayoff implements FactHandler<PlayoffRequested> {

    private final Playoffs playoffs;
    private final Tournaments tournaments;

    KeepPlayoff(Playoffs playoffs, Tournaments tournaments) {
        this.playoffs = playoffs;
        this.tournaments = tournaments;
    }

    @Override
    public Class<PlayoffRequested> type() {
        return PlayoffRequested.class;
    }

    @Override
    public void handle(PlayoffRequested fact, Delivery delivery) {
        Tournament tournament = tournaments
                .lockForFact(UUID.fromString(fact.tournamentId()))
                .orElseThrow(() -> new ParkUntil("tournament", fact.tournamentId()));
        for (String person : fact.personIds()) {
            if (tournament.playerOf(person).isEmpty()) {
                throw new IllegalArgumentException(
                        "person " + person + " of playoff " + fact.playoffId() + " does not play in the tournament");
            }
        }
        playoffs.request(fact, delivery.time());
    }
}
