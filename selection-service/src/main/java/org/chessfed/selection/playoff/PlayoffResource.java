package org.chessfed.selection.playoff;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.chessfed.selection.season.Seasons;

/** Playoffs over HTTP. */
@Path("/v1/seasons/{competition}/playoffs")
@Produces(MediaType.APPLICATION_JSON)
public class PlayoffResource {

    private final Playoffs playoffs;
    private final Seasons seasons;

    PlayoffResource(Playoffs playoffs, Seasons seasons) {
        this.playoffs = playoffs;
        this.seasons = seasons;
    }

    /** Playoffs that were asked for, the oldest first. */
    @GET
    public List<Playoff> listPlayoffs(String competition) {
        return playoffs.of(seasons.get(competition).id());
    }
}
