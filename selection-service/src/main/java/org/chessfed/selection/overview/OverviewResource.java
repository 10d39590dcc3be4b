package org.chessfed.selection.overview;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** The season at a glance over HTTP. */
@Path("/v1/seasons/{competition}/overview")
@Produces(MediaType.APPLICATION_JSON)
public class OverviewResource {

    private final Overviews overviews;

    OverviewResource(Overviews overviews) {
        this.overviews = overviews;
    }

    /** How far each event and field is, and where its people come from. */
    @GET
    public Overview readOverview(String competition) {
        return overviews.of(competition);
    }
}
