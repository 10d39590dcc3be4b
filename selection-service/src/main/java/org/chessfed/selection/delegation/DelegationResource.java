package org.chessfed.selection.delegation;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.problem.Language;
import org.chessfed.selection.delegation.Delegation.Nominee;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.Reader.Named;
import org.chessfed.selection.view.ReasonView;
import org.jspecify.annotations.Nullable;

/** Delegations over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class DelegationResource {

    private final Delegations delegations;
    private final Seasons seasons;
    private final Reader reader;

    DelegationResource(Delegations delegations, Seasons seasons, Reader reader) {
        this.delegations = delegations;
        this.seasons = seasons;
        this.reader = reader;
    }

    /** Publication: an order only where the committee decides another one than computed. */
    record PublishDelegation(
            @Size(max = 500) @Nullable List<@NotNull UUID> order,
            @Size(max = 500) @Nullable String note) {}

    /** Confirmation of a delegate. */
    record ConfirmDelegate(@NotNull UUID personId, @NotNull LocalDate departure, boolean companion) {}

    /** A delegation. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record DelegationView(
            UUID id,
            String event,
            String title,
            String group,
            String section,
            Delegation.State state,
            List<PlayerView> players,
            @Nullable String note,
            long version)
            implements Versioned {
        @Override
        public long etagVersion() {
            return version;
        }
    }

    /** A player of a delegation. */
    record PlayerView(int place, Named person, ReasonView reason) {}

    /** Computes every delegation that is not public yet. */
    @POST
    @Path("/seasons/{competition}/delegations")
    @Idempotent
    public List<DelegationView> proposeDelegations(
            String competition, @HeaderParam("Accept-Language") @Nullable String language) {
        var proposed = delegations.propose(competition);
        return views(competition, proposed, language);
    }

    /** Delegations of a season. */
    @GET
    @Path("/seasons/{competition}/delegations")
    public List<DelegationView> listDelegations(
            String competition, @HeaderParam("Accept-Language") @Nullable String language) {
        var all = delegations.of(seasons.get(competition).id());
        return views(competition, all, language);
    }

    /** Public delegations of a season. */
    @GET
    @Path("/seasons/{competition}/delegations/published")
    public List<DelegationView> listPublishedDelegations(
            String competition, @HeaderParam("Accept-Language") @Nullable String language) {
        var published = delegations.of(seasons.get(competition).id()).stream()
                .filter(delegation -> delegation.state() == Delegation.State.PUBLISHED)
                .toList();
        return views(competition, published, language);
    }

    /** Publishes a delegation. */
    @POST
    @Path("/seasons/{competition}/delegations/{id}/publications")
    @Idempotent
    public DelegationView publishDelegation(
            String competition,
            UUID id,
            @NotNull @Valid PublishDelegation body,
            @HeaderParam("Accept-Language") @Nullable String language) {
        var published = delegations.publish(id, Objects.requireNonNullElse(body.order(), List.of()), body.note());
        return views(competition, List.of(published), language).getFirst();
    }

    /** Confirms a delegate. */
    @POST
    @Path("/seasons/{competition}/delegations/{id}/delegates")
    @WithoutReplay("confirming again changes nothing else")
    public List<UUID> confirmDelegate(String competition, UUID id, @NotNull @Valid ConfirmDelegate body) {
        seasons.get(competition);
        delegations.confirm(id, body.personId(), body.departure(), body.companion());
        return delegations.confirmed(id);
    }

    private List<DelegationView> views(String competition, List<Delegation> found, @Nullable String acceptLanguage) {
        var rules = seasons.rules(seasons.get(competition));
        var language = Language.of(acceptLanguage);
        var known = reader.persons(found.stream()
                .flatMap(delegation -> delegation.players().stream())
                .map(Nominee::person)
                .distinct()
                .toList());
        return found.stream()
                .map(delegation -> new DelegationView(
                        delegation.id(),
                        delegation.rule(),
                        title(rules, delegation.rule(), language),
                        delegation.group(),
                        delegation.section(),
                        delegation.state(),
                        delegation.players().stream()
                                .map(player -> new PlayerView(
                                        player.place(),
                                        Reader.named(player.person(), known),
                                        reader.words(player.reason(), rules, language)))
                                .toList(),
                        delegation.note(),
                        delegation.version()))
                .toList();
    }

    private static String title(SeasonRules rules, String rule, Language language) {
        return rules.document().delegations().stream()
                .filter(candidate -> candidate.id().equals(rule))
                .findFirst()
                .map(found -> found.title().in(Locale.forLanguageTag(language.tag())))
                .orElse(rule);
    }
}
