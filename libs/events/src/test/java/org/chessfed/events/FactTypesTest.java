package org.chessfed.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.EntryCheckedIn;
import org.chessfed.events.selection.BerthGranted;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The catalogue of facts")
class FactTypesTest {

    @Test
    @DisplayName("names a type after aggregate and fact, and finds its record again")
    void typeNames() {
        assertThat(FactTypes.typeOf(EntryCheckedIn.class)).isEqualTo("org.chessfed.entry.checkedIn.v1");
        assertThat(FactTypes.typeOf(BerthGranted.class)).isEqualTo("org.chessfed.berth.granted.v1");
        assertThat(FactTypes.topicOf(BerthGranted.class)).isEqualTo("selection-events");
        for (Class<? extends Fact> record : FactTypes.all()) {
            assertThat(FactTypes.classOf(FactTypes.typeOf(record))).contains(record);
        }
    }

    @Test
    @DisplayName("holds every record that is a fact")
    void complete() {
        Set<String> facts = new ClassFileImporter()
                .importPackages("org.chessfed.events").stream()
                        .filter(c -> c.isAssignableTo(Fact.class) && c.isRecord())
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());
        assertThat(FactTypes.all()).extracting(Class::getName).containsExactlyInAnyOrderElementsOf(facts);
    }

    @Test
    @DisplayName("a reader ignores a field of a newer version, and refuses what is no such fact")
    void tolerantReader() {
        CompetitionPublished fact =
                new CompetitionPublished("X", 2, null, "code: X", Instant.parse("2031-01-01T00:00:00Z"));
        String json = FactJson.write(fact);
        String newer = json.substring(0, json.length() - 1) + ",\"later\":1}";

        assertThat(json).doesNotContain("documentNumber").contains("\"publishedAt\":\"2031-01-01T00:00:00Z\"");
        assertThat(FactJson.read(newer, CompetitionPublished.class)).isEqualTo(fact);
        assertThatThrownBy(() -> FactJson.read("{\"version\":\"many\"}", CompetitionPublished.class))
                .isInstanceOf(MalformedFact.class)
                .hasMessageNotContaining("many");
    }
}
