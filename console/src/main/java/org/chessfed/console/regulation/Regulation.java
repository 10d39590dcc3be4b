package org.chessfed.console.regulation;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.console.service.Registration.Link;
import org.chessfed.console.service.Registration.Notice;
import org.chessfed.console.service.Text;
import org.jspecify.annotations.Nullable;

/**
 * A version of a regulation as pages show it.
 *
 * @param code code of the competition
 * @param version version of the document
 * @param title title of the competition
 * @param zone zone of all its times
 * @param stages stages in their order
 * @param sections titles by section id
 * @param regions titles by region id
 * @param payees titles of those who take money, by the id of the payee
 * @param clauses clauses by id, in the order of the document
 * @param notices what people must be told
 * @param ratingClause clause by which games are rated; absent where the regulation has none
 */
public record Regulation(
        String code,
        int version,
        Text title,
        ZoneId zone,
        List<Stage> stages,
        Map<String, Text> sections,
        Map<String, Text> regions,
        Map<String, Text> payees,
        Map<String, Clause> clauses,
        List<Notice> notices,
        @Nullable String ratingClause) {

    /** Where a competition whose regulation names no zone is played. */
    public static final ZoneId USUAL_ZONE = ZoneId.of("Asia/Taipei");

    /** Title of a stage; the id where the regulation has none. */
    public Text stageTitle(String id) {
        return stages.stream()
                .filter(stage -> stage.id().equals(id))
                .findFirst()
                .map(Stage::title)
                .orElseGet(() -> new Text(id, id));
    }

    /** An event. */
    public Optional<Event> event(String id) {
        return stages.stream()
                .flatMap(stage -> stage.events().stream())
                .filter(event -> event.id().equals(id))
                .findFirst();
    }

    /** What is shown at the desk of an event. */
    public List<Document> shownAt(Event event) {
        return stages.stream()
                .filter(stage -> stage.id().equals(event.stage()))
                .findFirst()
                .map(Stage::shown)
                .orElse(List.of());
    }

    /** Where an event stands among all events, from 0; behind them where the regulation does not have it. */
    public int orderOf(String event) {
        List<String> ids = stages.stream()
                .flatMap(stage -> stage.events().stream())
                .map(Event::id)
                .toList();
        int at = ids.indexOf(event);
        return at < 0 ? ids.size() : at;
    }

    /** Title of an event; the id where the regulation has none. */
    public Text eventTitle(@Nullable String id) {
        return id == null ? new Text("", "") : event(id).map(Event::title).orElseGet(() -> new Text(id, id));
    }

    /** Title of a section; the id where the regulation has none. */
    public Text sectionTitle(String id) {
        return sections.getOrDefault(id, new Text(id, id));
    }

    /** Title of a region; the id where the regulation has none. */
    public Text regionTitle(String id) {
        return regions.getOrDefault(id, new Text(id, id));
    }

    /** Who takes the money of a payee; the id where the regulation does not say. */
    public Text payeeTitle(String id) {
        return payees.getOrDefault(id, new Text(id, id));
    }

    /** A clause; one without words where the document does not have it. */
    public Clause clause(String id) {
        return clauses.getOrDefault(id, new Clause(id, id, new Text("", "")));
    }

    /** The notices that belong on every page of the competition. */
    public List<Notice> everyPage() {
        return notices.stream()
                .filter(notice -> notice.show().equals("EVERY_PAGE"))
                .toList();
    }

    /**
     * A clause.
     *
     * @param id its id, which decisions name
     * @param article where it stands in the printed regulation
     * @param words what it says
     */
    public record Clause(String id, String article, Text words) {}

    /**
     * A stage and its events.
     *
     * @param shown what entrants show when they check in
     */
    public record Stage(String id, Text title, List<Event> events, List<Document> shown) {}

    /**
     * A document that is asked for.
     *
     * @param anyOf what counts as one; empty where only the document itself does
     */
    public record Document(String id, Text title, List<Text> anyOf) {}

    /**
     * An event of a stage.
     *
     * @param start local date and time as the regulation writes it; empty where it is not fixed there
     */
    public record Event(String id, String stage, Text title, String region, Text venue, Text host, String start) {}

    static Regulation of(String code, int version, JsonNode document) {
        String zone = document.path("regulation").path("zone").asText(USUAL_ZONE.getId());
        Map<String, Text> sections = new LinkedHashMap<>();
        for (JsonNode section : document.path("sections")) {
            sections.put(
                    section.path("id").asText(),
                    text(section, section.path("id").asText()));
        }
        Map<String, Text> regions = new LinkedHashMap<>();
        document.path("regionRule")
                .path("titles")
                .properties()
                .forEach(region -> regions.put(region.getKey(), text(region.getValue())));
        Map<String, Text> payees = new LinkedHashMap<>();
        document.path("organisations").forEach(organisation -> {
            if (organisation.hasNonNull("payee")) {
                payees.putIfAbsent(organisation.path("payee").asText(), text(organisation.path("title")));
            }
        });
        Map<String, Clause> clauses = new LinkedHashMap<>();
        document.path("clauses")
                .properties()
                .forEach(clause -> clauses.put(
                        clause.getKey(),
                        new Clause(
                                clause.getKey(),
                                clause.getValue().path("article").asText(clause.getKey()),
                                text(clause.getValue()))));
        List<Notice> notices = new ArrayList<>();
        for (JsonNode notice : document.path("notices")) {
            notices.add(notice(notice));
        }
        List<Stage> stages = new ArrayList<>();
        for (JsonNode stage : document.path("stages")) {
            stages.add(stage(stage, document.path("organisations"), document.path("documents")));
        }
        return new Regulation(
                code,
                version,
                text(document, code),
                ZoneId.of(zone),
                stages,
                sections,
                regions,
                payees,
                clauses,
                notices,
                document.path("rating").path("clause").asText(null));
    }

    private static Stage stage(JsonNode stage, JsonNode organisations, JsonNode documents) {
        String id = stage.path("id").asText();
        List<Event> events = new ArrayList<>();
        for (JsonNode event : stage.path("events")) {
            String eventId = event.path("id").asText();
            events.add(new Event(
                    eventId,
                    id,
                    text(event, eventId),
                    event.path("region").asText(""),
                    text(event.path("venue")),
                    text(organisations.path(event.path("host").asText()).path("title")),
                    event.path("start").asText("")));
        }
        return new Stage(id, text(stage, id), events, shown(stage.path("entry").path("documents"), documents));
    }

    private static List<Document> shown(JsonNode asked, JsonNode documents) {
        Set<String> ids = new HashSet<>();
        asked.forEach(id -> ids.add(id.asText()));
        List<Document> shown = new ArrayList<>();
        for (JsonNode document : documents) {
            String id = document.path("id").asText();
            if (ids.contains(id) && document.path("when").asText().equals("CHECK_IN")) {
                List<Text> anyOf = new ArrayList<>();
                document.path("anyOf").forEach(one -> anyOf.add(text(one)));
                shown.add(new Document(id, text(document, id), anyOf));
            }
        }
        return shown;
    }

    private static Notice notice(JsonNode notice) {
        List<Link> links = new ArrayList<>();
        for (JsonNode link : notice.path("links")) {
            links.add(new Link(text(link.path("title")), link.path("address").asText("")));
        }
        return new Notice(
                notice.path("id").asText(""),
                notice.path("show").asText(""),
                notice.path("kind").asText(""),
                text(notice.path("text")),
                links,
                notice.hasNonNull("clause") ? notice.path("clause").asText() : null);
    }

    private static Text text(JsonNode holder, String otherwise) {
        JsonNode title = holder.path("title");
        return title.isObject() ? text(title) : new Text(otherwise, otherwise);
    }

    private static Text text(JsonNode text) {
        String zh = text.path("zh").asText("");
        return new Text(zh, text.path("en").asText(zh));
    }
}
