package org.chessfed.selection.draft;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.problem.Language;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.ReasonView;
import org.jspecify.annotations.Nullable;

/** Drafted players over HTTP. */
@Path("/v1/seasons/{competition}/drafts")
@Produces(MediaType.APPLICATION_JSON)
public class DraftResource {

    private final Drafts drafts;
    private final Seasons seasons;
    private final Reader reader;

    DraftResource(Drafts drafts, Seasons seasons, Reader reader) {
        this.drafts = drafts;
        this.seasons = seasons;
        this.reader = reader;
    }

    /** A candidate. */
    record Candidate(
            @NotBlank @Size(max = 40) String stage,
            @NotBlank @Size(max = 40) String section,
            @NotNull UUID personId,
            @Min(0) @Max(4000) @Nullable Integer fideRating,
            boolean holdsMedal,
            @NotBlank @Size(max = 500) String reason) {

        Drafts.Nomination nomination() {
            return new Drafts.Nomination(personId, fideRating, holdsMedal, reason);
        }
    }

    /** Whether a candidate may be drafted, and why or why not. */
    record CheckView(boolean mayBeDrafted, List<ReasonView> reasons) {}

    /** A drafted player's berth. */
    record DraftView(UUID berthId, UUID personId, String stage, String section, List<ReasonView> reasons) {}

    /** Checks a candidate. */
    @POST
    @Path("/checks")
    @WithoutReplay("it changes nothing")
    public CheckView checkDraft(
            String competition,
            @NotNull @Valid Candidate body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        var decision = drafts.check(competition, body.stage(), body.section(), body.nomination());
        var rules = seasons.rules(seasons.get(competition));
        return new CheckView(decision.value(), reader.words(decision.reasons(), rules, Language.of(language)));
    }

    /** Drafts a player. */
    @POST
    @Idempotent
    public DraftView draftPlayer(
            String competition,
            @NotNull @Valid Candidate body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        var berth = drafts.draft(competition, body.stage(), body.section(), body.nomination());
        var rules = seasons.rules(seasons.get(competition));
        return new DraftView(
                berth.id(),
                berth.personId(),
                berth.stage(),
                berth.section(),
                reader.words(berth.reasons(), rules, Language.of(language)));
    }
}
