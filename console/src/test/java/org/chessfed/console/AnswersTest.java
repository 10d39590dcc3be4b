package org.chessfed.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The answers that stand for services in these tests have the shape of the committed API documents")
class AnswersTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    @ParameterizedTest
    @CsvSource({
        "event,           registration, EventPage",
        "my-entries,      registration, EntryView",
        "tournaments-P1N, pairing,      TournamentView",
        "players,         pairing,      Entrant",
        "pairings,        pairing,      PairingsPage",
        "standings-MEN,   pairing,      StandingsPage",
        "standings-WOMEN, pairing,      StandingsPage",
        "working,         pairing,      Working",
        "my-charges,      payment,      ChargeView",
        "my-berths,       selection,    BerthView",
        "rating,          rating,       Rating",
        "ratings,         rating,       PageRatingView",
        "changes,         rating,       PageRatingChangeView"
    })
    @DisplayName("every field of it is in the schema, and codes are among the listed ones")
    void fits(String answer, String service, String schema) throws IOException {
        JsonNode schemas = YAML.readTree(
                        Path.of("../docs/api", service + ".yaml").toFile())
                .path("components")
                .path("schemas");
        JsonNode read = JSON.readTree(Answers.of(answer));
        List<String> faults = new ArrayList<>();
        for (JsonNode one : read.isArray() ? read : List.of(read)) {
            check(one, schemas.path(schema), schemas, schema, faults);
        }
        assertThat(schemas.has(schema)).isTrue();
        assertThat(faults).isEmpty();
    }

    private static void check(JsonNode value, JsonNode schema, JsonNode schemas, String where, List<String> faults) {
        if (schema.has("$ref")) {
            String name = schema.path("$ref").asText().replaceFirst(".*/", "");
            check(value, schemas.path(name), schemas, where, faults);
        } else if (schema.has("allOf")) {
            schema.path("allOf").forEach(part -> check(value, part, schemas, where, faults));
        } else if (schema.has("enum")) {
            boolean listed = false;
            for (JsonNode code : schema.path("enum")) {
                listed |= code.asText().equals(value.asText());
            }
            if (!listed) {
                faults.add(where + " = " + value);
            }
        } else if (value.isArray()) {
            value.forEach(item -> check(item, schema.path("items"), schemas, where + "[]", faults));
        } else if (value.isObject() && schema.has("properties")) {
            value.properties().forEach(field -> {
                if (schema.path("properties").has(field.getKey())) {
                    check(
                            field.getValue(),
                            schema.path("properties").path(field.getKey()),
                            schemas,
                            where + "." + field.getKey(),
                            faults);
                } else {
                    faults.add(where + "." + field.getKey());
                }
            });
        }
    }
}
