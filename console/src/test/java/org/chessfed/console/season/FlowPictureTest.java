package org.chessfed.console.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.chessfed.console.page.Language;
import org.chessfed.console.season.FlowPicture.Advancing;
import org.chessfed.console.season.FlowPicture.Node;
import org.chessfed.console.season.FlowPicture.Ribbon;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The season as a picture")
class FlowPictureTest {

    private static final ObjectMapper JSON = new ObjectMapper()
            .registerModule(new JavaTimeModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    static Overview season(String file) throws IOException {
        try (InputStream stream = FlowPictureTest.class.getResourceAsStream("/answers/" + file)) {
            return JSON.readValue(stream, Overview.class);
        }
    }

    @Test
    @DisplayName(
            "every event of a stage entered by form has a box, in the colour of its region, the unzoned ones in none")
    void events() throws IOException {
        FlowPicture picture = FlowPicture.of(season("overview.json"), Language.EN);
        assertThat(picture.events())
                .extracting(FlowPicture.EventBox::event)
                .containsExactly("P1N", "P2N", "P1C", "P2C", "P1S", "P2S", "P3");
        assertThat(picture.events()).extracting(FlowPicture.EventBox::tone).containsExactly(1, 1, 2, 2, 3, 3, 0);
        assertThat(picture.events().getFirst().lists())
                .containsExactly(
                        new Advancing("MEN", "Men", 10, 10, 6, 6), new Advancing("WOMEN", "Women", 4, 4, 1, 1));
        assertThat(picture.events())
                .filteredOn(FlowPicture.EventBox::waits)
                .extracting(FlowPicture.EventBox::event)
                .containsExactly("P2C");
    }

    @Test
    @DisplayName("a ribbon is as wide as the persons who advanced; places still open are a pale one")
    void ribbons() throws IOException {
        FlowPicture picture = FlowPicture.of(season("overview.json"), Language.EN);
        assertThat(picture.ribbons())
                .filteredOn(ribbon -> ribbon.real() && ribbon.to().equals("Semi-final"))
                .extracting(Ribbon::persons)
                .satisfies(persons -> assertThat(
                                persons.stream().mapToLong(Long::longValue).sum())
                        .isEqualTo(40 + 15));
        assertThat(picture.ribbons())
                .filteredOn(ribbon -> !ribbon.real() && ribbon.to().equals("Semi-final"))
                .extracting(Ribbon::persons)
                .satisfies(open -> assertThat(
                                open.stream().mapToLong(Long::longValue).sum())
                        .isEqualTo(98 - 55));
    }

    @Test
    @DisplayName("a field names its sources, those who advanced first, and what the regulation plans")
    void fields() throws IOException {
        List<Node> nodes =
                FlowPicture.of(season("overview-finished.json"), Language.ZH_TW).nodes();
        assertThat(nodes).extracting(Node::held).containsExactly(90L, 36L, 22L, 10L);
        assertThat(nodes.getFirst().title()).isEqualTo("男子組");
        assertThat(nodes.getFirst().sources())
                .extracting(FlowPicture.SourceLine::source, FlowPicture.SourceLine::held)
                .containsExactly(
                        tuple("ADVANCE", 70L), tuple("PREVIOUS", 6L), tuple("EXTERNAL", 13L), tuple("PARITY", 1L));
    }

    @Test
    @DisplayName("nothing lies outside the picture, and boxes of one column do not overlap")
    void fits() throws IOException {
        for (String file : List.of("overview.json", "overview-finished.json")) {
            FlowPicture picture = FlowPicture.of(season(file), Language.EN);
            assertThat(picture.nodes()).allSatisfy(node -> {
                assertThat(node.y()).isNotNegative();
                assertThat(node.y() + node.height()).isLessThanOrEqualTo(picture.height());
                assertThat(node.x() + node.width()).isLessThanOrEqualTo(picture.width());
            });
            for (int i = 1; i < picture.nodes().size(); i++) {
                Node above = picture.nodes().get(i - 1);
                Node below = picture.nodes().get(i);
                if (above.x() == below.x()) {
                    assertThat(below.y()).isGreaterThan(above.y() + above.height());
                }
            }
            assertThat(picture.events().getLast().y()
                            + picture.events().getLast().height())
                    .isLessThanOrEqualTo(picture.height());
        }
    }

    @Test
    @DisplayName("the first of the final order stand on the right, the rest is a number")
    void teams() throws IOException {
        FlowPicture picture = FlowPicture.of(season("overview-finished.json"), Language.EN);
        assertThat(picture.teams()).hasSize(2);
        assertThat(picture.teams().getFirst().places()).hasSize(5);
        assertThat(picture.teams().getFirst().more()).isEqualTo(17);
    }
}
