package org.chessfed.pairing.closing;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.pairing.standings.MissedNote;
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
     * @param warnings players whom a rule about missed rounds concerns, or will with the next one
     */
    record Ended(UUID tournamentId, long version, TournamentStatus status, List<MissedNote> warnings) {}

    @POST
    @Path("/rounds/{number}/completion")
    @Idempotent
    public Ended completeRound(UUID id, int number) {
        return ended(closing.completeRound(id, number));
    }

    @POST
    @Path("/closing")
    @Idempotent
    public Ended closeTournament(UUID id) {
        return ended(closing.closeTournament(id));
    }

    private Ended ended(Tournament tournament) {
        return new Ended(tournament.id(), tournament.version(), tournament.status(), closing.warnings(tournament));
    }
}
