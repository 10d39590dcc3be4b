package org.chessfed.pairing.penalty;

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
import org.jspecify.annotations.Nullable;

/** Penalties over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class PenaltyResource {

    private final Penalties penalties;

    PenaltyResource(Penalties penalties) {
        this.penalties = penalties;
    }

    record ImposePenalty(
            @NotBlank @Size(max = 64) String personId,
            @NotNull Penalty.Kind kind,
            Penalty.@Nullable Decision decision,
            @NotBlank @Size(max = 200) String reason) {}

    @POST
    @Path("/rounds/{number}/boards/{board}/penalties")
    @Idempotent
    public Penalty imposePenalty(UUID id, int number, int board, @NotNull @Valid ImposePenalty body) {
        return penalties.impose(id, number, board, body.personId(), body.kind(), body.decision(), body.reason());
    }

    @GET
    @Path("/penalties")
    public List<Penalty> listPenalties(UUID id) {
        return penalties.list(id);
    }
}
