package org.chessfed.console.season;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.chessfed.console.page.Language;
import org.chessfed.console.page.Texts;
import org.chessfed.console.service.SelectionDesk.Event;
import org.chessfed.console.service.SelectionDesk.FieldProgress;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.SelectionDesk.Progress;
import org.chessfed.console.service.SelectionDesk.Ranked;
import org.chessfed.console.service.SelectionDesk.Stage;
import org.chessfed.console.service.SelectionDesk.Titled;
import org.chessfed.console.service.Text;
import org.jspecify.annotations.Nullable;

/**
 * The season as a picture: events by region on the left, a box per section of each later stage, ribbons as wide as the
 * persons who move on, pale where places are not filled yet. It holds shapes only; the template draws them. All lengths
 * are units of its own view box.
 *
 * @param width width of the view box
 * @param height height of the view box
 * @param columns headings of the columns
 * @param regions headings of the groups of events
 * @param events the events of the stages that are entered by form
 * @param nodes the fields
 * @param ribbons from list to field
 * @param teams final orders on the right
 */
public record FlowPicture(
        int width,
        int height,
        List<Label> columns,
        List<Label> regions,
        List<EventBox> events,
        List<Node> nodes,
        List<Ribbon> ribbons,
        List<Team> teams) {

    private static final int TOP = 48;
    private static final int EVENT_WIDTH = 340;
    private static final int EVENT_HEIGHT = 62;
    private static final int EVENT_GAP = 8;
    private static final int REGION_HEAD = 22;
    private static final int REGION_GAP = 10;
    private static final int NODE_WIDTH = 172;
    private static final int NODE_HEAD = 58;
    private static final int LINE = 15;
    private static final int NODE_GAP = 36;
    private static final int STEP = 148;
    private static final int TEAM_STEP = 60;
    private static final int HEADING = 24;
    private static final int TEAM_WIDTH = 190;
    private static final int TEAM_SHOWN = 5;
    private static final int TEAM_HEAD = 44;
    private static final int BAR_WIDTH = 316;
    private static final int STRIP = 10;
    /** Units of height per hundred persons, at most; less where a field is large. */
    private static final int MOST_SCALE = 240;
    /** Height that the largest field may take. */
    private static final int NODE_MOST = 250;

    /** A text at a place. */
    public record Label(int x, int y, String text) {}

    /**
     * An event.
     *
     * @param tone colour of its region, 0 for none
     * @param entries length of the bar of entries
     * @param paid length of the bar of those that count
     * @param played length of the bar of those who played
     * @param lists what it sends on, section by section
     * @param waits whether a proposal waits for publication
     * @param ended whether every list is final
     */
    public record EventBox(
            int x,
            int y,
            int width,
            int height,
            String event,
            String title,
            String when,
            int tone,
            int entries,
            int paid,
            int played,
            long entryCount,
            long paidCount,
            long playedCount,
            List<Advancing> lists,
            boolean waits,
            boolean ended) {}

    /**
     * What a list sends on.
     *
     * @param guaranteed guaranteed places taken
     * @param kept guaranteed places there are
     */
    public record Advancing(String section, String title, long advanced, int places, int guaranteed, int kept) {}

    /**
     * A field.
     *
     * @param held persons who have a place
     * @param planned persons planned
     * @param segments what the strip on its left is made of, from top to bottom
     * @param sources the same in words
     */
    public record Node(
            int x,
            int y,
            int width,
            int height,
            String stage,
            String section,
            String title,
            long held,
            long offered,
            int planned,
            String state,
            List<Segment> segments,
            List<SourceLine> sources) {}

    /** A part of a field's strip; kind is the colour. */
    public record Segment(int x, int y, int width, int height, String kind) {}

    /** A source in words. */
    public record SourceLine(int y, String source, long held, int planned) {}

    /**
     * A flow from a list to a field.
     *
     * @param path outline
     * @param tone colour of its region
     * @param real whether persons move; otherwise places that are still open
     * @param from where from, in words
     * @param to where to, in words
     * @param persons how many
     */
    public record Ribbon(String path, int tone, boolean real, String from, String to, long persons) {}

    /** The final order of a section: the first of it, and how many there are. */
    public record Team(int x, int y, int width, int height, String title, List<Place> places, int more) {}

    /** A place in a final order. */
    public record Place(int y, int rank, String name) {}

    /** Draws a season; stages that have neither lists nor a field do not appear. */
    public static FlowPicture of(Overview season, Language language) {
        return new Drawing(season, language).draw();
    }

    /** Whether there is anything to draw: a committee sees its events without fields. */
    public boolean whole() {
        return !nodes.isEmpty();
    }

    /** Where the box of a list or field hands its persons on. */
    private static final class Port {
        private final int x;
        private int y;

        Port(int x, int y) {
            this.x = x;
            this.y = y;
        }

        int take(int length) {
            int from = y;
            y += length;
            return from;
        }
    }

    private static final class Drawing {
        private final Overview season;
        private final Language language;
        private final List<Label> columns = new ArrayList<>();
        private final List<Label> regions = new ArrayList<>();
        private final List<EventBox> events = new ArrayList<>();
        private final List<Node> nodes = new ArrayList<>();
        private final List<Ribbon> ribbons = new ArrayList<>();
        private final List<Team> teams = new ArrayList<>();
        private final Map<String, Port> entrances = new HashMap<>();
        private final List<Stage> open;
        private final List<Stage> closed;
        private final int scale;
        private final int eventsHeight;

        Drawing(Overview season, Language language) {
            this.season = season;
            this.language = language;
            open = season.stages().stream()
                    .filter(stage -> stage.fields().isEmpty() && !stage.events().isEmpty())
                    .toList();
            closed = season.stages().stream()
                    .filter(stage -> !stage.fields().isEmpty())
                    .toList();
            long largest = closed.stream()
                    .flatMap(stage -> stage.fields().stream())
                    .mapToLong(Drawing::size)
                    .max()
                    .orElse(1);
            scale = (int) Math.max(20, Math.min(MOST_SCALE, NODE_MOST * 100L / Math.max(1, largest)));
            eventsHeight = groups().values().stream()
                    .mapToInt(group -> REGION_HEAD + REGION_GAP + group.size() * (EVENT_HEIGHT + EVENT_GAP))
                    .sum();
        }

        FlowPicture draw() {
            int middle = TOP + Math.max(eventsHeight, tallest()) / 2;
            int x = EVENT_WIDTH + STEP;
            for (Stage stage : closed) {
                columns.add(new Label(x, HEADING, say(stage.title())));
                field(stage, x, middle);
                x += NODE_WIDTH + STEP;
            }
            if (!open.isEmpty()) {
                columns.addFirst(new Label(0, HEADING, say(open.getFirst().title())));
            }
            events();
            onwards();
            int right = closed.isEmpty() ? EVENT_WIDTH : x - STEP;
            if (!closed.isEmpty()) {
                columns.add(new Label(x - STEP + TEAM_STEP, HEADING, Texts.of(language, "flow_team")));
                right = teams(x - STEP + TEAM_STEP);
            }
            int height = TOP + Math.max(eventsHeight, tallest()) + 8;
            return new FlowPicture(right + 2, height, columns, regions, events, nodes, ribbons, teams);
        }

        private int tallest() {
            return closed.stream().mapToInt(this::heightOf).max().orElse(0);
        }

        private int heightOf(Stage stage) {
            return stage.fields().stream()
                            .mapToInt(field -> nodeHeight(stage, field) + NODE_GAP)
                            .sum()
                    - NODE_GAP;
        }

        private static long size(FieldProgress field) {
            return Math.max(field.planned(), field.held() + field.offered());
        }

        private int length(long persons) {
            return (int) (persons * scale / 100);
        }

        private int nodeHeight(Stage stage, FieldProgress field) {
            int least = stage.equals(closed.getLast()) ? TEAM_HEAD + TEAM_SHOWN * LINE : 0;
            return Math.max(Math.max(least, NODE_HEAD + order(field).size() * LINE + 6), length(size(field)) + 2);
        }

        private void field(Stage stage, int x, int middle) {
            int y = Math.max(TOP, middle - heightOf(stage) / 2);
            for (FieldProgress field : stage.fields()) {
                int height = nodeHeight(stage, field);
                entrances.put(stage.stage() + "/" + field.section(), new Port(x, y + 1));
                nodes.add(new Node(
                        x,
                        y,
                        NODE_WIDTH,
                        height,
                        stage.stage(),
                        field.section(),
                        section(field.section()),
                        field.held(),
                        field.offered(),
                        field.planned(),
                        field.state(),
                        segments(field, x, y + 1),
                        sources(field, y)));
                y += height + NODE_GAP;
            }
        }

        /** Those who advance come in by ribbons from the top; the others follow below, each in the colour of its source. */
        private List<Segment> segments(FieldProgress field, int x, int top) {
            List<Segment> segments = new ArrayList<>();
            int y = top;
            for (Map.Entry<String, Integer> source : order(field).entrySet()) {
                long held = field.sources().getOrDefault(source.getKey(), 0L);
                int room = length(Math.max(held, source.getValue()));
                if (!source.getKey().equals("ADVANCE")) {
                    segments.add(new Segment(x, y, STRIP, room, "open"));
                }
                segments.add(new Segment(x, y, STRIP, length(held), source.getKey()));
                y += room;
            }
            return segments;
        }

        private List<SourceLine> sources(FieldProgress field, int top) {
            List<SourceLine> lines = new ArrayList<>();
            int y = top + NODE_HEAD + 6;
            for (Map.Entry<String, Integer> source : order(field).entrySet()) {
                lines.add(new SourceLine(
                        y, source.getKey(), field.sources().getOrDefault(source.getKey(), 0L), source.getValue()));
                y += LINE;
            }
            return lines;
        }

        /** Planned sources, those who advance first, then sources that only fill up. */
        private static Map<String, Integer> order(FieldProgress field) {
            Map<String, Integer> order = new LinkedHashMap<>();
            Integer advance = field.plannedSources().get("ADVANCE");
            if (advance != null) {
                order.put("ADVANCE", advance);
            }
            field.plannedSources().forEach(order::putIfAbsent);
            field.sources().keySet().forEach(source -> order.putIfAbsent(source, 0));
            return order;
        }

        private Map<String, List<Event>> groups() {
            Map<String, List<Event>> groups = new LinkedHashMap<>();
            season.regions().forEach(region -> groups.put(region.id(), new ArrayList<>()));
            for (Stage stage : open) {
                for (Event event : stage.events()) {
                    groups.computeIfAbsent(Objects.requireNonNullElse(event.region(), ""), key -> new ArrayList<>())
                            .add(event);
                }
            }
            groups.values().removeIf(List::isEmpty);
            return groups;
        }

        private void events() {
            long most = open.stream()
                    .flatMap(stage -> stage.events().stream())
                    .mapToLong(event -> event.sections().stream()
                            .mapToLong(Progress::entries)
                            .sum())
                    .max()
                    .orElse(1);
            int y = TOP;
            for (Map.Entry<String, List<Event>> group : groups().entrySet()) {
                int tone = tone(group.getKey());
                regions.add(new Label(0, y + 14, region(group.getKey())));
                y += REGION_HEAD;
                for (Event event : group.getValue()) {
                    box(event, y, tone, Math.max(1, most));
                    y += EVENT_HEIGHT + EVENT_GAP;
                }
                y += REGION_GAP;
            }
        }

        private void box(Event event, int y, int tone, long most) {
            long entries =
                    event.sections().stream().mapToLong(Progress::entries).sum();
            long paid = event.sections().stream().mapToLong(Progress::paid).sum();
            long played = event.sections().stream().mapToLong(Progress::played).sum();
            events.add(new EventBox(
                    0,
                    y,
                    EVENT_WIDTH,
                    EVENT_HEIGHT,
                    event.event(),
                    say(event.title()),
                    when(event),
                    tone,
                    bar(entries, most),
                    bar(paid, most),
                    bar(played, most),
                    entries,
                    paid,
                    played,
                    event.sections().stream()
                            .filter(list -> list.to() != null)
                            .map(list -> new Advancing(
                                    list.section(),
                                    section(list.section()),
                                    list.advanced(),
                                    list.places(),
                                    list.guaranteed(),
                                    list.residentPlaces()))
                            .toList(),
                    event.sections().stream().anyMatch(Progress::proposed),
                    event.sections().stream().allMatch(list -> list.standings().equals("FINAL"))));
            int total = event.sections().stream()
                    .mapToInt(list -> length(Math.max(list.places(), list.advanced())))
                    .sum();
            Port exit = new Port(EVENT_WIDTH, y + Math.max(0, (EVENT_HEIGHT - total) / 2));
            for (Progress list : event.sections()) {
                flow(exit, list, tone, say(event.title()));
            }
        }

        private static int bar(long persons, long most) {
            return (int) (persons * BAR_WIDTH / most);
        }

        /** From each field to the next. */
        private void onwards() {
            for (Stage stage : closed) {
                for (Node node : List.copyOf(nodes)) {
                    if (node.stage().equals(stage.stage())) {
                        Port exit = new Port(node.x() + node.width(), node.y() + 1);
                        for (Event event : stage.events()) {
                            event.sections().stream()
                                    .filter(list -> list.section().equals(node.section()))
                                    .forEach(list -> flow(exit, list, 0, say(stage.title())));
                        }
                    }
                }
            }
        }

        private void flow(Port exit, Progress list, int tone, String from) {
            Port entrance = list.to() == null ? null : entrances.get(list.to() + "/" + list.section());
            if (entrance == null) {
                return;
            }
            int room = length(Math.max(list.places(), list.advanced()));
            int out = exit.take(room);
            int in = entrance.take(room);
            String name = from + " " + section(list.section());
            String to = say(stage(list.to()));
            int real = length(list.advanced());
            if (real < room) {
                ribbons.add(new Ribbon(
                        path(exit.x, out, entrance.x, in, room),
                        tone,
                        false,
                        name,
                        to,
                        list.places() - list.advanced()));
            }
            if (real > 0) {
                ribbons.add(new Ribbon(path(exit.x, out, entrance.x, in, real), tone, true, name, to, list.advanced()));
            }
        }

        private static String path(int x0, int y0, int x1, int y1, int width) {
            int middle = (x0 + x1) / 2;
            return String.format(
                    Locale.ROOT,
                    "M%d %d C%d %d %d %d %d %d V%d C%d %d %d %d %d %d Z",
                    x0,
                    y0,
                    middle,
                    y0,
                    middle,
                    y1,
                    x1,
                    y1,
                    y1 + width,
                    middle,
                    y1 + width,
                    middle,
                    y0 + width,
                    x0,
                    y0 + width);
        }

        /** The final orders beside the last fields; returns the right edge of the picture. */
        private int teams(int x) {
            Stage last = closed.getLast();
            for (Node node : nodes) {
                if (node.stage().equals(last.stage())) {
                    List<Ranked> order = season.order().getOrDefault(node.section(), List.of());
                    List<Place> places = new ArrayList<>();
                    int y = node.y() + 40;
                    for (Ranked ranked : order.stream().limit(TEAM_SHOWN).toList()) {
                        places.add(new Place(y, ranked.rank(), name(ranked)));
                        y += LINE;
                    }
                    teams.add(new Team(
                            x,
                            node.y(),
                            TEAM_WIDTH,
                            node.height(),
                            node.title(),
                            places,
                            Math.max(0, order.size() - TEAM_SHOWN)));
                    int from = node.y() + 1;
                    int width = length(Math.max(1, node.held()));
                    if (!order.isEmpty()) {
                        ribbons.add(new Ribbon(
                                path(node.x() + node.width(), from, x, from, width),
                                0,
                                true,
                                say(last.title()) + " " + node.title(),
                                "",
                                order.size()));
                    }
                }
            }
            return x + TEAM_WIDTH;
        }

        private static String name(Ranked ranked) {
            String zh = ranked.person().nameZh();
            String passport = ranked.person().passportName();
            return zh != null
                    ? zh
                    : Objects.requireNonNullElse(passport, ranked.person().id());
        }

        private String when(Event event) {
            String city = Objects.requireNonNullElse(event.city(), "");
            if (event.startsAt() == null) {
                return city;
            }
            LocalDate day = event.startsAt().atZone(ZoneId.of(season.zone())).toLocalDate();
            return (DateTimeFormatter.ofPattern("MM-dd", Locale.ROOT).format(day) + " " + city).strip();
        }

        private int tone(String region) {
            for (int i = 0; i < season.regions().size(); i++) {
                if (season.regions().get(i).id().equals(region)) {
                    return i % 5 + 1;
                }
            }
            return 0;
        }

        private String region(String id) {
            return season.regions().stream()
                    .filter(region -> region.id().equals(id))
                    .findFirst()
                    .map(Titled::title)
                    .map(this::say)
                    .orElse("");
        }

        private String section(String id) {
            return season.sections().stream()
                    .filter(section -> section.id().equals(id))
                    .findFirst()
                    .map(Titled::title)
                    .map(this::say)
                    .orElse(id);
        }

        private @Nullable Text stage(@Nullable String id) {
            return season.stages().stream()
                    .filter(stage -> stage.stage().equals(id))
                    .findFirst()
                    .map(Stage::title)
                    .orElse(null);
        }

        private String say(@Nullable Text text) {
            if (text == null) {
                return "";
            }
            String chosen = language == Language.EN ? text.en() : text.zh();
            return Objects.requireNonNullElse(chosen, "");
        }
    }
}
