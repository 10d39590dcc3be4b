package org.chessfed.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * The realm as code: {@code realm-chessfed.json}, and over it {@code realm-demo.json} where demo users are wanted.
 * Keycloak replaces each {@code ${VARIABLE}} in it by the variable of its own environment.
 */
final class Realm {

    static final String NAME = "chessfed";
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Realm() {}

    /**
     * The text that Keycloak imports.
     *
     * @param directory the directory of the two files
     * @param demo whether demo users and their clients are added
     */
    static String read(Path directory, boolean demo) throws IOException {
        ObjectNode realm = object(directory.resolve("realm-chessfed.json"));
        if (demo) {
            overlay(realm, object(directory.resolve("realm-demo.json")));
        }
        return realm.toPrettyString();
    }

    private static ObjectNode object(Path file) throws IOException {
        return MAPPER.readValue(file.toFile(), ObjectNode.class);
    }

    /** Lists are continued, everything else is replaced. */
    private static void overlay(ObjectNode realm, ObjectNode demo) {
        for (Map.Entry<String, JsonNode> field : demo.properties()) {
            if (field.getValue() instanceof ArrayNode more) {
                realm.withArray(field.getKey()).addAll(more);
            } else {
                realm.set(field.getKey(), field.getValue());
            }
        }
    }
}
