package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A place of the tree, for checks that look across a document. It bears what is missing or of a wrong type: such places
 * are empty here, and the schema reports them.
 */
record Spot(DocumentTree tree, String pointer, JsonNode node) {

    static Spot root(DocumentTree tree) {
        return new Spot(tree, "", tree.root());
    }

    Spot at(String key) {
        return new Spot(tree, pointer + "/" + key.replace("~", "~0").replace("/", "~1"), node.path(key));
    }

    boolean exists() {
        return !node.isMissingNode();
    }

    List<Spot> each() {
        List<Spot> items = new ArrayList<>();
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                items.add(new Spot(tree, pointer + "/" + i, node.get(i)));
            }
        } else if (node.isObject()) {
            node.fieldNames().forEachRemaining(name -> items.add(at(name)));
        }
        return items;
    }

    List<Spot> each(String key) {
        return at(key).each();
    }

    /** Name of the place within the one around it. */
    String name() {
        return pointer.substring(pointer.lastIndexOf('/') + 1)
                .replace("~1", "/")
                .replace("~0", "~");
    }

    Optional<String> text() {
        return node.isTextual() ? Optional.of(node.textValue()) : Optional.empty();
    }

    Optional<String> text(String key) {
        return at(key).text();
    }

    OptionalInt number() {
        return node.isIntegralNumber() && node.canConvertToInt()
                ? OptionalInt.of(node.intValue())
                : OptionalInt.empty();
    }

    OptionalInt number(String key) {
        return at(key).number();
    }

    void report(ReaderMessage key, Object... args) {
        tree.report(pointer, key, args);
    }
}
