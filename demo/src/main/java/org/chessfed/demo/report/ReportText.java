package org.chessfed.demo.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chessfed.regulation.decision.Messages;

/** Tells a report in Chinese or English. */
final class ReportText {

    private static final Messages WORDS =
            new Messages("org.chessfed.demo.report.report", ReportText.class.getClassLoader());

    private final Locale language;
    private final StringBuilder text = new StringBuilder();

    ReportText(Locale language) {
        this.language = language;
    }

    /** The whole text. */
    String of(ObjectNode report, JsonNode overview, FlowCounts flow) {
        line(
                "heading",
                report.required("regulation").asText(),
                report.required("version").asText(),
                report.required("seed").asText(),
                report.required("seconds").asText());
        advanced(report.required("advanced"), overview);
        for (JsonNode stage : overview.required("stages")) {
            JsonNode field = report.path(stage.required("stage").asText().toLowerCase(Locale.ROOT));
            if (field.has("sources")) {
                field(stage, field);
            }
        }
        nextYear(report.required("nextYear"), overview);
        delegations(report.required("delegations"));
        line("bans", report.at("/bans/proposed").asText(), counts(report.at("/bans/byScope")));
        line(
                "moves",
                report.required("playoffs").asText(),
                report.at("/corrections/results").asText(),
                report.at("/corrections/berthsMoved").asText());
        line(
                report.at("/ledger/balanced").asBoolean() ? "ledger" : "ledgerUneven",
                report.at("/ledger/currency").asText(),
                report.at("/ledger/received").asText(),
                report.at("/ledger/refunded").asText(),
                report.at("/ledger/unmatched").asText());
        line(
                "events",
                report.at("/events/published").asText(),
                report.at("/events/delivered").asText(),
                report.at("/events/lost").asText(),
                report.at("/events/duplicatedEffects").asText());
        flow.lostWhere().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(lost -> line("lost", lost.getKey(), lost.getValue().toString()));
        line("digest", report.required("digest").asText());
        return text.toString();
    }

    private void advanced(JsonNode advanced, JsonNode overview) {
        line("advanced", sections(advanced));
        for (JsonNode stage : overview.required("stages")) {
            for (JsonNode event : stage.required("events")) {
                JsonNode counts = advanced.required("perEvent")
                        .path(event.required("event").asText());
                if (counts.isObject()) {
                    List<String> guaranteed = new ArrayList<>();
                    for (JsonNode list : event.required("sections")) {
                        guaranteed.add(list.required("guaranteed").asText());
                    }
                    line(
                            "event",
                            event.required("event").asText(),
                            words(event.required("title")),
                            sections(counts),
                            String.join(" + ", guaranteed));
                }
            }
        }
    }

    private void field(JsonNode stage, JsonNode field) {
        line("field", words(stage.required("title")), sections(field));
        field.required("sources")
                .properties()
                .forEach(section -> line("sources", section.getKey(), counts(section.getValue())));
        field.path("order").properties().forEach(section -> line("order", section.getKey(), names(section.getValue())));
    }

    private void nextYear(JsonNode next, JsonNode overview) {
        line("nextYear");
        for (JsonNode stage : overview.required("stages")) {
            JsonNode places = next.path(stage.required("stage").asText().toLowerCase(Locale.ROOT));
            if (places.isObject()) {
                line("nextPlaces", words(stage.required("title")), counts(places));
            }
        }
    }

    private void delegations(JsonNode delegations) {
        line("delegations", String.valueOf(delegations.size()));
        for (JsonNode delegation : delegations) {
            line(
                    "delegation",
                    delegation.required("event").asText(),
                    delegation.required("group").asText(),
                    names(delegation.required("players")));
        }
    }

    /** The counts of an object that stand at its top, such as those of the sections. */
    private static String sections(JsonNode counts) {
        return counts.properties().stream()
                .filter(count -> count.getValue().isNumber() && !count.getKey().startsWith("guaranteed"))
                .map(count -> count.getKey() + " " + count.getValue().asText())
                .collect(Collectors.joining(", "));
    }

    private static String counts(JsonNode counts) {
        return counts.properties().stream()
                .map(count -> count.getKey() + " " + count.getValue().asText())
                .collect(Collectors.joining(", "));
    }

    private static String names(JsonNode names) {
        List<String> all = new ArrayList<>();
        names.forEach(name -> all.add(name.asText()));
        return all.isEmpty() ? "–" : String.join(", ", all);
    }

    private String words(JsonNode title) {
        return title.path("zh".equals(language.getLanguage()) ? "zh" : "en").asText();
    }

    private void line(String key, Object... arguments) {
        text.append(WORDS.text(key, language, arguments)).append('\n');
    }
}
