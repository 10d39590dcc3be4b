package org.chessfed.selection.quota;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.selection.person.Persons.Person;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.Reader.Named;
import org.chessfed.selection.view.ReasonView;
import org.chessfed.selection.view.SeenEvents;
import org.jspecify.annotations.Nullable;

/** Proposals over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class ProposalResource {

    private final ProposalViews views;

    ProposalResource(ProposalViews views) {
        this.views = views;
    }

    /** Publication of a proposal; reason and persons only where the roster of the target event is closed. */
    record PublishProposal(
            @Size(max = 500) @Nullable String reason,
            @Size(max = 500) @Nullable List<@NotNull UUID> apply) {}

    /** A person with a place in, gained by or lost to a proposal. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PersonView(
            Named person,
            @Nullable Integer rank,
            @Nullable SourceKind source,
            @Nullable String ground,
            ReasonView reason) {}

    /** A tie that waits for a playoff. */
    record TieView(int rank, int places, List<Named> persons, ReasonView reason) {}

    /** A proposal. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ProposalView(
            UUID id,
            String stage,
            String event,
            String section,
            String to,
            Proposal.State state,
            long standingsVersion,
            int guaranteed,
            int open,
            int shortfall,
            boolean targetClosed,
            List<PersonView> advanced,
            List<PersonView> displaced,
            List<TieView> playoffs,
            List<PersonView> gains,
            List<PersonView> losses,
            Instant createdAt,
            @Nullable Instant decidedAt,
            @Nullable String decidedBy,
            @Nullable String reason,
            long version)
            implements Versioned {
        @Override
        public long etagVersion() {
            return version;
        }
    }

    /** Proposals of a season, the youngest first. */
    @GET
    @Path("/seasons/{competition}/proposals")
    public List<ProposalView> listProposals(
            String competition,
            @QueryParam("state") Proposal.@Nullable State state,
            @HeaderParam("Accept-Language") @Nullable String language) {
        return views.list(competition, state, Language.of(language));
    }

    /** A proposal. */
    @GET
    @Path("/proposals/{id}")
    public ProposalView readProposal(UUID id, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.read(id, Language.of(language));
    }

    /** Publishes a proposal: places are granted and taken back. */
    @POST
    @Path("/proposals/{id}/publications")
    @Idempotent
    public ProposalView publishProposal(
            UUID id, @NotNull @Valid PublishProposal body, @HeaderParam("Accept-Language") @Nullable String language) {
        return views.publish(
                id, body.reason(), Objects.requireNonNullElse(body.apply(), List.of()), Language.of(language));
    }

    /** Proposals for callers: who may see which, in the caller's language. */
    @ApplicationScoped
    static class ProposalViews {
        private final Seasons seasons;
        private final Proposals proposals;
        private final Permissions permissions;
        private final Reader reader;

        ProposalViews(Seasons seasons, Proposals proposals, Permissions permissions, Reader reader) {
            this.seasons = seasons;
            this.proposals = proposals;
            this.permissions = permissions;
            this.reader = reader;
        }

        List<ProposalView> list(String competition, Proposal.@Nullable State state, Language language) {
            var season = seasons.get(competition);
            var rules = seasons.rules(season);
            var seen = new SeenEvents(permissions.rows(), competition, rules);
            return proposals.of(season.id()).stream()
                    .filter(proposal -> state == null || proposal.state() == state)
                    .filter(proposal -> seen.sees(proposal.event()))
                    .map(proposal -> view(proposal, rules, language))
                    .toList();
        }

        ProposalView read(UUID id, Language language) {
            var proposal = proposals.find(id).orElseThrow(DomainProblem::notFound);
            var season = seasons.find(proposal.seasonId()).orElseThrow(DomainProblem::notFound);
            var rules = seasons.rules(season);
            permissions.require(SeenEvents.scopes(season.competition(), proposal.event(), rules));
            return view(proposal, rules, language);
        }

        ProposalView publish(UUID id, @Nullable String reason, List<UUID> apply, Language language) {
            var published = proposals.publish(id, reason, apply);
            var season = seasons.find(published.seasonId()).orElseThrow(DomainProblem::notFound);
            return view(published, seasons.rules(season), language);
        }

        private ProposalView view(Proposal proposal, SeasonRules rules, Language language) {
            var content = proposal.content();
            var quota = content.quota();
            var ids = new HashSet<UUID>();
            quota.advanced().forEach(place -> ids.add(place.person()));
            quota.displaced().forEach(displaced -> ids.add(displaced.person()));
            quota.playoffs().forEach(playoff -> ids.addAll(playoff.persons()));
            content.losses().forEach(loss -> ids.add(loss.person()));
            Map<UUID, Person> known = reader.persons(ids);
            return new ProposalView(
                    proposal.id(),
                    proposal.stage(),
                    proposal.event(),
                    proposal.section(),
                    content.to(),
                    proposal.state(),
                    proposal.standingsVersion(),
                    quota.guaranteed(),
                    quota.open(),
                    quota.shortfall(),
                    content.targetClosed(),
                    quota.advanced().stream()
                            .map(place -> new PersonView(
                                    Reader.named(place.person(), known),
                                    place.rank(),
                                    null,
                                    place.ground().name(),
                                    reader.words(place.reason(), rules, language)))
                            .toList(),
                    quota.displaced().stream()
                            .map(displaced -> new PersonView(
                                    Reader.named(displaced.person(), known),
                                    displaced.rank(),
                                    null,
                                    null,
                                    reader.words(displaced.reason(), rules, language)))
                            .toList(),
                    quota.playoffs().stream()
                            .map(playoff -> new TieView(
                                    playoff.rank(),
                                    playoff.places(),
                                    playoff.persons().stream()
                                            .map(person -> Reader.named(person, known))
                                            .toList(),
                                    reader.words(playoff.reason(), rules, language)))
                            .toList(),
                    content.gains().stream()
                            .map(gain -> new PersonView(
                                    Reader.named(gain.person(), known),
                                    gain.rank(),
                                    gain.source(),
                                    null,
                                    reader.words(gain.reason(), rules, language)))
                            .toList(),
                    content.losses().stream()
                            .map(loss -> new PersonView(
                                    Reader.named(loss.person(), known),
                                    null,
                                    null,
                                    null,
                                    reader.words(loss.reason(), rules, language)))
                            .toList(),
                    proposal.createdAt(),
                    proposal.decidedAt(),
                    proposal.decidedBy(),
                    proposal.reason(),
                    proposal.version());
        }
    }
}
