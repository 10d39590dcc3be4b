package org.chessfed.selection.field;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.problem.Language;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.ReasonView;
import org.jspecify.annotations.Nullable;

/** Fields over HTTP. */
@Path("/v1/seasons/{competition}/fields")
@Produces(MediaType.APPLICATION_JSON)
public class FieldResource {

    private final Fields fields;
    private final Seasons seasons;
    private final Reader reader;

    FieldResource(Fields fields, Seasons seasons, Reader reader) {
        this.fields = fields;
        this.seasons = seasons;
        this.reader = reader;
    }

    /** Which field to close. */
    record CloseField(
            @NotBlank @Size(max = 40) String stage,
            @NotBlank @Size(max = 40) String section) {}

    /** A field. */
    record FieldView(
            UUID id,
            String stage,
            String event,
            String section,
            Field.State state,
            boolean bye,
            List<UUID> persons,
            List<ReasonView> reasons,
            Instant changedAt,
            long version) {}

    /** Closes a field, or begins to: offers that make it even go out first. */
    @POST
    @Idempotent
    public FieldView closeField(
            String competition,
            @NotNull @Valid CloseField body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        var field = fields.close(competition, body.stage(), body.section());
        return view(field, seasons.rules(seasons.get(competition)), Language.of(language));
    }

    /** Fields that staff have begun to close. */
    @GET
    public List<FieldView> listFields(String competition, @HeaderParam("Accept-Language") @Nullable String language) {
        var season = seasons.get(competition);
        var rules = seasons.rules(season);
        return fields.of(season.id()).stream()
                .map(field -> view(field, rules, Language.of(language)))
                .toList();
    }

    private FieldView view(Field field, SeasonRules rules, Language language) {
        return new FieldView(
                field.id(),
                field.stage(),
                field.event(),
                field.section(),
                field.state(),
                field.bye(),
                field.persons(),
                reader.words(field.reasons(), rules, language),
                field.changedAt(),
                field.version());
    }
}
