package org.chessfed.events;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.MemberScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JSON Schema (2020-12) of a fact, from its record. A component marked as nullable is not required; further properties
 * are allowed, since a reader ignores what it does not know. Nested records stand inline, so that a schema reads alone.
 */
final class EventSchemas {

    private static final SchemaGenerator GENERATOR = generator();

    private EventSchemas() {}

    static ObjectNode of(Class<? extends Fact> record) {
        ObjectNode generated = GENERATOR.generateSchema(record);
        ObjectNode schema = generated.objectNode();
        schema.set("$schema", generated.get("$schema"));
        schema.put("$id", "urn:chessfed:event:" + FactTypes.typeOf(record));
        schema.put("title", FactTypes.typeOf(record));
        schema.put("description", RecordDocs.summary(record));
        schema.setAll(generated);
        return schema;
    }

    private static SchemaGenerator generator() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(Option.INLINE_ALL_SCHEMAS, Option.STANDARD_FORMATS);
        config.forFields()
                .withRequiredCheck(field -> !isNullable(field))
                .withDescriptionResolver(EventSchemas::description);
        config.forTypesInGeneral().withPropertySorter(Comparator.comparingInt(EventSchemas::position));
        return new SchemaGenerator(config.build());
    }

    private static boolean isNullable(FieldScope field) {
        return field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static @Nullable String description(FieldScope field) {
        return field.isFakeContainerItemScope() ? null : RecordDocs.component(declaring(field), field.getName());
    }

    /** Place in the record: the documents keep the order in which the record is written. */
    private static int position(MemberScope<?, ?> member) {
        List<String> names = Arrays.stream(declaring(member).getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        return names.indexOf(member.getName());
    }

    private static Class<?> declaring(MemberScope<?, ?> member) {
        return member.getDeclaringType().getErasedType();
    }
}
