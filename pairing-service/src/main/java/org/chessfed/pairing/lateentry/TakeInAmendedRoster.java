package org.chessfed.pairing.lateentry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterState;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;

/** Who is new on an amended roster enters late. Who is missing on it leaves by the cancelled entry, not by this. */
@ApplicationScoped
class TakeInAmendedRoster implements FactHandler<RosterAmended> {

    private final LateEntries entries;
    private final Tournaments tournaments;

    TakeInAmendedRoster(LateEntries entries, Tournaments tournaments) {
        this.entries = entries;
        this.tournaments = tournaments;
    }

    @Override
    public Class<RosterAmended> type() {
        return RosterAmended.class;
    }

    @Override
    public void handle(RosterAmended fact, Delivery delivery) {
        RosterState roster = fact.roster();
        List<Tournament> made = tournaments.list(roster.competition(), roster.event()).stream()
                .filter(tournament -> tournament.rosterId().equals(roster.rosterId()))
                .toList();
        if (made.isEmpty()) {
            throw new ParkUntil("roster", roster.rosterId());
        }
        for (RosterState.Line line : roster.lines()) {
            for (Tournament one : made) {
                Tournament tournament = tournaments.lockForFact(one.id()).orElseThrow();
                if (tournament.sections().contains(line.section())
                        && tournament.playerOf(line.person().personId()).isEmpty()) {
                    entries.enter(tournament, Entrant.of(line, 1));
                }
            }
        }
    }
}
