package org.chessfed.pairing.round;

import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.swiss.dutch.ExplainedBracket;
import org.chessfed.engine.swiss.dutch.WhyNot;
import org.chessfed.pairing.round.Explanations.Explained;
import org.jspecify.annotations.Nullable;

/** Explanations of published pairings over HTTP, in the reader's language. Players are named by pairing number. */
@Path("/v1/tournaments/{id}/rounds/{number}/explanation")
@Produces(MediaType.APPLICATION_JSON)
class ExplanationResource {

    private final Explanations explanations;
    private final Messages messages;

    ExplanationResource(Explanations explanations, Messages messages) {
        this.explanations = explanations;
        this.messages = messages;
    }

    /**
     * A round and why it is paired so.
     *
     * @param round round number
     * @param edition edition of the FIDE pairing rules
     * @param remarks where the published pairing departs from the exact system, and why
     * @param brackets in order, highest score first
     * @param bye why the player with the pairing-allocated bye has it; empty without a bye
     * @param changes what arbiters changed by hand
     */
    record ExplanationView(
            int round,
            String edition,
            List<WordedRemark> remarks,
            List<BracketView> brackets,
            List<WordedRemark> bye,
            List<ChangeView> changes) {}

    /**
     * A bracket.
     *
     * @param score score of the residents, in tenths, with virtual points
     * @param movedDown players who came from the bracket above
     * @param residents the scoregroup, in ranking order
     * @param games the pairs of the bracket
     * @param floaters who leaves the bracket unpaired, and why
     * @param criteria criteria that are not met in full
     */
    record BracketView(
            int score,
            List<Integer> movedDown,
            List<Integer> residents,
            List<Pairing.Board> games,
            List<FloaterView> floaters,
            List<CriterionView> criteria) {}

    /**
     * A player who leaves a bracket unpaired.
     *
     * @param player pairing number
     * @param reason what would get worse if he stayed
     */
    record FloaterView(int player, WordedRemark reason) {}

    /**
     * A criterion that is not met in full.
     *
     * @param criterion C6 to C21
     * @param article article that defines it
     * @param values what is minimised: a number of players or games, or scores and score differences in tenths
     */
    record CriterionView(String criterion, String article, List<Integer> values) {}

    /**
     * A change by hand.
     *
     * @param reason why
     * @param endedAt when
     * @param difference the boards that differ from the engine's
     * @param broken what the change breaks, or meets less well
     */
    record ChangeView(
            String reason, @Nullable Instant endedAt, ManualChange.Difference difference, List<WordedRemark> broken) {}

    /**
     * Why two players do not meet, or one does not have the bye.
     *
     * @param reasons the first thing that would get worse, or what forbids it
     * @param alternative the best pairing in which it would be so; absent if there is none
     */
    record WhyNotView(List<WordedRemark> reasons, @Nullable AlternativeView alternative) {}

    /**
     * Another pairing.
     *
     * @param boards in board order
     * @param bye pairing number of the player with the bye; absent without one
     */
    record AlternativeView(
            List<Pairing.Board> boards, @Nullable Integer bye) {}

    /** Why the published round is paired as it is. */
    @GET
    public ExplanationView explainRound(
            UUID id, int number, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        Language language = Language.of(accept);
        Explained explained = explanations.explain(id, number);
        return new ExplanationView(
                number,
                explained.edition(),
                WordedRemark.of(explained.round().remarks(), messages, language),
                explained.explained().brackets().stream()
                        .map(bracket -> bracket(bracket, language))
                        .toList(),
                WordedRemark.of(explained.explained().bye(), messages, language),
                explained.changes().stream()
                        .map(change -> new ChangeView(
                                change.reason(),
                                change.endedAt(),
                                change.difference(),
                                change.broken().stream()
                                        .flatMap(broken ->
                                                WordedRemark.of(broken.reasons(), messages, language).stream())
                                        .toList()))
                        .toList());
    }

    private BracketView bracket(ExplainedBracket bracket, Language language) {
        return new BracketView(
                bracket.score(),
                bracket.movedDown(),
                bracket.residents(),
                bracket.games(),
                bracket.floaters().stream()
                        .map(floater -> new FloaterView(
                                floater.player(), WordedRemark.of(floater.reason(), messages, language)))
                        .toList(),
                bracket.values().stream()
                        .filter(value -> value.values().stream().anyMatch(number -> number != 0))
                        .map(value -> new CriterionView(
                                value.criterion().name(), value.criterion().article(), value.values()))
                        .toList());
    }

    /** Why two players do not meet in a published round; with {@code b=0}, why one does not have the bye. */
    @GET
    @Path("/why-not")
    public WhyNotView explainWhyNot(
            UUID id,
            int number,
            @QueryParam("a") @Positive int a,
            @QueryParam("b") @DefaultValue("0") @PositiveOrZero int b,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        WhyNot why = explanations.whyNot(id, number, a, b);
        Optional<AlternativeView> alternative = why.alternative()
                .map(pairing -> new AlternativeView(
                        pairing.boards(),
                        pairing.bye().isPresent() ? pairing.bye().getAsInt() : null));
        return new WhyNotView(WordedRemark.of(why.reasons(), messages, Language.of(accept)), alternative.orElse(null));
    }
}
