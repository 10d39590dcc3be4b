package org.chessfed.demo.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.chessfed.regulation.stage.FieldRule.SourceKind;

/**
 * Puts what the services answered into the shape of the report. Keys of sections, stages and events are the regulation's
 * ids; those of sections and stages in lower case.
 */
final class SeasonJson {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode overview;
    private final JsonNode delegations;
    private final JsonNode ledger;
    private final FlowCounts flow;
    private final List<JsonNode> entered = new ArrayList<>();
    private final List<JsonNode> fielded = new ArrayList<>();
    private final List<String> sections = new ArrayList<>();

    /**
     * @param overview the season at a glance, from selection
     * @param delegations public delegations, from selection
     * @param ledger what the ledger adds up to, from payment
     * @param flow facts between the services
     */
    SeasonJson(JsonNode overview, JsonNode delegations, JsonNode ledger, FlowCounts flow) {
        this.overview = overview;
        this.delegations = delegations;
        this.ledger = ledger;
        this.flow = flow;
        for (JsonNode stage : overview.required("stages")) {
            (stage.required("fields").isEmpty() ? entered : fielded).add(stage);
        }
        for (JsonNode stage : overview.required("stages")) {
            for (JsonNode event : stage.required("events")) {
                for (JsonNode list : event.required("sections")) {
                    String section = list.required("section").asText();
                    if (!sections.contains(section)) {
                        sections.add(section);
                    }
                }
            }
        }
    }

    /** The report without seconds and digest. */
    ObjectNode write(long seed) {
        ObjectNode report = JSON.createObjectNode();
        report.put("seed", seed);
        report.set("regulation", overview.required("competition"));
        report.set("version", overview.required("regulationVersion"));
        report.set("advanced", advanced());
        for (JsonNode stage : fielded) {
            boolean last = stage == fielded.getLast();
            report.set(key(stage.required("stage")), field(stage, last));
        }
        report.set("nextYear", nextYear());
        report.set("bans", bans());
        report.set("delegations", delegations());
        report.set("playoffs", overview.required("playoffs"));
        report.putObject("corrections")
                .put("results", flow.corrections())
                .set("berthsMoved", overview.required("berthsMoved"));
        report.set("ledger", ledger());
        report.putObject("events")
                .put("published", flow.published())
                .put("delivered", flow.delivered())
                .put("lost", flow.lost())
                .put("duplicatedEffects", flow.duplicatedEffects());
        return report;
    }

    /** The places that lead on from the stages which people enter by form. */
    private ObjectNode advanced() {
        ObjectNode advanced = JSON.createObjectNode();
        ObjectNode perEvent = JSON.createObjectNode();
        TreeMap<String, Long> sums = new TreeMap<>();
        for (JsonNode stage : entered) {
            for (JsonNode event : stage.required("events")) {
                ObjectNode counts = perEvent.putObject(event.required("event").asText());
                for (String section : sections) {
                    long places = list(event, section).required("advanced").asLong();
                    counts.put(key(section), places);
                    sums.merge(section, places, Long::sum);
                }
                for (String section : sections) {
                    counts.set(
                            "guaranteed" + capitalised(key(section)),
                            list(event, section).required("guaranteed"));
                }
            }
        }
        for (String section : sections) {
            advanced.put(key(section), sums.getOrDefault(section, 0L));
        }
        advanced.set("perEvent", perEvent);
        return advanced;
    }

    private static JsonNode list(JsonNode event, String section) {
        return find(event.required("sections"), section);
    }

    private ObjectNode field(JsonNode stage, boolean last) {
        ObjectNode field = JSON.createObjectNode();
        for (String section : sections) {
            field.set(key(section), find(stage.required("fields"), section).required("held"));
        }
        ObjectNode sources = field.putObject("sources");
        for (String section : sections) {
            JsonNode found = find(stage.required("fields"), section).required("sources");
            ObjectNode counts = sources.putObject(key(section));
            for (SourceKind kind : SourceKind.values()) {
                if (found.has(kind.name())) {
                    counts.set(kind.name(), found.get(kind.name()));
                }
            }
        }
        if (last) {
            ObjectNode order = field.putObject("order");
            for (String section : sections) {
                ArrayNode names = order.putArray(key(section));
                for (JsonNode ranked : overview.required("order").path(section)) {
                    names.add(ranked.required("person").required("nameZh"));
                }
            }
        }
        return field;
    }

    private static JsonNode find(JsonNode lists, String section) {
        for (JsonNode list : lists) {
            if (list.required("section").asText().equals(section)) {
                return list;
            }
        }
        throw new IllegalStateException("no list of section " + section + " in " + lists);
    }

    /** Places of the next season, the last stage first: that is how the regulation grants them. */
    private ObjectNode nextYear() {
        ObjectNode next = JSON.createObjectNode();
        for (JsonNode stage : fielded.reversed()) {
            JsonNode places =
                    overview.required("nextPlaces").path(stage.required("stage").asText());
            ObjectNode counts = next.putObject(key(stage.required("stage")));
            for (String section : sections) {
                counts.put(key(section), places.path(section).asLong());
            }
        }
        return next;
    }

    /** Sanctions that were proposed, whatever became of them; by scope those that were not lifted. */
    private ObjectNode bans() {
        long proposed = 0;
        for (JsonNode count : overview.required("bans")) {
            proposed += count.asLong();
        }
        ObjectNode bans = JSON.createObjectNode();
        bans.put("proposed", proposed);
        bans.set("byScope", overview.required("bansByScope"));
        return bans;
    }

    private ArrayNode delegations() {
        List<JsonNode> sorted = new ArrayList<>();
        delegations.forEach(sorted::add);
        List<String> events = sorted.stream()
                .map(one -> one.required("event").asText())
                .distinct()
                .toList();
        sorted.sort(Comparator.<JsonNode>comparingInt(
                        one -> events.indexOf(one.required("event").asText()))
                .thenComparing(one -> age(one.required("group").asText()), Comparator.reverseOrder())
                .thenComparing(one -> sections.indexOf(one.required("section").asText())));
        ArrayNode written = JSON.createArrayNode();
        for (JsonNode delegation : sorted) {
            ObjectNode one = written.addObject();
            one.set("event", delegation.required("event"));
            one.set("group", delegation.required("group"));
            ArrayNode players = one.putArray("players");
            delegation
                    .required("players")
                    .forEach(player -> players.add(player.required("person").required("nameZh")));
        }
        return written;
    }

    private static int age(String group) {
        String digits = group.replaceAll("\\D", "");
        return digits.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private ObjectNode ledger() {
        ObjectNode sums = JSON.createObjectNode();
        for (String key : List.of("balanced", "received", "refunded", "unmatched", "currency")) {
            sums.set(key, ledger.required(key));
        }
        return sums;
    }

    private static String key(JsonNode id) {
        return key(id.asText());
    }

    private static String key(String id) {
        return id.toLowerCase(Locale.ROOT);
    }

    private static String capitalised(String key) {
        return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
    }
}
