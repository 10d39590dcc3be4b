package org.chessfed.demo.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.chessfed.demo.people.Strength.End;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Games end by strength and lot")
class StrengthTest {

    private static final int GAMES = 4000;

    private static Map<End, Integer> play(int white, int black) {
        Map<End, Integer> ends = new EnumMap<>(End.class);
        for (End end : End.values()) {
            ends.put(end, 0);
        }
        for (int game = 0; game < GAMES; game++) {
            ends.merge(Strength.play(new Draw(11), white, black, "game", game), 1, Integer::sum);
        }
        return ends;
    }

    private static int scorePercent(Map<End, Integer> ends) {
        return (ends.get(End.WHITE_WINS) * 2 + ends.get(End.DRAW)) * 50 / GAMES;
    }

    @Test
    @DisplayName("between equals about one game in five is drawn, and White is a little better off")
    void equals() {
        Map<End, Integer> ends = play(1800, 1800);
        assertThat(ends.get(End.DRAW) * 100 / GAMES).isBetween(16, 22);
        assertThat(scorePercent(ends)).isBetween(51, 57);
    }

    @Test
    @DisplayName("200 points are worth about three quarters of the points, 1000 nearly all")
    void stronger() {
        assertThat(scorePercent(play(2000, 1800))).isBetween(74, 83);
        assertThat(scorePercent(play(1800, 2000))).isBetween(22, 31);
        assertThat(scorePercent(play(2200, 1200))).isGreaterThan(97);
    }
}
