package org.chessfed.pairing.round;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.pairing.round.ManualChanges.Changed;
import org.jspecify.annotations.Nullable;

/** Changes of a pairing by hand, over HTTP. */
@Path("/v1/tournaments/{id}/rounds/{number}/manual-changes")
@Produces(MediaType.APPLICATION_JSON)
class ManualChangeResource {

    private final ManualChanges changes;
    private final Messages messages;

    ManualChangeResource(ManualChanges changes, Messages messages) {
        this.changes = changes;
        this.messages = messages;
    }

    record ManualBoard(
            @Nullable @Positive Integer board,
            @NotBlank @Size(max = 64) String whiteId,
            @NotBlank @Size(max = 64) String blackId) {}

    record ManualBye(
            @NotBlank @Size(max = 64) String personId,
            @NotNull SeatKind kind) {}

    record BeginChange(
            @NotBlank @Size(max = 200) String reason,
            @Nullable @Size(max = 2000) List<@NotNull @Valid ManualBoard> boards,
            @Nullable @Size(max = 2000) List<@NotNull @Valid ManualBye> byes) {}

    record SeatPlayers(
            @Nullable @Size(max = 2000) List<@NotNull @Valid ManualBoard> boards,
            @Nullable @Size(max = 2000) List<@NotNull @Valid ManualBye> byes,
            @Nullable @Size(max = 2000) List<@NotBlank @Size(max = 64) String> unseated) {}

    /**
     * A change by hand.
     *
     * @param id its id
     * @param round round number
     * @param reason why
     * @param begunBy who began it
     * @param begunAt when
     * @param endedBy who ended it; absent while it is open
     * @param endedAt when
     * @param unseated players without a place
     * @param broken what it breaks, or meets less well than the engine's pairing
     * @param difference the boards that differ from the engine's
     * @param view the round as it stands
     */
    record ManualChangeView(
            UUID id,
            int round,
            String reason,
            String begunBy,
            Instant begunAt,
            @Nullable String endedBy,
            @Nullable Instant endedAt,
            List<Unseated> unseated,
            List<BrokenView> broken,
            ManualChange.Difference difference,
            RoundView view) {}

    /**
     * A player without a place.
     *
     * @param personId the person
     * @param name Chinese name
     */
    record Unseated(String personId, String name) {}

    /**
     * A pair or bye that the engine does not have.
     *
     * @param whiteId person with White, or with the bye
     * @param blackId person with Black; absent for the pairing-allocated bye
     * @param reasons why it does not
     */
    record BrokenView(String whiteId, @Nullable String blackId, List<WordedRemark> reasons) {}

    @POST
    @Idempotent
    public ManualChangeView beginManualChange(
            UUID id,
            int number,
            @NotNull @Valid BeginChange body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        Seating seating =
                body.boards() == null && body.byes() == null ? null : seating(body.boards(), body.byes(), null);
        return view(changes.begin(id, number, body.reason(), seating), accept);
    }

    @POST
    @Path("/{changeId}/seatings")
    @Idempotent
    public ManualChangeView seatPlayers(
            UUID id,
            int number,
            UUID changeId,
            @NotNull @Valid SeatPlayers body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(changes.seat(id, number, changeId, seating(body.boards(), body.byes(), body.unseated())), accept);
    }

    @POST
    @Path("/{changeId}/end")
    @Idempotent
    public ManualChangeView endManualChange(
            UUID id, int number, UUID changeId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(changes.end(id, number, changeId), accept);
    }

    @GET
    public List<ManualChangeView> listManualChanges(
            UUID id, int number, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return changes.list(id, number).stream()
                .map(changed -> view(changed, accept))
                .toList();
    }

    private static Seating seating(
            @Nullable List<ManualBoard> boards, @Nullable List<ManualBye> byes, @Nullable List<String> unseated) {
        return new Seating(
                boards == null
                        ? List.of()
                        : boards.stream()
                                .map(board -> new Seating.Pair(board.board(), board.whiteId(), board.blackId()))
                                .toList(),
                byes == null
                        ? List.of()
                        : byes.stream()
                                .map(bye -> new Seating.Bye(bye.personId(), bye.kind()))
                                .toList(),
                unseated == null ? List.of() : unseated);
    }

    private ManualChangeView view(Changed changed, @Nullable String accept) {
        Language language = Language.of(accept);
        ManualChange change = changed.change();
        return new ManualChangeView(
                change.id(),
                change.round(),
                change.reason(),
                change.begunBy(),
                change.begunAt(),
                change.endedBy(),
                change.endedAt(),
                changed.unseated().stream()
                        .map(player -> new Unseated(player.personId(), player.nameZh()))
                        .toList(),
                change.broken().stream()
                        .map(broken -> new BrokenView(
                                broken.whiteId(),
                                broken.blackId(),
                                WordedRemark.of(broken.reasons(), messages, language)))
                        .toList(),
                change.difference(),
                RoundView.of(changed.tournament(), changed.round(), java.util.Map.of(), messages, language));
    }
}
