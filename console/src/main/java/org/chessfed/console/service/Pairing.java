package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** pairing-service: tournaments, published pairings and standings. */
@RegisterRestClient(configKey = "pairing")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1/tournaments")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Pairing {

    /** The tournaments of a competition, or of one event. */
    @GET
    List<Tournament> tournaments(
            @QueryParam("competition") String competition, @QueryParam("event") @Nullable String event);

    /** The published pairings of a round. */
    @GET
    @Path("/{id}/rounds/{number}/pairings")
    PairingsPage pairings(@PathParam("id") String id, @PathParam("number") int number);

    /** The published standings of a section. */
    @GET
    @Path("/{id}/standings/{section}")
    StandingsPage standings(@PathParam("id") String id, @PathParam("section") String section);

    /** How the values of a player in the published standings of a section came about. */
    @GET
    @Path("/{id}/standings/{section}/players/{number}/working")
    Working working(@PathParam("id") String id, @PathParam("section") String section, @PathParam("number") int number);

    /** The players in their pairing numbers. */
    @GET
    @Path("/{id}/players")
    List<Entrant> players(@PathParam("id") String id);

    /** Why the published round is paired as it is; words in the language of the page. */
    @GET
    @Path("/{id}/rounds/{number}/explanation")
    Explanation explanation(@PathParam("id") String id, @PathParam("number") int number);

    /** Why two players do not meet in a published round; with {@code b} 0, why {@code a} does not have the bye. */
    @GET
    @Path("/{id}/rounds/{number}/explanation/why-not")
    WhyNot whyNot(
            @PathParam("id") String id,
            @PathParam("number") int number,
            @QueryParam("a") int a,
            @QueryParam("b") int b);

    /**
     * A tournament.
     *
     * @param system SWISS, ROUND_ROBIN or TEAM_SWISS
     * @param status CREATED, RUNNING or FINISHED
     */
    record Tournament(
            String id,
            String competition,
            int competitionVersion,
            String stage,
            String event,
            List<String> sections,
            String system,
            int rounds,
            String status,
            int roundsPublished,
            int roundsCompleted,
            int players,
            @Nullable List<PlannedRound> calendar,
            @Nullable String pairingEdition,
            @Nullable String tieBreakEdition) {}

    /** When a round is planned. */
    record PlannedRound(int round, @Nullable Instant startsAt) {}

    /** A player of a tournament. */
    record Entrant(
            int number,
            String personId,
            @Nullable String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            @Nullable String section,
            @Nullable Integer rating) {}

    /** The published pairings of a round; instants are UTC. */
    record PairingsPage(
            String tournamentId,
            String competition,
            String stage,
            String event,
            int round,
            long version,
            @Nullable Instant startsAt,
            @Nullable Instant publishedAt,
            List<BoardRow> boards,
            List<ByeRow> byes) {}

    /** A board; outcomes are absent or UNKNOWN while the game is not over. */
    record BoardRow(
            int board,
            PlayerRow white,
            PlayerRow black,
            @Nullable String whiteOutcome,
            @Nullable String blackOutcome) {}

    /** Somebody who sits at no board, and why. */
    record ByeRow(PlayerRow player, String kind) {}

    /** A player in a pairing. */
    record PlayerRow(
            int number,
            @Nullable String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            @Nullable String section,
            @Nullable Integer rating) {}

    /** The published standings of a section. */
    record StandingsPage(
            String tournamentId,
            String competition,
            String stage,
            String event,
            String section,
            String status,
            long version,
            int afterRound,
            @Nullable Instant publishedAt,
            Settings settings,
            List<Row> rows,
            @Nullable List<GameChange> corrections) {}

    /** How the list is ordered. */
    record Settings(
            List<String> chain,
            @Nullable String tieBreakEdition,
            @Nullable String pairingEdition,
            @Nullable String clause,
            @Nullable String unplayedClause) {}

    /**
     * A row of standings.
     *
     * @param points tenths of a point
     * @param tieBreaks values of the chain, points left out, in its order
     * @param voidClause clause under which the results do not count; absent if they do
     */
    record Row(
            @Nullable Integer rank,
            boolean joint,
            int number,
            @Nullable String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            @Nullable Integer rating,
            int points,
            List<String> tieBreaks,
            @Nullable Missed missed,
            @Nullable String voidClause) {}

    /** Games that were not played. */
    record Missed(int absent, int announced, int late) {}

    /**
     * How the values of a player came about.
     *
     * @param points tenths of a point
     * @param steps one for each step of the chain; none for somebody out of the ranking
     */
    record Working(
            int afterRound,
            int number,
            @Nullable String nameZh,
            @Nullable String passportName,
            @Nullable Integer rank,
            int points,
            List<Step> steps) {}

    /**
     * A step of the chain.
     *
     * @param value as the standings show it
     * @param note what people said about an order that they decided
     */
    record Step(String code, String value, @Nullable String note, List<Line> lines) {}

    /**
     * What one round gave.
     *
     * @param opponentScore score that a product was made of; absent without a product
     * @param points own points of the round, in tenths; absent where they play no part
     */
    record Line(
            @Nullable Integer round,
            @Nullable Integer opponent,
            @Nullable String opponentZh,
            @Nullable String opponentPassportName,
            String basis,
            String value,
            @Nullable String opponentScore,
            @Nullable Integer points,
            boolean cut) {}

    /**
     * A result that was changed after its round was published.
     *
     * @param ratingOnly whether it came too late for standings and pairings
     */
    record GameChange(
            int round,
            int board,
            String whiteBefore,
            String blackBefore,
            String whiteAfter,
            String blackAfter,
            boolean ratingOnly,
            @Nullable Instant changedAt) {}

    /**
     * Why a round is paired as it is. Players are named by their pairing numbers.
     *
     * @param edition edition of the FIDE pairing rules
     * @param remarks where it departs from the exact system
     * @param brackets highest score first
     * @param bye why the player with the bye has it
     * @param changes what arbiters changed by hand
     */
    record Explanation(
            int round,
            String edition,
            List<Remark> remarks,
            List<Bracket> brackets,
            List<Remark> bye,
            List<Change> changes) {}

    /** A sentence and the article that it rests on. */
    record Remark(@Nullable String article, @Nullable String text) {}

    /**
     * Players who are paired together.
     *
     * @param score tenths of a point
     * @param movedDown who came from the bracket above
     * @param residents who have that score
     */
    record Bracket(
            int score,
            List<Integer> movedDown,
            List<Integer> residents,
            List<Game> games,
            List<Floater> floaters,
            List<Criterion> criteria) {}

    /** Two who meet. */
    record Game(int white, int black) {}

    /** Somebody who leaves a bracket unpaired. */
    record Floater(int player, Remark reason) {}

    /** A criterion, {@code C6} to {@code C21}, that could not be met in full. */
    record Criterion(String criterion, String article) {}

    /** A change by hand and what it breaks. */
    record Change(String reason, List<Remark> broken) {}

    /** Why something is not so, and the best pairing in which it would be. */
    record WhyNot(List<Remark> reasons, @Nullable Alternative alternative) {}

    /** Another pairing; bye is the pairing number of the player with the bye. */
    record Alternative(List<Game> boards, @Nullable Integer bye) {}
}
