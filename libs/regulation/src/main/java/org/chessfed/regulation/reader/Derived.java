package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

/** Fills in what a document may leave out because it follows from its neighbours: ids, labels, wordings. */
final class Derived {

    private final ObjectNode root;

    private Derived(ObjectNode root) {
        this.root = root;
    }

    static void fill(DocumentTree tree) {
        new Derived(tree.root()).fill();
    }

    private void fill() {
        if (root.at("/regulation/season") instanceof ObjectNode season && !season.has("label") && season.has("year")) {
            season.put("label", season.path("year").asText());
        }
        if (!root.has("fide")) {
            root.putObject("fide").put("pairing", "BY_START").put("tieBreaks", "BY_START");
        }
        for (JsonNode stage : root.path("stages")) {
            title(stage, stage.path("id"));
            stage.path("events").forEach(event -> title(event, event.path("id")));
        }
        root.path("delegations").forEach(delegation -> title(delegation, delegation.path("id")));
        root.path("forms").forEach(form -> form.forEach(field -> title(field, field.path("field"))));
        for (JsonNode appeal : root.path("appeals")) {
            if (appeal instanceof ObjectNode object && !object.has("id") && object.has("door")) {
                object.set("id", object.get("door"));
            }
        }
        for (JsonNode notice : root.path("notices")) {
            if (notice instanceof ObjectNode object) {
                if (!object.has("id") && object.has("kind")) {
                    object.set("id", object.get("kind"));
                }
                JsonNode clause =
                        root.path("clauses").path(object.path("clause").asText());
                if (!object.has("text") && clause.isObject()) {
                    object.putObject("text").setAll(wording(clause));
                }
            }
        }
        for (JsonNode refund : root.path("refunds")) {
            if (refund instanceof ObjectNode object) {
                if (!object.has("give") && object.has("percent")) {
                    object.put("give", "PERCENT");
                }
                if (object.path("give").asText().equals("PAID_MINUS_COST") && !object.has("cost")) {
                    object.put("cost", "PER_CASE");
                }
            }
        }
    }

    private static void title(JsonNode holder, JsonNode name) {
        if (holder instanceof ObjectNode object && !object.has("title") && name instanceof TextNode) {
            ObjectNode title = object.putObject("title");
            title.set("zh", name);
            title.set("en", name);
        }
    }

    private static ObjectNode wording(JsonNode clause) {
        ObjectNode wording = ModelMapper.JSON.createObjectNode();
        wording.set("zh", clause.path("zh"));
        wording.set("en", clause.path("en"));
        return wording;
    }
}
