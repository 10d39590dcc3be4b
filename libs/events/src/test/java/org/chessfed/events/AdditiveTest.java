package org.chessfed.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.RosterClosed;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A change of a fact")
class AdditiveTest {

    private final JsonNode older = EventSchemas.of(RosterClosed.class);
    private final ObjectNode newer = older.deepCopy();
    private final ObjectNode roster = (ObjectNode) newer.at("/properties/roster");
    private final ObjectNode line = (ObjectNode) roster.at("/properties/lines/items");

    @Test
    @DisplayName("may add a field, at any depth")
    void addition() {
        line.withObject("/properties/later").put("type", "string");

        assertThat(Additive.breaks(older, newer)).isEmpty();
    }

    @Test
    @DisplayName("must not take away a required field, at any depth")
    void removal() {
        ((ObjectNode) line.get("properties")).remove("section");
        remove((ArrayNode) line.get("required"), "section");

        assertThat(Additive.breaks(older, newer))
                .containsExactly("/roster/lines/*/section: was required and is not there in every fact");
    }

    @Test
    @DisplayName("must not make a required field optional")
    void optional() {
        remove((ArrayNode) roster.get("required"), "event");

        assertThat(Additive.breaks(older, newer))
                .containsExactly("/roster/event: was required and is not there in every fact");
    }

    @Test
    @DisplayName("must not give a field another type or format")
    void type() {
        ((ObjectNode) line.at("/properties/rating")).put("type", "string");
        ((ObjectNode) roster.at("/properties/closedAt")).put("format", "date");

        assertThat(Additive.breaks(older, newer))
                .containsExactly(
                        "/roster/closedAt: format was \"date-time\" and is \"date\"",
                        "/roster/lines/*/rating: type was \"integer\" and is \"string\"");
    }

    @Test
    @DisplayName("must not change the values of an enumeration, which an older reader would refuse")
    void enumeration() {
        JsonNode before = EventSchemas.of(EntrySubmitted.class);
        JsonNode after = before.deepCopy();
        ((ArrayNode) after.at("/properties/entry/properties/status/enum")).add("LATER");

        List<String> breaks = Additive.breaks(before, after);

        assertThat(breaks).singleElement().asString().startsWith("/entry/status: enum was");
    }

    private static void remove(ArrayNode names, String name) {
        for (int i = names.size() - 1; i >= 0; i--) {
            if (names.get(i).asText().equals(name)) {
                names.remove(i);
            }
        }
    }
}
