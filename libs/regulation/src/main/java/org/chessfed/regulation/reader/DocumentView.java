package org.chessfed.regulation.reader;

import java.util.Map;
import org.chessfed.regulation.Regulation;
import org.jspecify.annotations.Nullable;

/**
 * A regulation together with its text: where each value stands, in which clause, and by which setting. Rows that the
 * chosen readings leave out are here too, so that one sees what is printed and not only what holds.
 */
public final class DocumentView {

    private final Regulation regulation;
    private final Regulation printed;
    private final DocumentTree tree;

    private DocumentView(Regulation regulation, Regulation printed, DocumentTree tree) {
        this.regulation = regulation;
        this.printed = printed;
        this.tree = tree;
    }

    /**
     * @param readings chosen reading by setting, as text
     * @throws IllegalArgumentException if the document cannot be read
     */
    public static DocumentView of(RegulationReader reader, String document, Map<String, String> readings) {
        Regulation regulation = reader.read(document, readings).orThrow();
        DocumentTree tree = reader.tree(document, readings, true);
        return new DocumentView(regulation, ModelMapper.map(tree.root(), Regulation.class), tree);
    }

    /** The regulation as the readings make it. */
    public Regulation regulation() {
        return regulation;
    }

    /** The regulation with every row, whatever the readings; paths and lines are those of this one. */
    public Regulation everyRow() {
        return printed;
    }

    /** Line of a JSON pointer, from 1. */
    public int line(String path) {
        return tree.line(path);
    }

    /** Clause of the rule around a JSON pointer; null: none. */
    public @Nullable String clause(String path) {
        return tree.clause(path);
    }

    /** Setting at a JSON pointer; null: the document states the value itself. */
    public @Nullable String setting(String path) {
        return tree.settingAt(path);
    }
}
