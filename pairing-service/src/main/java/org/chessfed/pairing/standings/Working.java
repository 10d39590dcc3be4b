package org.chessfed.pairing.standings;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.engine.tiebreak.Contribution;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StepValue;
import org.chessfed.engine.tiebreak.TieBreakValue;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * How the values of one player in published standings came about.
 *
 * @param tournamentId the tournament
 * @param section section id
 * @param version version of the standings
 * @param afterRound number of rounds that are counted
 * @param number pairing number
 * @param nameZh Chinese name
 * @param passportName name as in the passport
 * @param rank place; null out of the ranking
 * @param points points as scored, in tenths
 * @param steps one for each step of the ranking chain, in its order; none for a player out of the ranking
 */
record Working(
        String tournamentId,
        String section,
        long version,
        int afterRound,
        int number,
        String nameZh,
        @Nullable String passportName,
        @Nullable Integer rank,
        int points,
        List<WorkingStep> steps)
        implements Versioned {

    /**
     * One step of the chain.
     *
     * @param code its code and modifiers
     * @param value the value as the standings show it; a dash where there is none
     * @param note what people said about an order that they decided; absent otherwise
     * @param lines where the value comes from, in the order of the rounds; the lines that are not cut add up to it, or
     *     average to it; of direct encounter, the games between those who are tied
     */
    record WorkingStep(String code, String value, @Nullable String note, List<WorkingLine> lines) {}

    /**
     * What one round, or one outside fact, gave.
     *
     * @param round the round; absent where the line belongs to none
     * @param opponent pairing number of the opponent that it comes from; absent without one
     * @param opponentZh his Chinese name
     * @param opponentPassportName his name as in the passport
     * @param basis where the value comes from
     * @param value what it gives
     * @param opponentScore score of the opponent, or of the dummy, that a product was made of; absent without a product
     * @param points own points of the round as the tie-break sees them, in tenths; absent where they play no part
     * @param cut whether a cut modifier left the line out
     */
    record WorkingLine(
            @Nullable Integer round,
            @Nullable Integer opponent,
            @Nullable String opponentZh,
            @Nullable String opponentPassportName,
            Contribution.Basis basis,
            String value,
            @Nullable String opponentScore,
            @Nullable Integer points,
            boolean cut) {}

    /**
     * The working of one player.
     *
     * @param standings computed as they were published
     * @param published the published standings
     */
    static Working of(Tournament tournament, SectionStandings standings, StandingsPage published, Entrant player) {
        StandingsRow row = standings.table().rows().stream()
                .filter(other -> other.player() == player.number())
                .findFirst()
                .orElse(null);
        return new Working(
                tournament.id().toString(),
                standings.section(),
                published.version(),
                published.afterRound(),
                player.number(),
                player.nameZh(),
                player.passportName(),
                row == null ? null : row.rank(),
                standings.points().getOrDefault(player.number(), 0),
                row == null
                        ? List.of()
                        : row.values().stream()
                                .map(value -> step(tournament, value))
                                .toList());
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }

    private static WorkingStep step(Tournament tournament, StepValue value) {
        return new WorkingStep(
                value.step().code(),
                value.text(),
                value.note().isEmpty() ? null : value.note(),
                value.working().stream().map(line -> line(tournament, line)).toList());
    }

    private static WorkingLine line(Tournament tournament, Contribution line) {
        Entrant opponent = line.opponent() == 0 ? null : tournament.player(line.opponent());
        return new WorkingLine(
                line.round() == 0 ? null : line.round(),
                opponent == null ? null : opponent.number(),
                opponent == null ? null : opponent.nameZh(),
                opponent == null ? null : opponent.passportName(),
                line.basis(),
                line.value().text(),
                line.opponentScore().map(TieBreakValue::text).orElse(null),
                line.points().isPresent() ? line.points().getAsInt() : null,
                line.cut());
    }
}
