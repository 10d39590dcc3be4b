package org.chessfed.regulation.reader;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.RankRange;

/** Turns a checked tree into the model. */
final class ModelMapper {

    /** The mapper of the library; unknown keys are left to the schema, which reports them with their line. */
    static final JsonMapper JSON = mapper();

    private ModelMapper() {}

    static <T> T map(JsonNode tree, Class<T> type) {
        try {
            return JSON.treeToValue(tree, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a checked document does not fit the model", e);
        }
    }

    private static JsonMapper mapper() {
        SimpleModule module = new SimpleModule("regulation");
        module.addDeserializer(Condition.class, new From<>(Condition.class, ModelMapper::condition));
        module.addDeserializer(InstantRule.class, new From<>(InstantRule.class, ModelMapper::instant));
        module.addDeserializer(RankRange.class, new From<>(RankRange.class, ModelMapper::ranks));
        module.addDeserializer(ZoneId.class, new From<>(ZoneId.class, node -> ZoneId.of(node.asText())));
        module.addDeserializer(LocalDate.class, new From<>(LocalDate.class, node -> LocalDate.parse(node.asText())));
        module.addDeserializer(
                LocalDateTime.class, new From<>(LocalDateTime.class, node -> LocalDateTime.parse(node.asText())));
        JsonMapper mapper = JsonMapper.builder()
                .addModule(module)
                .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        mapper.configOverride(List.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
        mapper.configOverride(Map.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
        return mapper;
    }

    private static InstantRule instant(JsonNode node) {
        if (node.isTextual()) {
            String text = node.textValue();
            return text.length() > 10
                    ? new InstantRule.At(LocalDateTime.parse(text))
                    : new InstantRule.Day(LocalDate.parse(text));
        }
        return new InstantRule.Relative(
                Anchor.byKey(node.path("from").asText()).orElseThrow(),
                node.path("months").asInt(),
                node.path("days").asInt(),
                node.path("minutes").asInt(),
                node.has("at") ? LocalTime.parse(node.path("at").asText()) : null);
    }

    private static RankRange ranks(JsonNode node) {
        if (node.isArray()) {
            return new RankRange(node.get(0).asInt(), node.get(1).asInt());
        }
        return new RankRange(
                node.path("from").asInt(), node.has("to") ? node.path("to").asInt() : null);
    }

    private static Condition condition(JsonNode node) {
        if (node.has("all")) {
            return new Condition.All(conditions(node.path("all")));
        }
        if (node.has("any")) {
            return new Condition.Any(conditions(node.path("any")));
        }
        if (node.has("not")) {
            return new Condition.Not(condition(node.path("not")));
        }
        Fact fact = Fact.byKey(node.path("fact").asText()).orElseThrow();
        for (Condition.Operator operator : Condition.Operator.values()) {
            if (node.has(operator.key())) {
                return new Condition.Test(fact, operator, operands(fact, node.path(operator.key())));
            }
        }
        throw new IllegalStateException("a condition without comparison passed the check: " + node);
    }

    private static List<Condition> conditions(JsonNode parts) {
        List<Condition> conditions = new ArrayList<>();
        parts.elements().forEachRemaining(part -> conditions.add(condition(part)));
        return conditions;
    }

    private static List<Object> operands(Fact fact, JsonNode node) {
        List<Object> operands = new ArrayList<>();
        if (node.isArray()) {
            node.elements().forEachRemaining(item -> operands.add(operand(fact, item)));
        } else {
            operands.add(operand(fact, node));
        }
        return operands;
    }

    private static Object operand(Fact fact, JsonNode node) {
        return switch (fact.type()) {
            case TEXT -> node.asText();
            case NUMBER -> node.asLong();
            case FLAG -> node.asBoolean();
            case DATE -> LocalDate.parse(node.asText());
        };
    }

    private interface Reading<T> {
        T of(JsonNode node);
    }

    private static final class From<T> extends StdDeserializer<T> {
        private static final long serialVersionUID = 1L;

        private final transient Reading<T> reading;

        From(Class<T> type, Reading<T> reading) {
            super(type);
            this.reading = reading;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return reading.of(context.readTree(parser));
        }
    }
}
