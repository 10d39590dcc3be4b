package org.chessfed.console.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.chessfed.console.page.Points;
import org.chessfed.console.page.Score;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Names, points and results as people type and write them")
class NameSearchTest {

    @Test
    @DisplayName("case, width, commas and spaces do not matter; nothing typed finds nobody")
    void finds() {
        assertThat(NameSearch.of("ｓｈｉｈ, chia").finds("示甲子明", "Shih Chia Tzu-Ming"))
                .isTrue();
        assertThat(NameSearch.of("甲子").finds("示甲子明", null)).isTrue();
        assertThat(NameSearch.of("乙").finds("示甲子明", "Shih Chia")).isFalse();
        assertThat(NameSearch.of("  ").finds("示甲子明", "Shih Chia")).isFalse();
        assertThat(NameSearch.of(null).blank()).isTrue();
        assertThat(NameSearch.of("x".repeat(500)).typed()).hasSize(60);
    }

    @Test
    @DisplayName("45 tenths are 4½, 5 are ½, 0 is 0, 12 are 1.2")
    void points() {
        assertThat(Points.written(45)).isEqualTo("4½");
        assertThat(Points.written(5)).isEqualTo("½");
        assertThat(Points.written(0)).isEqualTo("0");
        assertThat(Points.written(12)).isEqualTo("1.2");
    }

    @Test
    @DisplayName("results with two halves, forfeits apart, nothing while the game is not over")
    void results() {
        assertThat(Score.of("WIN", "LOSS")).isEqualTo("1–0");
        assertThat(Score.of("DRAW", "LOSS")).isEqualTo("½–0");
        assertThat(Score.of("FORFEIT_LOSS", "FORFEIT_LOSS")).isEqualTo("−/−");
        assertThat(Score.of("UNKNOWN", "UNKNOWN")).isEmpty();
        assertThat(Score.of(null, null)).isEmpty();
    }
}
