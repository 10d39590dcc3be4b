package org.chessfed.pairing.tournament;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.engine.Colour;
import org.jspecify.annotations.Nullable;

/** Tournaments over HTTP. */
@Path("/v1/tournaments")
@Produces(MediaType.APPLICATION_JSON)
class TournamentResource {

    private final Tournaments tournaments;

    TournamentResource(Tournaments tournaments) {
        this.tournaments = tournaments;
    }

    record Parameters(
            @Nullable @Size(min = 1, max = 20) List<@NotBlank @Size(max = 30) String> chain,
            @Nullable @PositiveOrZero @Max(600) Integer lateAfterMinutes) {}

    record Lot(
            @Nullable Colour colour,
            @Nullable @Size(max = 100) String witness) {}

    @GET
    public List<TournamentView> listTournaments(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("event") @DefaultValue("") String event) {
        Map<UUID, RoundProgress> progress = tournaments.progress(competition, event);
        return tournaments.list(competition, event).stream()
                .map(tournament -> TournamentView.of(
                        tournament,
                        tournaments.terms(tournament),
                        progress.getOrDefault(tournament.id(), RoundProgress.NONE)))
                .toList();
    }

    @GET
    @Path("/{id}")
    public TournamentView getTournament(UUID id) {
        return view(tournaments.get(id));
    }

    @GET
    @Path("/{id}/players")
    public List<Entrant> listPlayers(UUID id, @QueryParam("name") @DefaultValue("") String name) {
        return tournaments.get(id).players().stream()
                .filter(player -> player.named(name))
                .toList();
    }

    @PUT
    @Path("/{id}/parameters")
    public TournamentView setParameters(UUID id, @NotNull @Valid Parameters body) {
        return view(tournaments.setParameters(id, body.chain(), body.lateAfterMinutes()));
    }

    @POST
    @Path("/{id}/initial-colour")
    @Idempotent
    public TournamentView drawInitialColour(UUID id, @NotNull @Valid Lot body) {
        String witness = body.witness();
        return view(tournaments.drawColour(id, body.colour(), witness == null ? "" : witness));
    }

    private TournamentView view(Tournament tournament) {
        return TournamentView.of(tournament, tournaments.terms(tournament), tournaments.progress(tournament));
    }
}
