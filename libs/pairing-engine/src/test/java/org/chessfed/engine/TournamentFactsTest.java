package org.chessfed.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a tournament is told in: outcomes, points, cells, players")
class TournamentFactsTest {

    private static List<Outcome> outcomes(Predicate<Outcome> kind) {
        return Arrays.stream(Outcome.values()).filter(kind).toList();
    }

    @Test
    @DisplayName("TRF codes of all outcomes, which of them were played and which had an opponent")
    void outcomes() {
        StringBuilder codes = new StringBuilder();
        outcomes(outcome -> true).forEach(outcome -> codes.append(outcome.code()));
        assertThat(codes).hasToString("1=0WDL+-HFUZ ");
        assertThat(outcomes(Outcome::played))
                .containsExactly(
                        Outcome.WIN,
                        Outcome.DRAW,
                        Outcome.LOSS,
                        Outcome.UNRATED_WIN,
                        Outcome.UNRATED_DRAW,
                        Outcome.UNRATED_LOSS);
        assertThat(outcomes(outcome -> outcome.paired() && !outcome.played()))
                .containsExactly(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({
        "WIN,1",
        "UNRATED_WIN,1",
        "DRAW,2",
        "UNRATED_DRAW,2",
        "LOSS,3",
        "UNRATED_LOSS,3",
        "FORFEIT_WIN,4",
        "FORFEIT_LOSS,5",
        "PAIRING_BYE,6",
        "FULL_POINT_BYE,7",
        "HALF_POINT_BYE,8",
        "ZERO_POINT_BYE,9",
        "UNKNOWN,0"
    })
    @DisplayName("each outcome counts what its own value says; an unknown result counts nothing")
    void points(Outcome outcome, int tenths) {
        PointSystem points = new PointSystem(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(points.points(outcome)).isEqualTo(tenths);
        assertThat(points.withPairingBye(6)).isEqualTo(points);
        assertThat(points.withPairingBye(0)).isEqualTo(new PointSystem(1, 2, 3, 4, 5, 0, 7, 8, 9));
    }

    @Test
    @DisplayName("what is not played follows from the three values of a game; points are written with one decimal")
    void usualPoints() {
        assertThat(PointSystem.of(30, 10, 1)).isEqualTo(new PointSystem(30, 10, 1, 30, 1, 30, 30, 10, 1));
        assertThat(PointSystem.STANDARD).isEqualTo(PointSystem.of(10, 5, 0));
        assertThat(PointSystem.text(45)).isEqualTo("4.5");
        assertThat(PointSystem.text(100)).isEqualTo("10.0");
        assertThat(PointSystem.text(5)).isEqualTo("0.5");
    }

    @Test
    @DisplayName("a result gives each side its outcome; unusual are those that no plain game and no forfeit ends with")
    void results() {
        StringBuilder text = new StringBuilder();
        for (ResultCode code : ResultCode.values()) {
            text.append(code.white().code()).append(code.black().code()).append(code.unusual() ? "! " : " ");
        }
        assertThat(text).hasToString("10 == 01 =0! 0=! 00! WL! DD! LW! +- -+ -- ");
    }

    @Test
    @DisplayName("a cell has an opponent exactly if its outcome was paired")
    void cells() {
        RoundCell game = RoundCell.game(4, Colour.BLACK, Outcome.WIN);
        assertThat(game).isEqualTo(new RoundCell(4, Optional.of(Colour.BLACK), Outcome.WIN, 0));
        assertThat(game.withGamePoints(25)).isEqualTo(new RoundCell(4, Optional.of(Colour.BLACK), Outcome.WIN, 25));
        assertThat(RoundCell.bye(Outcome.HALF_POINT_BYE))
                .isEqualTo(new RoundCell(0, Optional.empty(), Outcome.HALF_POINT_BYE));
        assertThat(Colour.WHITE.opposite()).isEqualTo(Colour.BLACK);
        assertThat(Colour.BLACK.opposite()).isEqualTo(Colour.WHITE);
        assertThatThrownBy(() -> RoundCell.bye(Outcome.WIN)).hasMessage("outcome WIN does not go with opponent 0");
        assertThatThrownBy(() -> new RoundCell(1, Optional.empty(), Outcome.PAIRING_BYE))
                .hasMessage("outcome PAIRING_BYE does not go with opponent 1");
        assertThatThrownBy(() -> new RoundCell(-1, Optional.empty(), Outcome.WIN))
                .hasMessage("opponent -1 is negative");
    }

    private static TournamentState state(int completed, int total, int... numbers) {
        return new TournamentState(
                Arrays.stream(numbers)
                        .mapToObj(number -> new Player(number, "Player " + number, 0, List.of()))
                        .toList(),
                completed,
                total,
                PointSystem.STANDARD,
                Optional.empty(),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }

    @Test
    @DisplayName(
            "players stand in the order of their numbers, from 1, gaps allowed; no more rounds completed than planned")
    void states() {
        assertThat(state(0, 5, 1, 2, 4).nextRound()).isEqualTo(1);
        assertThat(state(5, 5).nextRound()).isEqualTo(6);
        assertThatThrownBy(() -> state(6, 5)).hasMessage("6 rounds completed of 5");
        assertThatThrownBy(() -> state(-1, 5)).hasMessage("-1 rounds completed of 5");
        assertThatThrownBy(() -> state(0, 5, 2, 1)).hasMessageEndingWith("pairing numbers at 1");
        assertThatThrownBy(() -> state(0, 5, 1, 1)).hasMessageEndingWith("pairing numbers at 1");
        assertThatThrownBy(() -> state(0, 5, 0)).hasMessage("pairing number 0 is below 1");
    }

    @Test
    @DisplayName("the edition of the pairing rules is the one in force on a day, the oldest known one before its time")
    void editions() {
        LocalDate first = LocalDate.of(2026, 2, 1);
        assertThat(PairingEdition.FIDE_2026.inForceFrom()).isEqualTo(first);
        assertThat(PairingEdition.on(first)).isEqualTo(PairingEdition.FIDE_2026);
        assertThat(PairingEdition.on(first.minusDays(1))).isEqualTo(PairingEdition.FIDE_2026);
    }
}
