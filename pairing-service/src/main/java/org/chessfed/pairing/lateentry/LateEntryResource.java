package org.chessfed.pairing.lateentry;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.pairing.tournament.Entrant;
import org.jspecify.annotations.Nullable;

/** Late entries and fillers over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class LateEntryResource {

    private final LateEntries entries;

    LateEntryResource(LateEntries entries) {
        this.entries = entries;
    }

    record EnterLate(
            @NotBlank @Size(max = 64) String personId,
            @NotBlank @Size(max = 64) String entryId,
            @NotBlank @Size(max = 100) String nameZh,
            @Nullable @Size(max = 100) String passportName,
            @Nullable @Size(max = 4) String title,
            @NotBlank @Size(max = 40) String section,
            @Nullable @Size(max = 64) String guaranteeRegion,
            @PositiveOrZero @Max(9999) int rating) {}

    record AddFiller(
            @NotBlank @Size(max = 64) String personId,
            @NotBlank @Size(max = 100) String nameZh,
            @Nullable @Size(max = 100) String passportName,
            @NotBlank @Size(max = 40) String section,
            @PositiveOrZero @Max(9999) int rating) {}

    record DeclineFiller(@NotBlank @Size(max = 200) String reason) {}

    /**
     * Whether an odd field stays odd.
     *
     * @param fillerDeclined whether the host adds nobody
     * @param version version of the tournament
     */
    record Declined(boolean fillerDeclined, long version) {}

    /** Takes in a player whose entry was confirmed after the roster was closed. */
    @POST
    @Path("/players")
    @Idempotent
    public Entrant enterLate(UUID id, @NotNull @Valid EnterLate body) {
        return entries.enter(
                id,
                new Entrant(
                        1,
                        body.personId(),
                        body.entryId(),
                        body.nameZh(),
                        body.passportName(),
                        body.title(),
                        body.section(),
                        body.guaranteeRegion(),
                        body.rating(),
                        false));
    }

    /** Adds a player of the host to an odd field: he plays, is not ranked and wins nothing. */
    @POST
    @Path("/fillers")
    @Idempotent
    public Entrant addFiller(UUID id, @NotNull @Valid AddFiller body) {
        return entries.enter(
                id,
                new Entrant(
                        1,
                        body.personId(),
                        "filler-" + body.personId(),
                        body.nameZh(),
                        body.passportName(),
                        null,
                        body.section(),
                        null,
                        body.rating(),
                        true));
    }

    /** The host adds nobody: one has the bye. */
    @POST
    @Path("/fillers/refusal")
    @Idempotent
    public Declined declineFiller(UUID id, @NotNull @Valid DeclineFiller body) {
        return new Declined(true, entries.declineFiller(id, body.reason()).version());
    }
}
