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
import org.chessfed.engine.ResultCode;
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
            @Nullable Instant blackArrivedAt,
            @Nullable Boolean coloursSwapped) {}

    record CorrectResult(
            @Nullable ResultCode result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt,
            @Nullable Boolean coloursSwapped,
            @NotBlank @Size(max = 200) String reason) {}

    record AdjournGame(
            boolean acknowledged, @NotBlank @Size(max = 200) String reason) {}

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
                                new Noted(entry.result(), entry.whiteArrivedAt(), entry.blackArrivedAt()),
                                Boolean.TRUE.equals(entry.coloursSwapped())))
                        .toList());
    }

    /** Corrects a result; the tag in If-Match is the version of the game. */
    @PUT
    @Path("/rounds/{number}/boards/{board}")
    public ResultCard correctResult(UUID id, int number, int board, @NotNull @Valid CorrectResult body) {
        return results.correct(id, number, noted(board, body), body.reason());
    }

    @POST
    @Path("/rounds/{number}/boards/{board}/preview")
    @WithoutReplay("changes nothing")
    public List<Move> previewCorrection(UUID id, int number, int board, @NotNull @Valid CorrectResult body) {
        return results.preview(id, number, noted(board, body));
    }

    /** A game that is not finished when its round is completed. */
    @POST
    @Path("/rounds/{number}/boards/{board}/adjournment")
    @Idempotent
    public ResultCard adjournGame(UUID id, int number, int board, @NotNull @Valid AdjournGame body) {
        return results.adjourn(id, number, board, body.acknowledged(), body.reason());
    }

    @GET
    @Path("/results")
    public List<ResultCard> listResults(UUID id) {
        return results.list(id);
    }

    private static BoardResult noted(int board, CorrectResult body) {
        return new BoardResult(
                board,
                new Noted(body.result(), body.whiteArrivedAt(), body.blackArrivedAt()),
                Boolean.TRUE.equals(body.coloursSwapped()));
    }
}
