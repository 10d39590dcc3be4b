package org.chessfed.rating.national;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.rating.elo.RatingPeriod;
import org.chessfed.rating.elo.RatingPeriod.GameCalculation;
import org.chessfed.rating.elo.Standing;
import org.chessfed.rating.person.Persons.Person;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What one tournament did to a person's rating, with the whole calculation. Numbers with a fraction are decimal strings.
 *
 * @param id its id
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param finishedAt when the tournament was closed
 * @param before rating before; absent for a person without one
 * @param countedAs rating with which the person was counted
 * @param gamesBefore rated games before
 * @param k development coefficient
 * @param change change before it was rounded, such as {@code -2.40}
 * @param after rating afterwards
 * @param games each game that counted
 * @param calculatedAt when this was computed
 * @param supersededAt when another calculation took its place; absent while it holds
 */
@Schema(name = "RatingChange")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RatingChangeView(
        UUID id,
        String tournamentId,
        String competition,
        String stage,
        String event,
        Instant finishedAt,
        @Nullable Integer before,
        int countedAs,
        int gamesBefore,
        int k,
        String change,
        int after,
        List<GameView> games,
        Instant calculatedAt,
        @Nullable Instant supersededAt) {

    /**
     * One game of the calculation.
     *
     * @param gameId its id
     * @param round round, from 1
     * @param opponentId the opponent
     * @param opponentNameZh Chinese name of the opponent
     * @param opponentRating rating with which the opponent was counted
     * @param difference own rating minus the opponent's, as far as it counts
     * @param score score, such as {@code 0.50}
     * @param expected expected score, such as {@code 0.92}
     * @param surplus score minus expected score
     */
    @Schema(name = "RatingChangeGame")
    record GameView(
            String gameId,
            int round,
            String opponentId,
            String opponentNameZh,
            int opponentRating,
            int difference,
            String score,
            String expected,
            String surplus) {

        static GameView of(GameCalculation calculation, Map<String, Person> persons) {
            String opponent = calculation.game().opponentId();
            Person person = persons.get(opponent);
            return new GameView(
                    calculation.game().gameId(),
                    calculation.game().round(),
                    opponent,
                    person == null ? "" : person.nameZh(),
                    calculation.game().opponentRating(),
                    calculation.difference(),
                    decimal(calculation.game().score()),
                    decimal(calculation.expected()),
                    decimal(calculation.surplus()));
        }
    }

    static RatingChangeView of(
            UUID id,
            FinishedTournament tournament,
            RatingPeriod period,
            Map<String, Person> persons,
            Instant calculatedAt,
            @Nullable Instant supersededAt) {
        Standing before = period.before();
        return new RatingChangeView(
                id,
                tournament.id(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                tournament.finishedAt(),
                before.rated() ? before.rating() : null,
                before.rating(),
                before.games(),
                period.k(),
                decimal(period.change()),
                period.after(),
                period.games().stream().map(game -> GameView.of(game, persons)).toList(),
                calculatedAt,
                supersededAt);
    }

    private static String decimal(int hundredths) {
        return BigDecimal.valueOf(hundredths, 2).toPlainString();
    }
}
