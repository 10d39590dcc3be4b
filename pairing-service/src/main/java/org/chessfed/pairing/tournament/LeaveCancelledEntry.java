package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.pairing.TournamentCreated;
import org.chessfed.events.registration.EntryCancelled;

/**
 * An entry that is cancelled after the roster was closed. Before round 1 is published the player leaves the tournament as if
 * he had never been on the roster; later, leaving is a withdrawal, which arbiters enter.
 */
@ApplicationScoped
class LeaveCancelledEntry implements FactHandler<EntryCancelled> {

    private final TournamentRepository repository;
    private final Outbox outbox;

    LeaveCancelledEntry(TournamentRepository repository, Outbox outbox) {
        this.repository = repository;
        this.outbox = outbox;
    }

    @Override
    public Class<EntryCancelled> type() {
        return EntryCancelled.class;
    }

    @Override
    public void handle(EntryCancelled fact, Delivery delivery) {
        String entryId = fact.entry().entryId();
        Optional<Tournament> found = repository.ofEntry(entryId).flatMap((UUID id) -> repository.lock(id));
        if (found.isEmpty() || found.get().status() != TournamentStatus.CREATED) {
            return;
        }
        Tournament tournament = found.get();
        Entrant leaving = tournament.players().stream()
                .filter(player -> player.entryId().equals(entryId))
                .findFirst()
                .orElseThrow();
        repository.remove(tournament, leaving.number());
        List<Entrant> staying = new ArrayList<>();
        for (Entrant player : tournament.players()) {
            if (player != leaving) {
                staying.add(player.withNumber(staying.size() + 1));
            }
        }
        Tournament changed = tournament.next().players(staying).done();
        repository.update(changed);
        outbox.add(new TournamentCreated(changed.card(), changed.version()));
    }
}
