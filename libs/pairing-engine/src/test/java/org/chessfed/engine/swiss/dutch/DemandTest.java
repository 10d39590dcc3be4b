package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.chessfed.engine.Colour;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a run of the engine can be asked to do, and which criteria it can leave out")
class DemandTest {

    /** Numbers 1 and 2 have a point each, 3, 4 and 5 have none. */
    private static final Field FIELD =
            Field.of(CrossTable.state(1, 3, Colour.WHITE, "3w1", "4b1", "1b0", "2w0", "Z"), Rules.ALL);

    private static boolean permits(Demand demand, int a, int b) {
        boolean permits = demand.permits(FIELD.get(a - 1), FIELD.get(b - 1));
        assertThat(demand.permits(FIELD.get(b - 1), FIELD.get(a - 1)))
                .as("%d-%d the other way round", a, b)
                .isEqualTo(permits);
        return permits;
    }

    private static boolean permitsBye(Demand demand, int player) {
        return demand.permitsBye(FIELD.get(player - 1));
    }

    @Test
    @DisplayName("two players must meet: each other and nobody else; neither has the bye, anybody else may")
    void meet() {
        Demand meet = new Demand.Meet(1, 3);
        assertThat(permits(meet, 1, 3)).isTrue();
        assertThat(permits(meet, 1, 2)).isFalse();
        assertThat(permits(meet, 3, 4)).isFalse();
        assertThat(permits(meet, 2, 4)).isTrue();
        assertThat(permitsBye(meet, 1)).isFalse();
        assertThat(permitsBye(meet, 3)).isFalse();
        assertThat(permitsBye(meet, 2)).isTrue();
    }

    @Test
    @DisplayName("a player must have the bye: meets nobody, and nobody else has it")
    void bye() {
        Demand bye = new Demand.Bye(3);
        assertThat(permits(bye, 3, 1)).isFalse();
        assertThat(permits(bye, 1, 2)).isTrue();
        assertThat(permitsBye(bye, 3)).isTrue();
        assertThat(permitsBye(bye, 4)).isFalse();
    }

    @Test
    @DisplayName("a player must not have the bye: meets anybody, and anybody else may have it")
    void noBye() {
        Demand noBye = new Demand.NoBye(3);
        assertThat(permits(noBye, 3, 1)).isTrue();
        assertThat(permits(noBye, 1, 2)).isTrue();
        assertThat(permitsBye(noBye, 3)).isFalse();
        assertThat(permitsBye(noBye, 4)).isTrue();
    }

    @Test
    @DisplayName("a player must be paired at a score or above: meets who has at least that, and has no bye")
    void stay() {
        Demand stay = new Demand.Stay(1, 10);
        assertThat(permits(stay, 1, 2)).isTrue();
        assertThat(permits(stay, 1, 3)).isFalse();
        assertThat(permits(stay, 2, 3)).isTrue();
        assertThat(permits(new Demand.Stay(1, 0), 1, 3)).isTrue();
        assertThat(permitsBye(stay, 1)).isFalse();
        assertThat(permitsBye(stay, 2)).isTrue();
    }

    @Test
    @DisplayName("some players must not be paired, besides another demand")
    void unpaired() {
        Demand unpaired = new Demand.Unpaired(new Demand.Bye(4), Set.of(1, 2));
        assertThat(permits(unpaired, 1, 3)).isFalse();
        assertThat(permits(unpaired, 1, 2)).isFalse();
        assertThat(permits(unpaired, 3, 4)).isFalse();
        assertThat(permits(unpaired, 3, 5)).isTrue();
        assertThat(permitsBye(unpaired, 1)).isFalse();
        assertThat(permitsBye(unpaired, 3)).isFalse();
        assertThat(permitsBye(unpaired, 4)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Criterion.class)
    @DisplayName("each criterion holds unless it is left out, and is found by its article")
    void criteria(Criterion criterion) {
        assertThat(Rules.ALL.holds(criterion)).isTrue();
        for (Criterion other : Criterion.values()) {
            assertThat(Rules.without(criterion).holds(other)).isEqualTo(other != criterion);
        }
        assertThat(Criterion.ofArticle(criterion.article())).contains(criterion);
        assertThat(Criterion.ofArticle("C.04.3 4.2.2")).isEmpty();
    }
}
