package org.chessfed.console.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chessfed.console.service.Selection.Named;
import org.chessfed.console.service.SelectionDesk.Berth;
import org.chessfed.console.service.SelectionDesk.Titled;
import org.chessfed.console.service.Text;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who came from where")
class OriginsTest {

    private static final Titled MEN = new Titled("MEN", new Text("男子組", "Men"));

    @Test
    @DisplayName("[SEL-Q10]: a vacancy chain stands in the order in which the persons were asked")
    void chain() {
        Origins origins = Origins.of(
                MEN,
                List.of(
                        berth("9", "PREVIOUS", 9, "GRANTED"),
                        berth("4", "PREVIOUS", 4, "WAIVED"),
                        berth("3", "PREVIOUS", 3, "GRANTED")),
                null,
                null);
        assertThat(origins.groups()).hasSize(1);
        assertThat(origins.groups().getFirst().steps()).extracting(Berth::id).containsExactly("3", "4", "9");
        assertThat(origins.held()).isEqualTo(2);
    }

    @Test
    @DisplayName("where nobody gave a place up there is no chain to show")
    void noChain() {
        Origins origins = Origins.of(MEN, List.of(berth("3", "PREVIOUS", 3, "GRANTED")), null, null);
        assertThat(origins.groups().getFirst().steps()).isEmpty();
    }

    @Test
    @DisplayName("those who advanced come first, and a source can be picked out")
    void sources() {
        List<Berth> berths = List.of(berth("x", "EXTERNAL", null, "GRANTED"), berth("a", "ADVANCE", 1, "GRANTED"));
        assertThat(Origins.of(MEN, berths, null, null).groups())
                .extracting(Origins.Group::source)
                .containsExactly("ADVANCE", "EXTERNAL");
        assertThat(Origins.of(MEN, berths, "EXTERNAL", null).groups())
                .extracting(Origins.Group::source)
                .containsExactly("EXTERNAL");
        assertThat(Origins.of(MEN, berths, null, "P1E").empty()).isTrue();
    }

    private static Berth berth(String id, String source, Integer rank, String state) {
        return new Berth(
                id,
                "LAKE",
                "SEMI",
                "SEMI",
                "MEN",
                new Named(id, "示例", null),
                source,
                null,
                state,
                null,
                null,
                rank,
                null,
                null,
                List.of(),
                null,
                1);
    }
}
