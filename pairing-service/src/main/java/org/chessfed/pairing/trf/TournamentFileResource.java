package org.chessfed.pairing.trf;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.pairing.trf.TournamentFiles.Purpose;
import org.chessfed.pairing.trf.TournamentImports.Binding;
import org.chessfed.pairing.trf.TournamentImports.Preview;

/** Tournament files over HTTP. */
@Path("/v1/tournaments/{id}/trf")
class TournamentFileResource {

    private static final int LONGEST_FILE = 900_000;

    private final TournamentFiles files;
    private final TournamentImports imports;

    TournamentFileResource(TournamentFiles files, TournamentImports imports) {
        this.files = files;
        this.imports = imports;
    }

    record PreviewFile(@NotBlank @Size(max = LONGEST_FILE) String file) {}

    record BoundPlayer(
            @Positive int number, @NotBlank @Size(max = 64) String personId) {}

    record ImportFile(
            @NotBlank @Size(max = LONGEST_FILE) String file,
            @NotEmpty @Size(max = 5000) List<@NotNull @Valid BoundPlayer> players) {}

    /** The tournament after its completed rounds, as TRF26. */
    @GET
    @Produces(MediaType.TEXT_PLAIN + ";charset=UTF-8")
    public String exportTournamentFile(UUID id, @QueryParam("for") @DefaultValue("REPORT") Purpose purpose) {
        return files.write(id, purpose);
    }

    /** What a file of another program holds, and whether its pairings are the engine's; nothing changes. */
    @POST
    @Path("/preview")
    @Produces(MediaType.APPLICATION_JSON)
    @WithoutReplay("changes nothing")
    public Preview previewTournamentFile(UUID id, @NotNull @Valid PreviewFile body) {
        return imports.preview(id, body.file());
    }

    /** Takes in a tournament that was begun in another program. */
    @POST
    @Path("/import")
    @Produces(MediaType.APPLICATION_JSON)
    @Idempotent
    public Preview importTournamentFile(UUID id, @NotNull @Valid ImportFile body) {
        return imports.take(
                id,
                body.file(),
                body.players().stream()
                        .map(player -> new Binding(player.number(), player.personId()))
                        .toList());
    }
}
