package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A document as a tree that remembers its lines, with every {@code $setting} replaced by the chosen reading and every
 * row under {@code reading} kept or left out by it.
 *
 * <p>Scalars follow the YAML 1.2 core schema: {@code 09:00} and {@code 2031-01-05} are text, only {@code true} and
 * {@code false} are flags, an empty value or {@code null} is the same as a key that is not there.
 */
final class DocumentTree {

    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]{1,18}");

    /** Longer ones, and those with an exponent, stay text: no rule needs them, and some would fill the memory. */
    private static final Pattern DECIMAL = Pattern.compile("[-+]?(\\.[0-9]{1,18}|[0-9]{1,18}\\.[0-9]{0,18})");

    private static final Pattern SETTING = Pattern.compile("\\$([A-Za-z][A-Za-z0-9.]*)");
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** Values of a document whose aliases and settings are written out; a real one has some thousands. */
    private static final int MOST_VALUES = 50_000;

    private static final int LONGEST_KEY = 200;

    /** Problems that are told; behind them a document is not looked at further. */
    private static final int MOST_PROBLEMS = 100;

    private final Map<String, Integer> lines = new HashMap<>();
    private final List<RegulationProblem> problems = new ArrayList<>();
    private final Map<String, JsonNode> readings = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();
    private final Map<String, String> settingAt = new HashMap<>();
    private final Set<String> withoutSetting = new HashSet<>();
    private final List<String> written = new ArrayList<>();
    private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
    private final boolean keepAllRows;
    private ObjectNode root = JSON.objectNode();
    private int values;

    private DocumentTree(boolean keepAllRows) {
        this.keepAllRows = keepAllRows;
    }

    /**
     * @param text YAML or JSON
     * @param chosen readings that replace those of the document, by setting, as text
     * @param keepAllRows whether rows under {@code reading} all stay, for one who looks at the text and not at the reading
     */
    static DocumentTree of(String text, Map<String, String> chosen, boolean keepAllRows) {
        DocumentTree tree = new DocumentTree(keepAllRows);
        tree.read(text, chosen);
        return tree;
    }

    ObjectNode root() {
        return root;
    }

    /** Whether no document could be made out at all. */
    boolean isEmpty() {
        return lines.isEmpty();
    }

    List<RegulationProblem> problems() {
        return problems;
    }

    /** Settings that the document uses by {@code $name} or {@code reading}. */
    Set<String> usedSettings() {
        return used;
    }

    /** The setting that stands at a place, or that a row is kept by; null where the document states a value itself. */
    @Nullable
    String settingAt(String pointer) {
        return settingAt.get(pointer);
    }

    /** Line of a place, or of the nearest place around it. */
    int line(String pointer) {
        String at = pointer;
        while (true) {
            Integer line = lines.get(at);
            if (line != null) {
                return line;
            }
            if (at.isEmpty()) {
                return 0;
            }
            at = at.substring(0, at.lastIndexOf('/'));
        }
    }

    /** Clause of the nearest rule around a place. */
    @Nullable
    String clause(String pointer) {
        String at = pointer;
        while (true) {
            JsonNode clause = root.at(at).path("clause");
            if (clause.isTextual()) {
                return clause.textValue();
            }
            if (at.isEmpty()) {
                return null;
            }
            at = at.substring(0, at.lastIndexOf('/'));
        }
    }

    /** Adds a problem; a place whose setting is not there has no value of which more could be said. */
    void report(String pointer, ReaderMessage key, Object... args) {
        if (isFull() || (withoutSetting.contains(pointer) && key != ReaderMessage.NO_SUCH_SETTING)) {
            return;
        }
        if (key == ReaderMessage.NO_SUCH_SETTING) {
            withoutSetting.add(pointer);
        }
        problems.add(RegulationProblem.of(line(pointer), pointer, clause(pointer), key, args));
    }

    /** Whether as many problems are known as are told; looking further changes nothing. */
    boolean isFull() {
        return problems.size() >= MOST_PROBLEMS;
    }

    private void read(String text, Map<String, String> chosen) {
        Node top;
        try {
            LoaderOptions options = new LoaderOptions();
            options.setMaxAliasesForCollections(100);
            options.setNestingDepthLimit(30);
            options.setCodePointLimit(2_000_000);
            top = new Yaml(options).compose(new StringReader(text));
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 0 : e.getProblemMark().getLine() + 1;
            problems.add(RegulationProblem.of(line, "", null, ReaderMessage.NOT_YAML, String.valueOf(e.getProblem())));
            return;
        } catch (YAMLException e) {
            problems.add(RegulationProblem.of(0, "", null, ReaderMessage.NOT_YAML, String.valueOf(e.getMessage())));
            return;
        }
        if (!(top instanceof MappingNode mapping)) {
            problems.add(RegulationProblem.of(0, "", null, ReaderMessage.NOT_A_MAPPING));
            return;
        }
        try {
            collectReadings(mapping, chosen);
            if (build(mapping, "", true) instanceof ObjectNode built) {
                root = built;
            }
        } catch (TooLarge e) {
            lines.clear();
            problems.clear();
            problems.add(RegulationProblem.of(e.line, "", null, ReaderMessage.TOO_LARGE, MOST_VALUES, LONGEST_KEY));
            return;
        }
        // What was found while the tree grew could not know its clause yet.
        problems.replaceAll(problem -> new RegulationProblem(
                problem.line(), problem.path(), clause(problem.path()), problem.messageKey(), problem.args()));
    }

    private void collectReadings(MappingNode top, Map<String, String> chosen) {
        DocumentTree aside = new DocumentTree(true);
        for (NodeTuple tuple : top.getValue()) {
            if (tuple.getKeyNode() instanceof ScalarNode key && key.getValue().equals("settings")) {
                JsonNode settings = aside.build(tuple.getValueNode(), "/settings", false);
                lines.putAll(aside.lines);
                settings.fields().forEachRemaining(entry -> choose(entry.getKey(), entry.getValue(), chosen));
            }
        }
        for (String name : chosen.keySet()) {
            if (!readings.containsKey(name)) {
                report("/settings", ReaderMessage.NO_SUCH_SETTING, name);
            }
        }
        lines.clear();
    }

    private void choose(String name, JsonNode setting, Map<String, String> chosen) {
        JsonNode value = setting.path("value");
        JsonNode choices = setting.path("choices");
        String wanted = chosen.get(name);
        if (wanted != null) {
            JsonNode typed = value.isIntegralNumber() && INTEGER.matcher(wanted).matches()
                    ? LongNode.valueOf(Long.parseLong(wanted))
                    : value.isBoolean() && (wanted.equals("true") || wanted.equals("false"))
                            ? BooleanNode.valueOf(wanted.equals("true"))
                            : TextNode.valueOf(wanted);
            for (JsonNode choice : choices) {
                if (asText(choice).equals(wanted)) {
                    typed = choice;
                }
            }
            value = typed;
        }
        if (!choices.isEmpty()) {
            boolean known = false;
            for (JsonNode choice : choices) {
                known |= choice.equals(value);
            }
            if (!known) {
                report("/settings/" + name, ReaderMessage.NOT_A_CHOICE, name, asText(value), asText(choices));
            }
        }
        readings.put(name, value);
    }

    private static String asText(JsonNode node) {
        return node.isValueNode() ? node.asText() : node.toString();
    }

    /** Builds the place {@code pointer}; {@code substitute} is off inside the settings themselves. */
    private JsonNode build(Node node, String pointer, boolean substitute) {
        count(1, node);
        write(pointer, node);
        String tag = node.getTag().getValue();
        if (!tag.startsWith("tag:yaml.org,2002:")) {
            report(pointer, ReaderMessage.TAG, tag);
        }
        if (node instanceof ScalarNode scalar) {
            return substituted(scalar(scalar), scalar, pointer, substitute);
        }
        if (!open.add(node)) {
            report(pointer, ReaderMessage.RECURSION);
            return JSON.nullNode();
        }
        JsonNode built = node instanceof MappingNode mapping
                ? object(mapping, pointer, substitute)
                : array((SequenceNode) node, pointer, substitute);
        open.remove(node);
        return built;
    }

    private void write(String pointer, Node node) {
        lines.put(pointer, node.getStartMark().getLine() + 1);
        written.add(pointer);
    }

    /** Forgets the places written since there were {@code mark} of them. */
    private void forget(int mark) {
        List<String> since = written.subList(mark, written.size());
        since.forEach(lines::remove);
        since.clear();
    }

    private void count(int more, Node node) {
        values += more;
        if (values > MOST_VALUES) {
            throw new TooLarge(node);
        }
    }

    private static int size(JsonNode node) {
        int size = 1;
        for (JsonNode part : node) {
            size += size(part);
        }
        return size;
    }

    private JsonNode object(MappingNode mapping, String pointer, boolean substitute) {
        ObjectNode object = JSON.objectNode();
        Set<String> keys = new LinkedHashSet<>();
        for (NodeTuple tuple : mapping.getValue()) {
            String key = tuple.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
            if (key.length() > LONGEST_KEY) {
                throw new TooLarge(tuple.getKeyNode());
            }
            String place = pointer + "/" + key.replace("~", "~0").replace("/", "~1");
            if (!keys.add(key)) {
                write(place, tuple.getKeyNode());
                report(place, ReaderMessage.DUPLICATE_KEY, key);
                continue;
            }
            boolean inside = substitute && !place.equals("/settings");
            JsonNode value = build(tuple.getValueNode(), place, inside);
            write(place, tuple.getKeyNode());
            if (pointer.equals("/settings") && value instanceof ObjectNode setting) {
                JsonNode reading = readings.get(key);
                if (reading != null && setting.has("value")) {
                    setting.set("value", reading);
                }
            }
            if (!value.isNull()) {
                object.set(key, value);
            }
        }
        return object;
    }

    private JsonNode array(SequenceNode sequence, String pointer, boolean substitute) {
        ArrayNode array = JSON.arrayNode();
        for (Node item : sequence.getValue()) {
            String place = pointer + "/" + array.size();
            int mark = written.size();
            JsonNode value = build(item, place, substitute);
            if (value instanceof ObjectNode object
                    && substitute
                    && object.path("reading").has("setting")) {
                if (!holds(object.path("reading"), place + "/reading") && !keepAllRows) {
                    forget(mark);
                    continue;
                }
                settingAt.put(place, object.path("reading").path("setting").asText());
                object.remove("reading");
            }
            array.add(value);
        }
        return array;
    }

    private boolean holds(JsonNode rule, String pointer) {
        String name = rule.path("setting").asText();
        JsonNode reading = readings.get(name);
        if (reading == null) {
            report(pointer, ReaderMessage.NO_SUCH_SETTING, name);
            return true;
        }
        used.add(name);
        for (JsonNode one : rule.path("in")) {
            if (one.equals(reading)) {
                return true;
            }
        }
        return false;
    }

    private JsonNode substituted(JsonNode value, ScalarNode at, String pointer, boolean substitute) {
        if (!substitute || !value.isTextual()) {
            return value;
        }
        var matcher = SETTING.matcher(value.textValue());
        if (!matcher.matches()) {
            return value;
        }
        String name = matcher.group(1);
        used.add(name);
        settingAt.put(pointer, name);
        JsonNode reading = readings.get(name);
        if (reading == null) {
            report(pointer, ReaderMessage.NO_SUCH_SETTING, name);
            return value;
        }
        count(size(reading) - 1, at);
        return reading.deepCopy();
    }

    private static JsonNode scalar(ScalarNode scalar) {
        String text = scalar.getValue();
        if (scalar.getScalarStyle() != DumperOptions.ScalarStyle.PLAIN) {
            return TextNode.valueOf(text);
        }
        return switch (text) {
            case "", "~", "null" -> JSON.nullNode();
            case "true" -> BooleanNode.TRUE;
            case "false" -> BooleanNode.FALSE;
            default -> {
                if (INTEGER.matcher(text).matches()) {
                    yield LongNode.valueOf(Long.parseLong(text));
                }
                if (DECIMAL.matcher(text).matches()) {
                    yield JSON.numberNode(new BigDecimal(text));
                }
                yield TextNode.valueOf(text);
            }
        };
    }

    /** The document is larger than it may be; thrown and caught within the reading of one document. */
    private static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final int line;

        TooLarge(Node at) {
            super("the document is too large", null, false, false);
            this.line = at.getStartMark().getLine() + 1;
        }
    }
}
