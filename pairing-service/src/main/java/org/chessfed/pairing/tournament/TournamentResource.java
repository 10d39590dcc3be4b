package org.chessfed.pairing.tournament;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.page.Snapshots;
import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Tournaments over HTTP. */
@Path("/v1/tournaments")
@Produces(MediaType.APPLICATION_JSON)
class TournamentResource {

    private final Tournaments tournaments;
    private final FixedBoards fixedBoards;
    private final CheckIns checkIns;
    private final Mergers mergers;

    TournamentResource(Tournaments tournaments, FixedBoards fixedBoards, CheckIns checkIns, Mergers mergers) {
        this.tournaments = tournaments;
        this.fixedBoards = fixedBoards;
        this.checkIns = checkIns;
        this.mergers = mergers;
    }

    record FixedBoardLine(
            @NotBlank @Size(max = 64) String personId,
            @Positive int board) {}

    record SetFixedBoards(@NotNull @Size(max = 200) List<@NotNull @Valid FixedBoardLine> boards) {}

    record MergeTournament(
            @NotNull UUID tournamentId,
            @NotBlank @Size(max = 200) String reason) {}

    record AnswerCheckIn(@NotNull @Size(max = 2000) List<@NotBlank @Size(max = 64) String> absentIds) {}

    record Parameters(
            @Nullable @Size(min = 1, max = 20) List<@NotBlank @Size(max = 30) String> chain,
            @Nullable @PositiveOrZero @Max(600) Integer lateAfterMinutes,
            @Nullable Keying keying,
            @Nullable @Positive @Max(5000) Integer firstBoard) {}

    record Lot(
            @Nullable Colour colour,
            @Nullable @Size(max = 100) String witness) {}

    @GET
    public List<TournamentView> listTournaments(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("event") @DefaultValue("") String event) {
        Map<UUID, RoundProgress> progress = tournaments.progress(competition);
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
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public RestResponse<List<Entrant>> listPlayers(
            UUID id, @QueryParam("name") @DefaultValue("") String name, @Context Request request) {
        PlayerList list = tournaments.players(id);
        EntityTag tag = new EntityTag(Long.toString(list.version()));
        boolean known = request.evaluatePreconditions(tag) != null;
        return (known
                        ? RestResponse.ResponseBuilder.<List<Entrant>>create(RestResponse.Status.NOT_MODIFIED)
                        : RestResponse.ResponseBuilder.ok(list.named(name)))
                .tag(tag)
                .build();
    }

    @PUT
    @Path("/{id}/parameters")
    public TournamentView setParameters(UUID id, @NotNull @Valid Parameters body) {
        return view(tournaments.setParameters(
                id,
                new Tournaments.Parameters(body.chain(), body.lateAfterMinutes(), body.keying(), body.firstBoard())));
    }

    @POST
    @Path("/{id}/initial-colour")
    @Idempotent
    public TournamentView drawInitialColour(UUID id, @NotNull @Valid Lot body) {
        String witness = body.witness();
        return view(tournaments.drawColour(id, body.colour(), witness == null ? "" : witness));
    }

    /** Boards at which a person always sits; the tag in If-Match is the version of the tournament. */
    @PUT
    @Path("/{id}/fixed-boards")
    public List<FixedBoards.FixedBoard> setFixedBoards(UUID id, @NotNull @Valid SetFixedBoards body) {
        return fixedBoards.set(
                id,
                body.boards().stream()
                        .map(line -> new FixedBoards.FixedBoard(line.personId(), line.board()))
                        .toList());
    }

    @GET
    @Path("/{id}/fixed-boards")
    public List<FixedBoards.FixedBoard> listFixedBoards(UUID id) {
        return fixedBoards.list(id);
    }

    /** Who had not checked in, where so many were missing that it has to be asked. */
    @GET
    @Path("/{id}/check-in-question")
    public CheckIns.Question getCheckInQuestion(UUID id) {
        return checkIns.question(id);
    }

    @POST
    @Path("/{id}/check-in-question/answer")
    @Idempotent
    public CheckIns.Question answerCheckIn(UUID id, @NotNull @Valid AnswerCheckIn body) {
        return checkIns.answer(id, body.absentIds());
    }

    /** The players of another tournament of the event play in this one. */
    @POST
    @Path("/{id}/mergers")
    @Idempotent
    public TournamentView mergeTournament(UUID id, @NotNull @Valid MergeTournament body) {
        return view(mergers.merge(id, body.tournamentId(), body.reason()));
    }

    private TournamentView view(Tournament tournament) {
        return TournamentView.of(tournament, tournaments.terms(tournament), tournaments.progress(tournament));
    }
}
