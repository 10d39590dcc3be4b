package org.chessfed.rating.initial;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.chassis.problem.ProblemView.ErrorView;
import org.chessfed.rating.person.Persons.Person;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Import of initial ratings over HTTP; for staff. */
@Path("/v1/initial-ratings")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Initial ratings")
class InitialRatingResource {

    private static final String COLUMNS = "UTF-8, comma, the first line names the columns: rating, personId or fideId,"
            + " and games where known. Persons are found by id only, never by name.";

    private final InitialRatings initialRatings;
    private final Messages messages;

    InitialRatingResource(InitialRatings initialRatings, Messages messages) {
        this.initialRatings = initialRatings;
        this.messages = messages;
    }

    /**
     * What an import would do.
     *
     * @param lines number of lines
     * @param faulty how many have errors; the import is refused while there is one
     * @param items the lines
     */
    @Schema(name = "InitialRatingPreview")
    record PreviewView(int lines, int faulty, List<LineView> items) {}

    /**
     * A line.
     *
     * @param line number in the file
     * @param personId whom it is about
     * @param nameZh Chinese name
     * @param rating rating points
     * @param games rated games before
     * @param errors what is wrong with it
     */
    @Schema(name = "InitialRatingLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record LineView(
            int line,
            @Nullable String personId,
            @Nullable String nameZh,
            @Nullable Integer rating,
            int games,
            List<ErrorView> errors) {}

    /**
     * What was imported.
     *
     * @param persons number of persons who got a rating
     */
    @Schema(name = "InitialRatingImport")
    record ImportView(int persons) {}

    @POST
    @Path("/preview")
    @Consumes("text/csv")
    @WithoutReplay("it changes nothing")
    @Operation(summary = "What an import of this list would do, line by line", description = COLUMNS)
    public PreviewView previewInitialRatings(
            @HeaderParam("Accept-Language") @Nullable String acceptLanguage, @NotNull String csv) {
        Language language = Language.of(acceptLanguage);
        List<LineView> lines = initialRatings.preview(csv).stream()
                .map(line -> view(line, language))
                .toList();
        return new PreviewView(
                lines.size(),
                (int) lines.stream().filter(line -> !line.errors().isEmpty()).count(),
                lines);
    }

    @POST
    @Consumes("text/csv")
    @Idempotent
    @Operation(summary = "Imports a list of initial ratings, all lines or none", description = COLUMNS)
    public ImportView importInitialRatings(
            @QueryParam("source") @NotBlank @Size(max = 200) String source, @NotNull String csv) {
        return new ImportView(initialRatings.add(source, csv));
    }

    private LineView view(CheckedLine line, Language language) {
        Person person = line.person();
        return new LineView(
                line.line(),
                person == null ? null : person.id(),
                person == null ? null : person.nameZh(),
                line.rating(),
                line.games(),
                line.errors().stream()
                        .map(error -> new ErrorView(
                                error.pointer(),
                                error.code(),
                                messages.text(language, "error." + error.code(), error.arguments())))
                        .toList());
    }
}
