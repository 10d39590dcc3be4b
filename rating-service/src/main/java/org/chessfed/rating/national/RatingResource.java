package org.chessfed.rating.national;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The national list over HTTP; public. */
@Path("/v1/ratings")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Ratings")
class RatingResource {

    private final RatingLists lists;

    RatingResource(RatingLists lists) {
        this.lists = lists;
    }

    @GET
    @Operation(
            summary = "The national list, highest rating first",
            description = "search finds part of a Chinese or Latin name, or a whole FIDE id.")
    public Page<RatingView> listRatings(
            @QueryParam("search") @DefaultValue("") @Size(max = 100) String search,
            @BeanParam @Valid PageRequest page) {
        return lists.list(search, page);
    }

    @GET
    @Path("/{personId}")
    @Operation(summary = "One person's national rating")
    public RatingView readRating(@PathParam("personId") String personId) {
        return lists.read(personId);
    }

    @GET
    @Path("/{personId}/changes")
    @Operation(
            summary = "How a person's rating came about",
            description = "One item per tournament, the latest first, with the calculation of each game. "
                    + "With superseded=true also the calculations that a correction has replaced.")
    public Page<RatingChangeView> listRatingChanges(
            @PathParam("personId") String personId,
            @QueryParam("superseded") @DefaultValue("false") boolean superseded,
            @BeanParam @Valid PageRequest page) {
        return lists.changes(personId, superseded, page);
    }
}
