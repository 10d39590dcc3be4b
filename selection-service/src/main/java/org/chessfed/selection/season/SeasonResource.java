package org.chessfed.selection.season;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.selection.season.NextPlaces.NextPlace;
import org.jboss.resteasy.reactive.RestResponse;

/** Seasons over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class SeasonResource {

    private final Seasons seasons;
    private final NextPlaces nextPlaces;

    SeasonResource(Seasons seasons, NextPlaces nextPlaces) {
        this.seasons = seasons;
        this.nextPlaces = nextPlaces;
    }

    /** Which season to open. */
    record OpenSeason(@NotBlank @Size(max = 40) String competition) {}

    /** A season. */
    record SeasonView(
            UUID id,
            String competition,
            int year,
            long regulationVersion,
            boolean offersOpen,
            Instant openedAt,
            long version)
            implements Versioned {

        static SeasonView of(Season season) {
            return new SeasonView(
                    season.id(),
                    season.competition(),
                    season.year(),
                    season.regulationVersion(),
                    season.offersOpen(),
                    season.openedAt(),
                    season.version());
        }

        @Override
        public long etagVersion() {
            return version;
        }
    }

    /** Opens the season of a published regulation. */
    @POST
    @Path("/seasons")
    @Idempotent
    public RestResponse<SeasonView> openSeason(@NotNull @Valid OpenSeason body) {
        var season = SeasonView.of(seasons.open(body.competition()));
        return RestResponse.ResponseBuilder.<SeasonView>created(URI.create("/v1/seasons/" + season.competition()))
                .entity(season)
                .build();
    }

    /** All seasons, the youngest first. */
    @GET
    @Path("/seasons")
    public List<SeasonView> listSeasons() {
        return seasons.all().stream().map(SeasonView::of).toList();
    }

    /** The running season of a competition. */
    @GET
    @Path("/seasons/{competition}")
    public SeasonView readSeason(String competition) {
        return SeasonView.of(seasons.get(competition));
    }

    /** Starts to offer the direct places. */
    @POST
    @Path("/seasons/{competition}/offers")
    @Idempotent
    public SeasonView openOffers(String competition) {
        return SeasonView.of(seasons.openOffers(competition));
    }

    /** The direct places of the next season. */
    @GET
    @Path("/seasons/{competition}/next-places")
    public List<NextPlace> listNextPlaces(String competition) {
        return nextPlaces.of(seasons.get(competition).id());
    }
}
