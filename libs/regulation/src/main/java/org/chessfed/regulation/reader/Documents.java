package org.chessfed.regulation.reader;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.chessfed.regulation.federation.Federation;

/** The documents that come with this library. */
public final class Documents {

    private Documents() {}

    /** Names of the competitions' documents, for {@link #text}. */
    public static List<String> competitions() {
        return resource("competitions.txt").lines().toList();
    }

    /** What belongs to no single competition. */
    public static Federation federation() {
        DocumentTree tree = DocumentTree.of(text("federation"), Map.of(), false);
        SchemaCheck schema = new SchemaCheck("federation.schema.json");
        schema.check(tree);
        if (!tree.problems().isEmpty()) {
            throw new IllegalStateException("federation.yaml: " + tree.problems());
        }
        return ModelMapper.map(tree.root(), Federation.class);
    }

    /**
     * The text of a document.
     *
     * @param name its name without ending, such as {@code sel-114}
     * @throws IllegalArgumentException if there is none of that name
     */
    public static String text(String name) {
        return resource(name + ".yaml");
    }

    private static String resource(String file) {
        try (InputStream in = Documents.class.getResourceAsStream("/regulations/" + file)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no document " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
