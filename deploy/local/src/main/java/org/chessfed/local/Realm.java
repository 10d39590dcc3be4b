package org.chessfed.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The realm as code: {@code realm-chessfed.json}, and over it {@code realm-demo.json} where demo users are wanted.
 *
 * @param json the text that Keycloak imports
 */
record Realm(String json) {

    static final String NAME = "chessfed";
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(CHESSFED_[A-Z_]+)}");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * Reads the realm.
     *
     * @param directory the directory of the two files
     * @param demo whether demo users and their clients are added
     */
    static Realm read(Path directory, boolean demo) throws IOException {
        ObjectNode realm =
                MAPPER.readValue(directory.resolve("realm-chessfed.json").toFile(), ObjectNode.class);
        if (demo) {
            overlay(realm, MAPPER.readValue(directory.resolve("realm-demo.json").toFile(), ObjectNode.class));
        }
        return new Realm(realm.toPrettyString());
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

    /** With every {@code ${CHESSFED_...}} replaced by the variable's value, as Keycloak itself does on import. */
    Realm with(Map<String, String> variables) {
        Matcher matcher = VARIABLE.matcher(json);
        StringBuilder filled = new StringBuilder();
        while (matcher.find()) {
            String value = Settings.required(variables, matcher.group(1));
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
        }
        matcher.appendTail(filled);
        return new Realm(filled.toString());
    }
}
