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
import org.chessfed.engine.ResultCode;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Tournaments of teams over HTTP. */
@Path("/v1/team-tournaments")
@Produces(MediaType.APPLICATION_JSON)
class TeamTournamentResource {

    private final TeamTournaments tournaments;
    private final TeamRounds rounds;

    TeamTournamentResource(TeamTournaments tournaments, TeamRounds rounds) {
        this.tournaments = tournaments;
        this.rounds = rounds;
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

    record TeamLot(
            @Nullable Colour colour,
            @Nullable @Size(max = 100) String witness) {}

    /**
     * Lots that part teams who are level to the end.
     *
     * @param teams numbers of the teams
     * @param outcome their order as drawn at the venue, the best first; null: the platform draws
     * @param witness who saw it
     * @param reason what for
     */
    record DrawTeamLots(
            @NotNull @Size(min = 2, max = 500) List<@NotNull @Positive Integer> teams,
            @Nullable @Size(min = 2, max = 500) List<@NotNull @Positive Integer> outcome,
            @NotBlank @Size(max = 100) String witness,
            @NotBlank @Size(max = 200) String reason) {}

    record DraftTeamRound(@Positive int number, @Nullable Instant startsAt) {}

    record BoardEntry(
            @Positive int table,
            @Positive int board,
            @Nullable ResultCode result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt) {
        TeamRounds.BoardResult noted() {
            return new TeamRounds.BoardResult(table, board, new Noted(result, whiteArrivedAt, blackArrivedAt));
        }
    }

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
        String witness = body.witness();
        return TeamTournamentView.of(tournaments.drawColour(id, body.colour(), witness == null ? "" : witness));
    }

    @POST
    @Path("/{id}/rounds")
    @Idempotent
    public TeamRoundView draftTeamRound(UUID id, @NotNull @Valid DraftTeamRound body) {
        return view(id, rounds.draft(id, body.number(), body.startsAt()));
    }

    /** A round that is public. */
    @GET
    @Path("/{id}/rounds/{number}")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public TeamRoundView getTeamRound(UUID id, int number) {
        TeamTournaments.Whole whole = tournaments.get(id);
        return TeamRoundView.of(whole, TeamRounds.publicRound(whole, number));
    }

    @POST
    @Path("/{id}/rounds/{number}/check")
    @Idempotent
    public TeamRoundView checkTeamRound(UUID id, int number) {
        return view(id, rounds.check(id, number));
    }

    @POST
    @Path("/{id}/rounds/{number}/publication")
    @Idempotent
    public TeamRoundView publishTeamRound(UUID id, int number) {
        return view(id, rounds.publish(id, number));
    }

    @POST
    @Path("/{id}/rounds/{number}/results")
    @Idempotent
    public TeamRoundView enterTeamResults(UUID id, int number, @NotNull @Valid TeamResults body) {
        return view(
                id,
                rounds.enterResults(
                        id,
                        number,
                        body.results().stream().map(BoardEntry::noted).toList()));
    }

    @PUT
    @Path("/{id}/rounds/{number}/tables/{table}/boards/{board}")
    public TeamRoundView correctTeamResult(
            UUID id, int number, int table, int board, @NotNull @Valid TeamCorrection body) {
        return view(
                id,
                rounds.correct(
                        id,
                        number,
                        new TeamRounds.BoardResult(table, board, new Noted(body.result(), null, null)),
                        body.reason()));
    }

    @POST
    @Path("/{id}/rounds/{number}/completion")
    @Idempotent
    public TeamRoundView completeTeamRound(UUID id, int number) {
        return view(id, rounds.complete(id, number));
    }

    private TeamRoundView view(UUID id, TeamRound round) {
        return TeamRoundView.of(tournaments.get(id), round);
    }

    @GET
    @Path("/{id}/standings")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public TeamStandingsView getTeamStandings(UUID id) {
        return standings(tournaments.get(id));
    }

    /** Lots for teams who are level to the end, after the last round. */
    @POST
    @Path("/{id}/lots")
    @Idempotent
    public TeamStandingsView drawTeamLots(UUID id, @NotNull @Valid DrawTeamLots body) {
        return standings(tournaments.drawRanks(id, body.teams(), body.outcome(), body.witness(), body.reason()));
    }

    private TeamStandingsView standings(TeamTournaments.Whole whole) {
        return TeamStandingsView.of(whole, tournaments.standings(whole));
    }
}
