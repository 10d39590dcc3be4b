package org.chessfed.pairing.closing;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;

/** Ends of rounds and tournaments over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class ClosingResource {

    private final Closing closing;

    ClosingResource(Closing closing) {
        this.closing = closing;
    }

    /**
     * What was ended.
     *
     * @param tournamentId the tournament
     * @param version its version
     * @param status where it stands now
     */
    record Ended(UUID tournamentId, long version, TournamentStatus status) {
        static Ended of(Tournament tournament) {
            return new Ended(tournament.id(), tournament.version(), tournament.status());
        }
    }

    @POST
    @Path("/rounds/{number}/completion")
    @Idempotent
    public Ended completeRound(UUID id, int number) {
        return Ended.of(closing.completeRound(id, number));
    }

    @POST
    @Path("/closing")
    @Idempotent
    public Ended closeTournament(UUID id) {
        return Ended.of(closing.closeTournament(id));
    }
}
