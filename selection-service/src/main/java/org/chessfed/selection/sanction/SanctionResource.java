package org.chessfed.selection.sanction;

import com.fasterxml.jackson.annotation.JsonInclude;
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
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.Reader.Named;
import org.chessfed.selection.view.ReasonView;
import org.jspecify.annotations.Nullable;

/** Sanctions over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class SanctionResource {

    private final SanctionCases cases;
    private final Sanctions sanctions;
    private final Seasons seasons;
    private final Permissions permissions;
    private final Reader reader;

    SanctionResource(
            SanctionCases cases, Sanctions sanctions, Seasons seasons, Permissions permissions, Reader reader) {
        this.cases = cases;
        this.sanctions = sanctions;
        this.seasons = seasons;
        this.permissions = permissions;
        this.reader = reader;
    }

    /** A case that no rule finds by itself. */
    record ProposeSanction(
            @NotNull UUID personId,
            @NotNull SanctionCause cause,
            @Size(max = 40) @Nullable String event,
            @Size(max = 40) @Nullable String duty,
            @Nullable LocalDate decidedOn,
            @NotBlank @Size(max = 500) String note) {}

    /** A decision in words. */
    record Decide(@NotBlank @Size(max = 500) String note) {}

    /** The ruling of the appeals panel. */
    record Rule(
            @NotNull Ruling ruling,
            @NotBlank @Size(max = 500) String note) {}

    /** What the appeals panel may rule. */
    enum Ruling {
        /** The appeal is rejected: the sanction stands. */
        UPHELD,
        /** The appeal is allowed: the sanction is void. */
        LIFTED
    }

    /** A sanction. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record SanctionView(
            UUID id,
            String competition,
            Named person,
            SanctionCause cause,
            @Nullable String event,
            @Nullable Integer seasonYear,
            List<String> stages,
            @Nullable LocalDate from,
            @Nullable LocalDate to,
            SanctionState state,
            boolean bars,
            @Nullable String appealTo,
            List<ReasonView> reasons,
            @Nullable List<MoveView> moves,
            long version)
            implements Versioned {
        @Override
        public long etagVersion() {
            return version;
        }
    }

    /** A move of a sanction. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record MoveView(
            @Nullable SanctionState from,
            SanctionState to,
            Instant at,
            String actor,
            @Nullable String note) {}

    /** Sanctions of a competition, the youngest first. */
    @GET
    @Path("/seasons/{competition}/sanctions")
    public List<SanctionView> listSanctions(
            String competition, @HeaderParam("Accept-Language") @Nullable String language) {
        seasons.get(competition);
        return sanctions.of(competition).stream()
                .map(sanction -> view(sanction, false, language))
                .toList();
    }

    /** A sanction with its moves. */
    @GET
    @Path("/sanctions/{id}")
    public SanctionView readSanction(UUID id, @HeaderParam("Accept-Language") @Nullable String language) {
        var sanction = sanctions.find(id).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.person(sanction.personId()));
        return view(sanction, true, language);
    }

    /** Proposes a sanction. */
    @POST
    @Path("/seasons/{competition}/sanctions")
    @Idempotent
    public SanctionView proposeSanction(
            String competition,
            @NotNull @Valid ProposeSanction body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        var found = new SanctionCases.Case(
                body.personId(), body.cause(), body.event(), body.duty(), body.decidedOn(), body.note());
        return view(cases.propose(competition, found), true, language);
    }

    /** Imposes a proposed sanction. */
    @POST
    @Path("/sanctions/{id}/impositions")
    @Idempotent
    public SanctionView imposeSanction(
            UUID id, @NotNull @Valid Decide body, @HeaderParam("Accept-Language") @Nullable String language) {
        return view(cases.decide(id, SanctionState.IN_FORCE, body.note()), true, language);
    }

    /** Drops a proposed sanction, or lifts one that nobody has appealed. */
    @POST
    @Path("/sanctions/{id}/liftings")
    @Idempotent
    public SanctionView liftSanction(
            UUID id, @NotNull @Valid Decide body, @HeaderParam("Accept-Language") @Nullable String language) {
        var sanction = sanctions.find(id).orElseThrow(DomainProblem::notFound);
        if (sanction.state() == SanctionState.APPEALED) {
            throw DomainProblem.conflict("sanction-appealed");
        }
        return view(cases.decide(id, SanctionState.LIFTED, body.note()), true, language);
    }

    /** Appeals against a sanction. */
    @POST
    @Path("/sanctions/{id}/appeals")
    @Idempotent
    public SanctionView appealSanction(
            UUID id, @NotNull @Valid Decide body, @HeaderParam("Accept-Language") @Nullable String language) {
        var sanction = sanctions.find(id).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.person(sanction.personId()));
        return view(cases.decide(id, SanctionState.APPEALED, body.note()), true, language);
    }

    /** Rules on an appeal. */
    @POST
    @Path("/sanctions/{id}/rulings")
    @Idempotent
    public SanctionView ruleOnSanction(
            UUID id, @NotNull @Valid Rule body, @HeaderParam("Accept-Language") @Nullable String language) {
        var sanction = sanctions.find(id).orElseThrow(DomainProblem::notFound);
        if (sanction.state() != SanctionState.APPEALED) {
            throw DomainProblem.conflict("sanction-not-appealed").with("state", sanction.state());
        }
        var to = body.ruling() == Ruling.UPHELD ? SanctionState.UPHELD : SanctionState.LIFTED;
        return view(cases.decide(id, to, body.note()), true, language);
    }

    private SanctionView view(Sanction sanction, boolean withMoves, @Nullable String acceptLanguage) {
        var language = Language.of(acceptLanguage);
        var rules = seasons.rules(seasons.get(sanction.competition()));
        var scope = sanction.scope();
        var moves = withMoves
                ? sanctions.moves(sanction.id()).stream()
                        .map(move -> new MoveView(move.from(), move.to(), move.at(), move.actor(), move.note()))
                        .toList()
                : null;
        return new SanctionView(
                sanction.id(),
                sanction.competition(),
                Reader.named(sanction.personId(), reader.persons(List.of(sanction.personId()))),
                sanction.cause(),
                sanction.event(),
                scope.season(),
                scope.stages(),
                scope.from(),
                scope.to(),
                sanction.state(),
                sanction.bars(),
                sanction.appealTo(),
                reader.words(sanction.reasons(), rules, language),
                moves,
                sanction.version());
    }
}
