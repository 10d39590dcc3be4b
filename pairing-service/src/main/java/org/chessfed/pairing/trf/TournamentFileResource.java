package org.chessfed.pairing.trf;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;

/** Tournament files over HTTP. */
@Path("/v1/tournaments/{id}/trf")
@Produces(MediaType.TEXT_PLAIN + ";charset=UTF-8")
class TournamentFileResource {

    private final TournamentFiles files;

    TournamentFileResource(TournamentFiles files) {
        this.files = files;
    }

    /** The tournament after its completed rounds, as TRF26. */
    @GET
    public String exportTournamentFile(UUID id) {
        return files.write(id);
    }
}
