package org.chessfed.pairing.playoff;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
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

/** Playoffs over HTTP. */
@Path("/v1/tournaments/{id}/playoffs")
@Produces(MediaType.APPLICATION_JSON)
class PlayoffResource {

    private final Playoffs playoffs;

    PlayoffResource(Playoffs playoffs) {
        this.playoffs = playoffs;
    }

    record EnterOrder(
            @NotEmpty @Size(max = 100) List<@NotEmpty @Size(max = 100) List<@NotBlank @Size(max = 64) String>> order,
            @NotBlank @Size(max = 200) String note) {}

    @GET
    public List<Playoff> listPlayoffs(UUID id) {
        return playoffs.list(id);
    }

    @POST
    @Path("/{playoffId}/order")
    @Idempotent
    public Playoff enterPlayoffOrder(UUID id, String playoffId, @NotNull @Valid EnterOrder body) {
        return playoffs.decide(id, playoffId, body.order(), body.note());
    }
}
