package org.chessfed.pairing.team;

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
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.result.ResultCode;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Tournaments of teams over HTTP. */
@Path("/v1/team-tournaments")
@Produces(MediaType.APPLICATION_JSON)
class TeamTournamentResource {

    private final TeamTournaments tournaments;

    TeamTournamentResource(TeamTournaments tournaments) {
        this.tournaments = tournaments;
    }

    record PlayerEntry(
            @NotBlank @Size(max = 100) String nameZh,
            @Nullable @Size(max = 100) String personId,
            @Nullable @PositiveOrZero @Max(4000) Integer rating) {}

    record TeamEntry(
            @NotBlank @Size(max = 100) String nameZh,
            @Nullable Boolean filler,
            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid PlayerEntry> players) {}

    record TeamList(
            @NotBlank @Size(max = 40) String competition,
            @NotBlank @Size(max = 40) String event,
            @NotBlank @Size(max = 40) String section,
            @NotNull @Size(min = 2, max = 500) List<@NotNull @Valid TeamEntry> teams) {}

    record TeamParameters(
            @Nullable @Size(min = 1, max = 20) List<@NotBlank @Size(max = 30) String> chain,
            @Nullable @PositiveOrZero @Max(600) Integer lateAfterMinutes) {}

    record TeamLot(@Nullable Colour colour) {}

    record DraftTeamRound(@Positive int number, @Nullable Instant startsAt) {}

    record BoardEntry(
            @Positive int table,
            @Positive int board,
            @NotNull ResultCode result) {}

    record TeamResults(@NotNull @Size(min = 1, max = 2000) List<@NotNull @Valid BoardEntry> results) {}

    record TeamCorrection(
            @NotNull ResultCode result,
            @NotBlank @Size(max = 500) String reason) {}

    /** Takes over the list of teams of a section, in the order of their numbers, with their players in board order. */
    @POST
    @Idempotent
    public RestResponse<TeamTournamentView> enterTeams(@NotNull @Valid TeamList body) {
        List<TeamTournaments.Entered> teams =
                body.teams().stream().map(TeamTournamentResource::entered).toList();
        TeamTournamentView view =
                TeamTournamentView.of(tournaments.enter(body.competition(), body.event(), body.section(), teams));
        return RestResponse.ResponseBuilder.<TeamTournamentView>created(URI.create("/v1/team-tournaments/" + view.id()))
                .entity(view)
                .build();
    }

    private static TeamTournaments.Entered entered(TeamEntry team) {
        List<TeamPlayer> players = new ArrayList<>();
        for (PlayerEntry player : team.players()) {
            Integer rating = player.rating();
            players.add(new TeamPlayer(
                    players.size() + 1, player.nameZh(), player.personId(), rating == null ? 0 : rating));
        }
        return new TeamTournaments.Entered(team.nameZh(), Boolean.TRUE.equals(team.filler()), players);
    }

    @GET
    public List<TeamTournamentView> listTeamTournaments(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("event") @DefaultValue("") String event) {
        return tournaments.list(competition, event).stream()
                .map(TeamTournamentView::of)
                .toList();
    }

    @GET
    @Path("/{id}")
    public TeamTournamentView getTeamTournament(UUID id) {
        return TeamTournamentView.of(tournaments.get(id));
    }

    @PUT
    @Path("/{id}/parameters")
    public TeamTournamentView setTeamParameters(UUID id, @NotNull @Valid TeamParameters body) {
        return TeamTournamentView.of(tournaments.setParameters(id, body.chain(), body.lateAfterMinutes()));
    }

    @POST
    @Path("/{id}/initial-colour")
    @Idempotent
    public TeamTournamentView drawTeamColour(UUID id, @NotNull @Valid TeamLot body) {
        return TeamTournamentView.of(tournaments.drawColour(id, body.colour()));
    }

    @POST
    @Path("/{id}/rounds")
    @Idempotent
    public TeamRoundView draftTeamRound(UUID id, @NotNull @Valid DraftTeamRound body) {
        TeamRound round = tournaments.draft(id, body.number(), body.startsAt());
        return TeamRoundView.of(tournaments.get(id), round);
    }

    /** A round that is public. */
    @GET
    @Path("/{id}/rounds/{number}")
    public TeamRoundView getTeamRound(UUID id, int number) {
        TeamTournaments.Whole whole = tournaments.get(id);
        return TeamRoundView.of(whole, tournaments.publicRound(whole, number));
    }

    @POST
    @Path("/{id}/rounds/{number}/check")
    @Idempotent
    public TeamRoundView checkTeamRound(UUID id, int number) {
        TeamRound round = tournaments.check(id, number);
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @POST
    @Path("/{id}/rounds/{number}/publication")
    @Idempotent
    public TeamRoundView publishTeamRound(UUID id, int number) {
        TeamRound round = tournaments.publish(id, number);
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @POST
    @Path("/{id}/rounds/{number}/results")
    @Idempotent
    public TeamRoundView enterTeamResults(UUID id, int number, @NotNull @Valid TeamResults body) {
        TeamRound round = tournaments.enterResults(
                id,
                number,
                body.results().stream()
                        .map(entry -> new TeamTournaments.BoardResult(entry.table(), entry.board(), entry.result()))
                        .toList());
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @PUT
    @Path("/{id}/rounds/{number}/tables/{table}/boards/{board}")
    public TeamRoundView correctTeamResult(
            UUID id, int number, int table, int board, @NotNull @Valid TeamCorrection body) {
        TeamRound round = tournaments.correct(
                id, number, new TeamTournaments.BoardResult(table, board, body.result()), body.reason());
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @POST
    @Path("/{id}/rounds/{number}/completion")
    @Idempotent
    public TeamRoundView completeTeamRound(UUID id, int number) {
        TeamRound round = tournaments.complete(id, number);
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @GET
    @Path("/{id}/standings")
    public TeamStandingsView getTeamStandings(UUID id) {
        TeamTournaments.Whole whole = tournaments.get(id);
        return TeamStandingsView.of(whole, tournaments.standings(whole));
    }
}
