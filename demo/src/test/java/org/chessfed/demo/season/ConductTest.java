package org.chessfed.demo.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.chessfed.demo.people.Draw;
import org.chessfed.demo.season.Conduct.Show;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who stays away, goes home and comes late")
class ConductTest {

    private static final List<String> NAMES =
            IntStream.range(0, 30).mapToObj(i -> "player " + i).toList();

    private static Conduct conduct(List<String> names) {
        return Conduct.of(new Draw(5), "event", names, 7, 3, EnumSet.allOf(Show.class));
    }

    @Test
    @DisplayName("does not depend on the order in which the players are given")
    void orderDoesNotMatter() {
        assertThat(conduct(NAMES.reversed())).isEqualTo(conduct(NAMES));
    }

    @Test
    @DisplayName(
            "one misses all rounds, one as many as make results void, one more than that, one withdraws with notice")
    void shows() {
        Conduct conduct = conduct(NAMES);
        assertThat(conduct.absent().values()).extracting(Set::size).containsExactlyInAnyOrder(7, 3, 4);
        assertThat(conduct.withdraws().values()).containsExactly(4);
        assertThat(conduct.late()).hasSize(2);
        assertThat(conduct.slow())
                .hasSize(2)
                .doesNotContainKeys(conduct.late().keySet().toArray(String[]::new));
        assertThat(NAMES.stream().filter(conduct::staysAway)).hasSize(1);
    }
}
