package org.chessfed.selection.imports;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.selection.imports.Imports.Difference;
import org.chessfed.selection.imports.Imports.Preview;
import org.jspecify.annotations.Nullable;

/** Lists of the season before over HTTP. */
@Path("/v1/seasons/{competition}/imports")
@Produces(MediaType.APPLICATION_JSON)
public class ImportResource {

    private final Imports imports;
    private final Messages messages;

    ImportResource(Imports imports, Messages messages) {
        this.imports = imports;
        this.messages = messages;
    }

    /** A list: comma-separated, the first line names the columns. */
    record SendList(
            @NotNull ListKind kind,
            @NotBlank @Size(max = 200) String document,
            @NotBlank @Size(max = 600_000) String csv) {}

    /** What a list does. */
    record ImportView(int rows, int fresh, List<RowError> errors, List<Difference> differences) {}

    /** What is wrong with one cell. */
    record RowError(String pointer, String code, String detail) {}

    /** Shows what a list would do. */
    @POST
    @Path("/previews")
    @WithoutReplay("it changes nothing")
    public ImportView previewList(
            String competition,
            @NotNull @Valid SendList body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        return view(imports.preview(competition, body.kind(), body.csv()), Language.of(language));
    }

    /** Takes a list. */
    @POST
    @Idempotent
    public ImportView importList(
            String competition,
            @NotNull @Valid SendList body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        return view(imports.take(competition, body.kind(), body.document(), body.csv()), Language.of(language));
    }

    private ImportView view(Preview preview, Language language) {
        return new ImportView(
                preview.rows(),
                preview.fresh(),
                preview.errors().stream().map(error -> view(error, language)).toList(),
                preview.differences());
    }

    private RowError view(FieldError error, Language language) {
        return new RowError(
                error.pointer(), error.code(), messages.text(language, "error." + error.code(), error.arguments()));
    }
}
