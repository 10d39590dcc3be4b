package org.chessfed.console.play;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.util.List;
import java.util.Optional;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.Pairing.PairingsPage;
import org.chessfed.console.service.Pairing.StandingsPage;
import org.chessfed.console.service.Pairing.Tournament;
import org.chessfed.console.service.PublicReads;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** The groups that play at an event, with what was published of each: a few answers of pairing-service, kept for seconds. */
@ApplicationScoped
class Groups {

    private final Pairing pairing;
    private final PublicReads reads;

    Groups(@RestClient Pairing pairing, PublicReads reads) {
        this.pairing = pairing;
        this.reads = reads;
    }

    List<Group> of(String competition, String event) {
        return reads
                .of(List.of("tournaments", competition, event), () -> pairing.tournaments(competition, event))
                .stream()
                .map(Group::new)
                .toList();
    }

    Group one(String competition, String event, String sections) {
        return of(competition, event).stream()
                .filter(group -> group.key().equals(sections))
                .findFirst()
                .orElseThrow(NotFoundException::new);
    }

    Optional<PairingsPage> pairings(Tournament tournament, int round) {
        return reads.find(List.of("pairings", tournament.id(), round), () -> pairing.pairings(tournament.id(), round));
    }

    Optional<StandingsPage> standings(Tournament tournament, String section) {
        return reads.find(
                List.of("standings", tournament.id(), section), () -> pairing.standings(tournament.id(), section));
    }
}
