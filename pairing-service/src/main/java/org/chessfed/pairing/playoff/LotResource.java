package org.chessfed.pairing.playoff;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.pairing.tournament.Lot;
import org.jspecify.annotations.Nullable;

/** Draws of lots over HTTP. */
@Path("/v1/tournaments/{id}/lots")
@Produces(MediaType.APPLICATION_JSON)
class LotResource {

    private final Playoffs playoffs;

    LotResource(Playoffs playoffs) {
        this.playoffs = playoffs;
    }

    /**
     * A draw.
     *
     * @param playoffId the tie that it decides; null for a draw that decides no rank
     * @param candidates among whom or what; left out for a tie
     * @param outcome what came out at the venue; null: the platform draws
     * @param witness who saw it
     * @param reason what for
     */
    record DrawLots(
            @Nullable @Size(max = 64) String playoffId,
            @Nullable @Size(min = 2, max = 500) List<@NotBlank @Size(max = 100) String> candidates,
            @Nullable @Size(min = 1, max = 500) List<@NotBlank @Size(max = 100) String> outcome,
            @NotBlank @Size(max = 100) String witness,
            @NotBlank @Size(max = 200) String reason) {}

    @POST
    @Idempotent
    public Lot drawLots(UUID id, @NotNull @Valid DrawLots body) {
        return playoffs.draw(id, body.playoffId(), body.candidates(), body.outcome(), body.witness(), body.reason());
    }

    @GET
    public List<Lot> listLots(UUID id) {
        return playoffs.lots(id);
    }
}
