package org.chessfed.pairing.result;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.events.pairing.ResultCard;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.chessfed.pairing.result.Results.BoardResult;
import org.chessfed.pairing.standings.StandingsBook.Move;
import org.jspecify.annotations.Nullable;

/** Results over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class ResultResource {

    private final Results results;

    ResultResource(Results results) {
        this.results = results;
    }

    record EnterResults(@NotEmpty @Size(max = 2000) List<@NotNull @Valid EnteredBoard> results) {}

    record EnteredBoard(
            @Positive int board,
            @Nullable ResultCode result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt) {}

    record CorrectResult(
            @Nullable ResultCode result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt,
            @NotBlank @Size(max = 200) String reason) {}

    @POST
    @Path("/rounds/{number}/results")
    @Idempotent
    public List<ResultCard> enterResults(UUID id, int number, @NotNull @Valid EnterResults body) {
        return results.enter(
                id,
                number,
                body.results().stream()
                        .map(entry -> new BoardResult(
                                entry.board(),
                                new Noted(entry.result(), entry.whiteArrivedAt(), entry.blackArrivedAt())))
                        .toList());
    }

    /** Corrects a result; the tag in If-Match is the version of the game. */
    @PUT
    @Path("/rounds/{number}/boards/{board}")
    public ResultCard correctResult(UUID id, int number, int board, @NotNull @Valid CorrectResult body) {
        return results.correct(id, number, board, noted(body), body.reason());
    }

    @POST
    @Path("/rounds/{number}/boards/{board}/preview")
    @WithoutReplay("changes nothing")
    public List<Move> previewCorrection(UUID id, int number, int board, @NotNull @Valid CorrectResult body) {
        return results.preview(id, number, board, noted(body));
    }

    @GET
    @Path("/results")
    public List<ResultCard> listResults(UUID id) {
        return results.list(id);
    }

    private static Noted noted(CorrectResult body) {
        return new Noted(body.result(), body.whiteArrivedAt(), body.blackArrivedAt());
    }
}
