package org.chessfed.pairing.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.RosterState.Line;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pairing numbers")
class StartingOrderPolicyTest {

    private static Line line(String id, int rating, String title, String name) {
        return new Line(
                "entry-" + id,
                new PersonCard(id, "示例", name, null, "M", null, null, null, null, title, false),
                "MEN",
                null,
                null,
                rating,
                0,
                rating,
                true);
    }

    @Test
    @DisplayName("C.04.2 2.3: by rating, then title, then name; unrated players last")
    void order() {
        List<Line> lines = List.of(
                line("a", 0, null, "Alder"),
                line("b", 1900, null, "Beech"),
                line("c", 1900, "CM", "Cedar"),
                line("d", 1900, "FM", "Date"),
                line("e", 2100, null, "Elm"),
                line("f", 1900, null, "Aspen"));
        assertThat(StartingOrderPolicy.order(lines))
                .extracting(line -> line.person().personId())
                .containsExactly("e", "d", "c", "f", "b", "a");
        assertThat(StartingOrderPolicy.order(lines.reversed())).isEqualTo(StartingOrderPolicy.order(lines));
    }
}
