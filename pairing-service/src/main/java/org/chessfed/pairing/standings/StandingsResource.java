package org.chessfed.pairing.standings;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.pairing.page.Snapshots;
import org.jboss.resteasy.reactive.Cache;

/** Standings over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class StandingsResource {

    private final StandingsBook standings;
    private final Workings workings;
    private final MissedRounds missed;

    StandingsResource(StandingsBook standings, Workings workings, MissedRounds missed) {
        this.standings = standings;
        this.workings = workings;
        this.missed = missed;
    }

    /** The joint table of sections that are paired together, as last published. */
    @GET
    @Path("/standings")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public StandingsPage getJointStandings(UUID id, @QueryParam("name") @DefaultValue("") String name) {
        return standings.jointPage(id, name);
    }

    /** The standings of a section as last published. */
    @GET
    @Path("/standings/{section}")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public StandingsPage getStandings(UUID id, String section, @QueryParam("name") @DefaultValue("") String name) {
        return standings.page(id, section, name);
    }

    /** How the values of a player in the published standings of a section came about. */
    @GET
    @Path("/standings/{section}/players/{number}/working")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public Working getStandingsWorking(UUID id, String section, int number) {
        return workings.of(id, section, number);
    }

    /** Whom the rules about missed rounds concern, or will with one more. */
    @GET
    @Path("/missed-rounds")
    public List<MissedNote> listMissedRounds(UUID id) {
        return missed.list(id);
    }
}
