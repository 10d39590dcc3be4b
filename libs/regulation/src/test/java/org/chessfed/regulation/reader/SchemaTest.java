package org.chessfed.regulation.reader;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.stage.RankRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema that people's editors use and the records that the services use are one thing. */
class SchemaTest {

    private final Set<Class<?>> seen = new HashSet<>();

    private static JsonNode schema(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(SchemaTest.class.getResourceAsStream("/regulations/" + name + ".schema.json"))) {
            return ModelMapper.JSON.readTree(in);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Regulation.class, Federation.class})
    @DisplayName("Every record of the model is described with exactly its keys, every enumeration with its values")
    void sameKeys(Class<?> root) throws IOException {
        JsonNode schema = schema(root.getSimpleName().toLowerCase(Locale.ROOT));

        compare(schema, schema, root);

        assertThat(seen).hasSizeGreaterThan(4);
    }

    private void compare(JsonNode schema, JsonNode part, Class<?> record) {
        if (!seen.add(record)) {
            return;
        }
        Set<String> keys = new TreeSet<>();
        for (RecordComponent component : record.getRecordComponents()) {
            JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
            String key = renamed == null ? component.getName() : renamed.value();
            keys.add(key);
            compare(schema, part.path("properties").path(key), component.getGenericType());
        }
        assertThat(names(part.path("properties"))).as(record.getName()).isEqualTo(keys);
        assertThat(part.path("additionalProperties").asBoolean(true))
                .as(record.getName())
                .isFalse();
        assertThat(part.path("description").asText()).as(record.getName()).isNotEmpty();
    }

    private void compare(JsonNode schema, JsonNode part, Type type) {
        if (type instanceof ParameterizedType generic) {
            boolean list = generic.getRawType().equals(List.class);
            Type item = generic.getActualTypeArguments()[list ? 0 : 1];
            compare(schema, part.path(list ? "items" : "additionalProperties"), item);
        } else if (type instanceof Class<?> one && one.isEnum()) {
            assertThat(texts(part.path("enum")))
                    .as(one.getName())
                    .containsExactlyElementsOf(Arrays.stream(one.getEnumConstants())
                            .map(value -> ((Enum<?>) value).name())
                            .toList());
        } else if (type instanceof Class<?> one && one.isRecord() && one != RankRange.class) {
            compare(schema, schema.at(part.path("$ref").asText().substring(1)), one);
        }
    }

    @Test
    @DisplayName("The schema lists every fact, comparison and anchor")
    void grammars() throws IOException {
        JsonNode schema = schema("regulation");
        JsonNode condition = schema.at("/$defs/Condition/properties");

        assertThat(texts(condition.at("/fact/enum")))
                .containsExactlyElementsOf(
                        Arrays.stream(Fact.values()).map(Fact::key).toList());
        assertThat(names(condition))
                .containsAll(Arrays.stream(Condition.Operator.values())
                        .map(Condition.Operator::key)
                        .toList());
        assertThat(texts(schema.at("/$defs/InstantRule/properties/from/enum")))
                .containsExactlyElementsOf(
                        Arrays.stream(Anchor.values()).map(Anchor::key).toList());
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.elements().forEachRemaining(item -> texts.add(item.asText()));
        return texts;
    }
}
