package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.federation.Federation;

/**
 * Reads a regulation document: YAML, of which JSON is a part. A document is taken whole or refused whole, and then every
 * problem is reported at once. Safe for use by several threads.
 */
public final class RegulationReader {

    private final Federation federation;
    private final SchemaCheck schema = new SchemaCheck("regulation.schema.json");

    /** @param federation what belongs to no single competition: counties, aliases of tie-breaks */
    public RegulationReader(Federation federation) {
        this.federation = federation;
    }

    /** Reads a document with the readings that it chooses itself. */
    public ReadResult read(String document) {
        return read(document, Map.of());
    }

    /**
     * Reads a document with other readings.
     *
     * @param readings chosen reading by setting, as text; each must be among the setting's choices if it has any. A list
     *     is written as JSON
     */
    public ReadResult read(String document, Map<String, String> readings) {
        DocumentTree tree = tree(document, readings, false);
        if (tree.isEmpty()) {
            return refused(tree);
        }
        schema.check(tree);
        if (tree.isFull()) {
            return refused(tree);
        }
        ReferenceCheck.check(tree, federation);
        SumCheck.check(tree);
        TimeCheck.check(tree);
        ConditionCheck.check(tree);
        if (!tree.problems().isEmpty()) {
            return refused(tree);
        }
        return new ReadResult(ModelMapper.map(tree.root(), Regulation.class), List.of());
    }

    /** The document as a tree in which nothing is left to guess. */
    DocumentTree tree(String document, Map<String, String> readings, boolean keepAllRows) {
        DocumentTree tree = DocumentTree.of(document, readings, keepAllRows);
        Derived.fill(tree);
        schema.fillDefaults(tree.root());
        resolveAliases(tree.root());
        return tree;
    }

    private static ReadResult refused(DocumentTree tree) {
        List<RegulationProblem> problems = new ArrayList<>(tree.problems());
        problems.sort(Comparator.comparingInt(RegulationProblem::line).thenComparing(RegulationProblem::path));
        return new ReadResult(null, problems);
    }

    /** Replaces local names of tie-breaks in every chain, the document's own first, then the federation's. */
    private void resolveAliases(JsonNode root) {
        for (JsonNode stage : root.path("stages")) {
            for (JsonNode tournament : stage.path("tournaments")) {
                for (String key : List.of("chain", "proposedChain")) {
                    if (tournament.path("ranking").path(key) instanceof ArrayNode chain) {
                        resolve(root, chain);
                    }
                }
            }
        }
    }

    private void resolve(JsonNode root, ArrayNode chain) {
        for (int i = 0; i < chain.size(); i++) {
            if (chain.get(i).isTextual()) {
                chain.set(i, TextNode.valueOf(resolved(root, chain.get(i).textValue())));
            }
        }
    }

    private String resolved(JsonNode root, String code) {
        JsonNode own = root.path("aliases").path(code);
        String named = own.isTextual() ? own.textValue() : code;
        return federation.tieBreakAliases().getOrDefault(named, named);
    }
}
