package org.chessfed.console.rating;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.chessfed.console.page.Snapshot;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.PublicReads;
import org.chessfed.console.service.Rating;
import org.chessfed.console.service.Rating.Change;
import org.chessfed.console.service.Rating.Rated;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The national rating list, and how a rating came about. */
@Path("/ratings")
@Produces(MediaType.TEXT_HTML)
public class RatingResource {

    private static final int ROWS = 100;

    private final Rating rating;
    private final Regulations regulations;
    private final PublicReads reads;

    RatingResource(@RestClient Rating rating, Regulations regulations, PublicReads reads) {
        this.rating = rating;
        this.regulations = regulations;
        this.reads = reads;
    }

    @CheckedTemplate(basePath = "rating")
    static class Templates {
        static native TemplateInstance ratings(Listing<Rated> ratings, String search);

        static native TemplateInstance history(
                Rated person, Listing<Change> changes, Map<String, Regulation> regulations);
    }

    /** The list, or those whose name has a part. */
    @GET
    public Response ratings(
            @RestQuery @Nullable String name, @RestQuery @Nullable String cursor, @Context Request request) {
        String search = name == null ? "" : name.strip();
        String part = search.isEmpty() ? null : search;
        Listing<Rated> ratings = reads.of(
                List.of("ratings", search, cursor == null ? "" : cursor), () -> rating.ratings(part, cursor, ROWS));
        return Snapshot.of(request, Templates.ratings(ratings, search));
    }

    /** The changes of a person's rating, each with its calculation. */
    @GET
    @Path("{personId}")
    public Response history(String personId, @RestQuery @Nullable String cursor, @Context Request request) {
        Rated person = reads.find(List.of("rating", personId), () -> rating.of(personId))
                .orElseThrow(NotFoundException::new);
        Listing<Change> changes = reads.of(
                List.of("changes", personId, cursor == null ? "" : cursor),
                () -> rating.changes(personId, cursor, ROWS));
        Map<String, Regulation> known = regulations.all().stream()
                .collect(Collectors.toMap(
                        Regulation::code, regulation -> regulation, (one, other) -> other, LinkedHashMap::new));
        return Snapshot.of(request, Templates.history(person, changes, known));
    }
}
