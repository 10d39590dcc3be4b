package org.chessfed.selection.berth;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.problem.Language;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.selection.view.Reader.Named;
import org.chessfed.selection.view.ReasonView;
import org.jspecify.annotations.Nullable;

/** Berths over HTTP: what staff see, what the person answers, what the public reads. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class BerthResource {

    private final BerthViews views;

    BerthResource(BerthViews views) {
        this.views = views;
    }

    /** An answer. */
    record GiveAnswer(@NotNull Answer answer) {}

    /** A decision to take a place back. */
    record RevokeBerth(
            @NotNull Revocation cause,
            @NotBlank @Size(max = 500) String reason) {}

    /** Why staff take a place back. */
    enum Revocation {
        /** The standings or a list were wrong. */
        CORRECTION,
        /** A sanction or disqualification. */
        SANCTION
    }

    /** A berth. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record BerthView(
            UUID id,
            String competition,
            String stage,
            String event,
            String section,
            Named person,
            SourceKind source,
            @Nullable String sourceCode,
            BerthState state,
            @Nullable String fromStage,
            @Nullable String fromEvent,
            @Nullable Integer rank,
            @Nullable Instant answerBy,
            @Nullable BerthCause cause,
            List<ReasonView> reasons,
            @Nullable List<MoveView> moves,
            long version)
            implements Versioned {

        private static final long MORE_THAN_RANKS = 100_000;

        /** A correction may state another rank of a place that does not move, which makes another answer of it. */
        @Override
        public long etagVersion() {
            return version * MORE_THAN_RANKS + (rank == null ? 0 : rank);
        }
    }

    /** A move of a berth. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record MoveView(
            @Nullable BerthState from,
            BerthState to,
            Instant at,
            String actor,
            @Nullable BerthCause cause,
            List<ReasonView> reasons) {}

    /** Somebody who has a place, as the public reads it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record QualifierView(
            String section,
            Named person,
            SourceKind source,
            @Nullable String fromEvent,
            @Nullable Integer rank,
            List<ReasonView> reasons) {}

    /** Berths of a season, filtered; the oldest first. */
    @GET
    @Path("/seasons/{competition}/berths")
    public Page<BerthView> listBerths(
            String competition,
            @QueryParam("stage") @Nullable String stage,
            @QueryParam("section") @Nullable String section,
            @QueryParam("state") @Nullable BerthState state,
            @QueryParam("source") @Nullable SourceKind source,
            @QueryParam("fromEvent") @Nullable String fromEvent,
            @BeanParam @Valid PageRequest page,
            @HeaderParam("Accept-Language") @Nullable String language) {
        return views.list(
                competition, new BerthFilter(stage, section, state, source, fromEvent), page, Language.of(language));
    }

    /** A berth with its moves. */
    @GET
    @Path("/berths/{id}")
    public BerthView readBerth(UUID id, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.read(id, Language.of(language));
    }

    /** Berths of one person. */
    @GET
    @Path("/persons/{personId}/berths")
    public List<BerthView> listBerthsOfPerson(
            UUID personId, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.ofPerson(personId, Language.of(language));
    }

    /** Answers an offer, or gives a granted place up. */
    @POST
    @Path("/berths/{id}/answers")
    @Idempotent
    public BerthView answerBerth(
            UUID id, @NotNull @Valid GiveAnswer body, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.answer(id, body.answer(), Language.of(language));
    }

    /** Takes a place back by a decision. */
    @POST
    @Path("/berths/{id}/revocations")
    @Idempotent
    public BerthView revokeBerth(
            UUID id, @NotNull @Valid RevokeBerth body, @HeaderParam("Accept-Language") @Nullable String language) {
        var cause = body.cause() == Revocation.SANCTION ? BerthCause.SANCTION : BerthCause.CORRECTION;
        return views.revoke(id, cause, body.reason(), Language.of(language));
    }

    /** Who has a place in a stage, and why. */
    @GET
    @Path("/seasons/{competition}/qualifiers/{stage}")
    public List<QualifierView> listQualifiers(
            String competition, String stage, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.qualifiers(competition, stage, Language.of(language));
    }
}
