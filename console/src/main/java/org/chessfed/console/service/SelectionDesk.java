package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chessfed.console.service.Selection.Named;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** selection-service for those who run a season: what staff, committees and the selection committee do. */
@RegisterRestClient(configKey = "selection")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface SelectionDesk {

    /** The season at a glance; a committee sees its own events only. */
    @GET
    @Path("/seasons/{competition}/overview")
    Overview overview(@PathParam("competition") String competition);

    /** Berths, the oldest first, one page. */
    @GET
    @Path("/seasons/{competition}/berths")
    Listing<Berth> berths(
            @PathParam("competition") String competition,
            @QueryParam("stage") @Nullable String stage,
            @QueryParam("section") @Nullable String section,
            @QueryParam("state") @Nullable String state,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** Berths of one source, the oldest first, one page. */
    @GET
    @Path("/seasons/{competition}/berths")
    Listing<Berth> berthsFrom(
            @PathParam("competition") String competition,
            @QueryParam("source") String source,
            @QueryParam("limit") int limit);

    /** A berth with its moves. */
    @GET
    @Path("/berths/{id}")
    Berth berth(@PathParam("id") String id);

    /** The berths of a person. */
    @GET
    @Path("/persons/{personId}/berths")
    List<Berth> berthsOf(@PathParam("personId") String personId);

    /** Proposals, the youngest first. */
    @GET
    @Path("/seasons/{competition}/proposals")
    List<Proposal> proposals(@PathParam("competition") String competition, @QueryParam("state") @Nullable String state);

    /** A proposal. */
    @GET
    @Path("/proposals/{id}")
    Proposal proposal(@PathParam("id") String id);

    /** Publishes a proposal. */
    @POST
    @Path("/proposals/{id}/publications")
    Proposal publish(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Publication publication);

    /** Begins to offer direct places. */
    @POST
    @Path("/seasons/{competition}/offers")
    Selection.Season openOffers(
            @HeaderParam("Idempotency-Key") String key, @PathParam("competition") String competition);

    /** Closes a field: no more vacancies are filled but to even it out. */
    @POST
    @Path("/seasons/{competition}/fields")
    Field closeField(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("competition") String competition,
            FieldToClose field);

    /** Playoffs that were asked for, the oldest first. */
    @GET
    @Path("/seasons/{competition}/playoffs")
    List<Playoff> playoffs(@PathParam("competition") String competition);

    /** Sanctions. */
    @GET
    @Path("/seasons/{competition}/sanctions")
    List<Sanction> sanctions(@PathParam("competition") String competition);

    /** Decides about a sanction; {@code what} is {@code impositions}, {@code liftings} or {@code appeals}. */
    @POST
    @Path("/sanctions/{id}/{what}")
    Sanction decide(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("id") String id,
            @PathParam("what") String what,
            Note note);

    /** Rules on an appeal. */
    @POST
    @Path("/sanctions/{id}/rulings")
    Sanction rule(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Ruling ruling);

    /** Whether a person may be drafted. */
    @POST
    @Path("/seasons/{competition}/drafts/checks")
    DraftCheck checkDraft(@PathParam("competition") String competition, Candidate candidate);

    /** Drafts a person. */
    @POST
    @Path("/seasons/{competition}/drafts")
    Drafted draft(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("competition") String competition,
            Candidate candidate);

    /** Delegations in every state. */
    @GET
    @Path("/seasons/{competition}/delegations")
    List<Delegation> delegations(@PathParam("competition") String competition);

    /** Proposes the delegations from the final orders. */
    @POST
    @Path("/seasons/{competition}/delegations")
    List<Delegation> proposeDelegations(
            @HeaderParam("Idempotency-Key") String key, @PathParam("competition") String competition);

    /** Publishes a delegation. */
    @POST
    @Path("/seasons/{competition}/delegations/{id}/publications")
    Delegation publishDelegation(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("competition") String competition,
            @PathParam("id") String id,
            DelegationPublication publication);

    /**
     * A season at a glance.
     *
     * @param zone zone of the regulation's local times
     * @param bans sanctions by state
     * @param nextPlaces places of the next season, by its stage and section
     * @param delegations delegations by state
     * @param order final order of each section, as far as it is finished
     */
    record Overview(
            String competition,
            Text title,
            int year,
            String zone,
            List<Titled> sections,
            List<Titled> regions,
            boolean offersOpen,
            List<Stage> stages,
            long playoffs,
            long playoffsOpen,
            Map<String, Long> bans,
            Map<String, Long> bansByScope,
            Map<String, Map<String, Long>> nextPlaces,
            long berthsMoved,
            Map<String, Long> delegations,
            Map<String, List<Ranked>> order) {}

    /** Something of the regulation that has a name. */
    record Titled(String id, Text title) {}

    /** A stage; {@code fields} is empty where it is entered by form. */
    record Stage(String stage, Text title, List<Event> events, List<FieldProgress> fields) {}

    /** An event. */
    record Event(
            String event,
            Text title,
            @Nullable String region,
            @Nullable String city,
            @Nullable Instant startsAt,
            List<Progress> sections) {}

    /**
     * A list of an event.
     *
     * @param entries entries that stand
     * @param paid of these, entries that count
     * @param played persons on the closed roster
     * @param standings NONE, PROVISIONAL or FINAL
     * @param to stage that it sends persons to; absent where it sends nobody on
     * @param places places that it has there
     * @param residentPlaces of these, places kept for residents
     * @param advanced persons who have a place from here
     * @param guaranteed guaranteed places that residents took
     * @param proposed whether a proposal waits
     */
    record Progress(
            String section,
            long entries,
            long paid,
            long played,
            String standings,
            @Nullable String to,
            int places,
            int residentPlaces,
            long advanced,
            int guaranteed,
            boolean proposed) {}

    /**
     * A field.
     *
     * @param planned persons that the regulation plans for
     * @param held persons who have a place
     * @param offered persons who are asked
     * @param state OPEN, CLOSING or CLOSED
     * @param sources persons who have a place, by source
     * @param plannedSources planned persons by source
     * @param nextDeadline when the first open offer must be answered, inclusive
     */
    record FieldProgress(
            String section,
            int planned,
            long held,
            long offered,
            String state,
            boolean bye,
            Map<String, Long> sources,
            Map<String, Integer> plannedSources,
            @Nullable Instant nextDeadline) {}

    /** A rank of a final order. */
    record Ranked(int rank, Named person) {}

    /** A place in a stage; moves only where one berth is read. */
    record Berth(
            String id,
            String competition,
            String stage,
            String event,
            String section,
            Named person,
            String source,
            @Nullable String sourceCode,
            String state,
            @Nullable String fromStage,
            @Nullable String fromEvent,
            @Nullable Integer rank,
            @Nullable Instant answerBy,
            @Nullable String cause,
            List<Cited> reasons,
            @Nullable List<Move> moves,
            long version) {}

    /** A move of a berth. */
    record Move(
            @Nullable String from,
            String to,
            Instant at,
            String actor,
            @Nullable String cause,
            List<Cited> reasons) {}

    /**
     * A reason with the clause that it rests on.
     *
     * @param clause id of the clause
     * @param article the article of the printed text
     * @param rule the clause in words
     * @param text the reason in words
     */
    record Cited(
            @Nullable String clause,
            @Nullable String article,
            @Nullable String rule,
            @Nullable String key,
            @Nullable String text) {}

    /** Who would advance from a list. */
    record Proposal(
            String id,
            String stage,
            String event,
            String section,
            String to,
            String state,
            long standingsVersion,
            int guaranteed,
            int open,
            int shortfall,
            boolean targetClosed,
            List<Affected> advanced,
            List<Affected> displaced,
            List<Tie> playoffs,
            List<Affected> gains,
            List<Affected> losses,
            Instant createdAt,
            @Nullable Instant decidedAt,
            @Nullable String decidedBy,
            @Nullable String reason,
            long version) {

        /** Whether it takes places away: then it follows a correction. */
        public boolean correction() {
            return !losses.isEmpty();
        }
    }

    /** Somebody in a proposal; ground is RANK or GUARANTEE. */
    record Affected(
            Named person,
            @Nullable Integer rank,
            @Nullable String source,
            @Nullable String ground,
            Cited reason) {}

    /** Persons tied over a line. */
    record Tie(int rank, int places, List<Named> persons, Cited reason) {}

    /** How a proposal is published: with a reason and for these persons where the target's roster is closed. */
    record Publication(@Nullable String reason, @Nullable List<String> apply) {}

    /** A tie on which {@code places} depend; state is OPEN or SETTLED. */
    record Playoff(
            String id,
            String stage,
            String event,
            String section,
            String tournamentId,
            int rank,
            int places,
            List<String> persons,
            @Nullable String clause,
            String state,
            Instant requestedAt) {}

    /** Which field. */
    record FieldToClose(String stage, String section) {}

    /** A field. */
    record Field(String id, String stage, String section, String state) {}

    /** A sanction; {@code stages} is empty where it covers all. */
    record Sanction(
            String id,
            String competition,
            Named person,
            String cause,
            @Nullable String event,
            @Nullable Integer seasonYear,
            List<String> stages,
            @Nullable LocalDate from,
            @Nullable LocalDate to,
            String state,
            boolean bars,
            @Nullable String appealTo,
            List<Cited> reasons,
            long version) {}

    /** Why. */
    record Note(String note) {}

    /** What the panel ruled: UPHELD or LIFTED. */
    record Ruling(String ruling, String note) {}

    /** Somebody whom the committee thinks of drafting. */
    record Candidate(
            String stage,
            String section,
            String personId,
            @Nullable Integer fideRating,
            boolean holdsMedal,
            String reason) {}

    /** Whether somebody may be drafted, and why. */
    record DraftCheck(boolean mayBeDrafted, List<Cited> reasons) {}

    /** A drafted person. */
    record Drafted(String berthId, String personId, String stage, String section, List<Cited> reasons) {}

    /** A delegation. */
    record Delegation(
            String id,
            String event,
            String title,
            String group,
            String section,
            String state,
            List<Delegate> players,
            @Nullable String note,
            long version) {

        /** Players whose place in the order is not beyond a number. */
        public List<Delegate> first(int most) {
            return players.stream().limit(most).filter(Objects::nonNull).toList();
        }
    }

    /** Somebody in a delegation. */
    record Delegate(int place, Named person, Cited reason) {}

    /** How a delegation is published; no order means the proposed one. */
    record DelegationPublication(
            @Nullable List<String> order, @Nullable String note) {}
}
