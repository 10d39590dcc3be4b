package org.chessfed.events;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a schema only adds to an older one. Services are renewed one after the other and topics keep facts for 30 days, so
 * that an older reader must understand the newer fact: what it requires stays there and stays of its type.
 */
final class Additive {

    private static final List<String> TYPE = List.of("type", "format", "enum", "const");

    private Additive() {}

    /** What breaks an older reader, one sentence each; empty if the newer schema only adds. */
    static List<String> breaks(JsonNode older, JsonNode newer) {
        List<String> breaks = new ArrayList<>();
        compare("", older, newer, breaks);
        return breaks;
    }

    private static void compare(String path, JsonNode older, JsonNode newer, List<String> breaks) {
        for (String keyword : TYPE) {
            if (!older.path(keyword).equals(newer.path(keyword))) {
                breaks.add("%s: %s was %s and is %s"
                        .formatted(path.isEmpty() ? "/" : path, keyword, older.path(keyword), newer.path(keyword)));
            }
        }
        for (JsonNode name : older.path("required")) {
            if (!contains(newer.path("required"), name)) {
                breaks.add("%s/%s: was required and is not there in every fact".formatted(path, name.asText()));
            }
        }
        older.path("properties").properties().forEach(property -> {
            JsonNode now = newer.path("properties").path(property.getKey());
            if (!now.isMissingNode()) {
                compare(path + "/" + property.getKey(), property.getValue(), now, breaks);
            }
        });
        if (older.has("items")) {
            compare(path + "/*", older.get("items"), newer.path("items"), breaks);
        }
    }

    private static boolean contains(JsonNode array, JsonNode value) {
        for (JsonNode element : array) {
            if (element.equals(value)) {
                return true;
            }
        }
        return false;
    }
}
