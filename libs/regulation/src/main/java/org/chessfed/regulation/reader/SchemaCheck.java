package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Checks a tree against a JSON Schema of this library, and fills in the defaults that the schema states. */
final class SchemaCheck {

    private final JsonNode definition;
    private final Schema schema;

    /** @param resource name of the schema beside the regulations */
    SchemaCheck(String resource) {
        try (InputStream in =
                Objects.requireNonNull(SchemaCheck.class.getResourceAsStream("/regulations/" + resource), resource)) {
            definition = ModelMapper.JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(definition);
    }

    /** Sets what the document leaves out and the schema gives a default for. */
    void fillDefaults(JsonNode tree) {
        fill(tree, definition);
    }

    private void fill(JsonNode node, JsonNode part) {
        JsonNode rule =
                part.has("$ref") ? definition.at(part.path("$ref").asText().substring(1)) : part;
        if (node instanceof ObjectNode object) {
            rule.path("properties").fields().forEachRemaining(property -> {
                JsonNode fallback = property.getValue().path("default");
                if (!fallback.isMissingNode() && !object.has(property.getKey())) {
                    object.set(property.getKey(), fallback.deepCopy());
                }
                if (object.has(property.getKey())) {
                    fill(object.path(property.getKey()), property.getValue());
                }
            });
            if (rule.path("additionalProperties").isObject()) {
                object.elements().forEachRemaining(value -> fill(value, rule.path("additionalProperties")));
            }
        } else if (node.isArray() && rule.has("items")) {
            node.elements().forEachRemaining(item -> fill(item, rule.path("items")));
        }
    }

    /** Reports every violation of the schema. */
    void check(DocumentTree tree) {
        for (Error error : schema.validate(tree.root())) {
            if (tree.isFull()) {
                return;
            }
            String place = pointer(error.getInstanceLocation());
            JsonNode value = error.getInstanceNode();
            JsonNode expected = error.getSchemaNode();
            switch (error.getKeyword()) {
                case "additionalProperties" ->
                    tree.report(
                            place + "/" + error.getProperty(),
                            ReaderMessage.UNKNOWN_KEY,
                            error.getProperty(),
                            known(error));
                case "required" -> tree.report(place, ReaderMessage.MISSING_KEY, error.getProperty());
                case "type" -> tree.report(place, ReaderMessage.WRONG_TYPE, text(expected), typeOf(value));
                case "enum" -> tree.report(place, ReaderMessage.NOT_ONE_OF, text(value), text(expected));
                case "pattern" -> tree.report(place, ReaderMessage.WRONG_FORM, text(value), example(error));
                case "minimum" -> tree.report(place, ReaderMessage.TOO_SMALL, text(value), text(expected));
                case "maximum" -> tree.report(place, ReaderMessage.TOO_BIG, text(value), text(expected));
                default -> tree.report(place, ReaderMessage.SCHEMA, error.getKeyword() + " " + text(expected));
            }
        }
    }

    /** A value of the right form, as the schema gives it. */
    private String example(Error error) {
        return text(holder(error).path("examples").path(0));
    }

    /** The part of the schema whose keyword is violated. */
    private JsonNode holder(Error error) {
        String at = error.getSchemaLocation().getFragment().toString();
        return definition.at(at.substring(0, at.lastIndexOf('/')));
    }

    private String known(Error error) {
        List<String> keys = new ArrayList<>();
        holder(error).path("properties").fieldNames().forEachRemaining(keys::add);
        return String.join(", ", keys);
    }

    private static String pointer(NodePath path) {
        StringBuilder pointer = new StringBuilder();
        for (int i = 0; i < path.getNameCount(); i++) {
            pointer.append('/')
                    .append(path.getElement(i).toString().replace("~", "~0").replace("/", "~1"));
        }
        return pointer.toString();
    }

    private static String text(JsonNode node) {
        if (node.isArray()) {
            List<String> items = new ArrayList<>();
            node.elements().forEachRemaining(item -> items.add(item.asText()));
            return String.join(", ", items);
        }
        return node.isValueNode() ? node.asText() : node.toString();
    }

    private static String typeOf(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> "object";
            case ARRAY -> "array";
            case BOOLEAN -> "boolean";
            case NUMBER -> node.isIntegralNumber() ? "integer" : "number";
            case STRING -> "string";
            default -> "null";
        };
    }
}
