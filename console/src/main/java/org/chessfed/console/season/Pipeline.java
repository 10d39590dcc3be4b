package org.chessfed.console.season;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.chessfed.console.service.PairingDesk.Tournament;
import org.chessfed.console.service.RegistrationDesk.EntryCount;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.SelectionDesk.Event;
import org.chessfed.console.service.SelectionDesk.FieldProgress;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.SelectionDesk.Progress;
import org.chessfed.console.service.SelectionDesk.Stage;
import org.chessfed.console.service.SelectionDesk.Titled;
import org.chessfed.console.service.Text;
import org.jspecify.annotations.Nullable;

/**
 * The season in tables: what selection counts, with how far registration and pairing are.
 *
 * @param stages stages in the order of play
 * @param waiting what somebody must decide or do, the most urgent first
 */
public record Pipeline(List<StageTable> stages, List<Waiting> waiting) {

    /**
     * A stage.
     *
     * @param groups its events by region
     * @param sources where its field comes from, a row per source; empty where it is entered by form
     * @param fields its fields, in the order of the columns of {@code sources}
     */
    public record StageTable(
            String id, Text title, List<Group> groups, List<SourceRow> sources, List<FieldProgress> fields) {

        /** Whether persons come by form, so that events are counted by region. */
        public boolean byForm() {
            return fields.isEmpty();
        }

        /** Number of columns of a row of events. */
        public int columns() {
            return 6
                    + groups.stream()
                            .flatMap(group -> group.events().stream())
                            .mapToInt(event -> event.lists().size())
                            .max()
                            .orElse(0);
        }

        /** Columns of lists that send persons on. */
        public List<ListCell> lists() {
            return groups.isEmpty()
                    ? List.of()
                    : groups.getFirst().events().getFirst().lists();
        }
    }

    /** Events of one region; the title is absent where no region has guaranteed places. */
    public record Group(String region, @Nullable Text title, List<EventRow> events) {}

    /**
     * An event.
     *
     * @param present persons checked in; absent where the viewer may not know
     * @param roundsOver rounds that are over
     * @param rounds rounds that are played; 0 before the list is closed
     * @param state what it waits for, as a text key
     */
    public record EventRow(
            String id,
            Text title,
            @Nullable String city,
            @Nullable Instant startsAt,
            long entries,
            long paid,
            @Nullable Long present,
            long played,
            int roundsOver,
            int rounds,
            String state,
            List<ListCell> lists) {}

    /** What a list sends on. */
    public record ListCell(
            String section,
            Text title,
            @Nullable String to,
            long advanced,
            int places,
            int guaranteed,
            int residentPlaces,
            boolean proposed) {

        /** Whether every place is taken. */
        public boolean full() {
            return places > 0 && advanced >= places;
        }
    }

    /** A source of a stage's fields, a cell per field. */
    public record SourceRow(String source, List<SourceCell> cells) {}

    /** Persons from a source in a field, and how many are planned. */
    public record SourceCell(String section, long held, int planned) {}

    /**
     * Something that waits.
     *
     * @param what text key
     * @param count how many
     * @param where page, below the season's
     * @param until when the first of it must be done, inclusive
     */
    public record Waiting(
            String what, long count, String where, @Nullable Instant until) {}

    static Pipeline of(Overview season, List<Tournament> tournaments, List<EventProgress> registration) {
        Map<String, Text> sections = titles(season.sections());
        Map<String, Text> regions = titles(season.regions());
        List<StageTable> stages = season.stages().stream()
                .filter(stage -> !stage.events().isEmpty() || !stage.fields().isEmpty())
                .map(stage -> new StageTable(
                        stage.stage(),
                        stage.title(),
                        groups(stage, regions, sections, tournaments, registration),
                        sources(stage),
                        stage.fields()))
                .toList();
        return new Pipeline(stages, waiting(season));
    }

    private static Map<String, Text> titles(List<Titled> named) {
        Map<String, Text> titles = new LinkedHashMap<>();
        named.forEach(one -> titles.put(one.id(), one.title()));
        return titles;
    }

    private static List<Group> groups(
            Stage stage,
            Map<String, Text> regions,
            Map<String, Text> sections,
            List<Tournament> tournaments,
            List<EventProgress> registration) {
        Map<String, List<EventRow>> groups = new LinkedHashMap<>();
        regions.keySet().forEach(region -> groups.put(region, new ArrayList<>()));
        for (Event event : stage.events()) {
            groups.computeIfAbsent(Objects.requireNonNullElse(event.region(), ""), key -> new ArrayList<>())
                    .add(row(event, sections, tournaments, registration));
        }
        return groups.entrySet().stream()
                .filter(group -> !group.getValue().isEmpty())
                .map(group -> new Group(group.getKey(), regions.get(group.getKey()), group.getValue()))
                .toList();
    }

    private static EventRow row(
            Event event, Map<String, Text> sections, List<Tournament> tournaments, List<EventProgress> registration) {
        List<Tournament> played = tournaments.stream()
                .filter(tournament -> tournament.event().equals(event.event()))
                .toList();
        EventProgress lists = registration.stream()
                .filter(progress -> progress.event().equals(event.event()))
                .findFirst()
                .orElse(null);
        return new EventRow(
                event.event(),
                event.title(),
                event.city(),
                event.startsAt(),
                event.sections().stream().mapToLong(Progress::entries).sum(),
                event.sections().stream().mapToLong(Progress::paid).sum(),
                lists == null
                        ? null
                        : lists.sections().stream()
                                .mapToLong(EntryCount::checkedIn)
                                .sum(),
                event.sections().stream().mapToLong(Progress::played).sum(),
                played.stream().mapToInt(Tournament::roundsCompleted).min().orElse(0),
                played.stream().mapToInt(Tournament::rounds).max().orElse(0),
                state(event, played, lists),
                event.sections().stream()
                        .filter(list -> list.to() != null)
                        .map(list -> new ListCell(
                                list.section(),
                                sections.getOrDefault(list.section(), new Text(list.section(), list.section())),
                                list.to(),
                                list.advanced(),
                                list.places(),
                                list.guaranteed(),
                                list.residentPlaces(),
                                list.proposed()))
                        .toList());
    }

    /** What comes next in an event: publication of a proposal before everything else. */
    private static String state(Event event, List<Tournament> played, @Nullable EventProgress lists) {
        if (event.sections().stream().anyMatch(Progress::proposed)) {
            return "PROPOSED";
        }
        if (!played.isEmpty()
                && played.stream().allMatch(tournament -> tournament.status().equals("FINISHED"))) {
            return "FINISHED";
        }
        if (played.stream().anyMatch(tournament -> !tournament.status().equals("CREATED"))) {
            return "RUNNING";
        }
        boolean closed = !played.isEmpty() || lists != null && lists.rosterClosedAt() != null;
        return closed ? "ROSTER_CLOSED" : "ENTRY_OPEN";
    }

    private static List<SourceRow> sources(Stage stage) {
        Map<String, Map<String, SourceCell>> rows = new TreeMap<>(
                java.util.Comparator.comparingInt(Pipeline::order).thenComparing(java.util.Comparator.naturalOrder()));
        for (FieldProgress field : stage.fields()) {
            List<String> names = new ArrayList<>(field.plannedSources().keySet());
            field.sources().keySet().stream()
                    .filter(source -> !names.contains(source))
                    .forEach(names::add);
            for (String source : names) {
                rows.computeIfAbsent(source, key -> new HashMap<>())
                        .put(
                                field.section(),
                                new SourceCell(
                                        field.section(),
                                        field.sources().getOrDefault(source, 0L),
                                        field.plannedSources().getOrDefault(source, 0)));
            }
        }
        return rows.entrySet().stream()
                .map(row -> new SourceRow(
                        row.getKey(),
                        stage.fields().stream()
                                .map(field -> row.getValue()
                                        .getOrDefault(field.section(), new SourceCell(field.section(), 0, 0)))
                                .toList()))
                .toList();
    }

    private static int order(String source) {
        int known = List.of("ADVANCE", "PREVIOUS", "EXTERNAL", "DRAFTED", "VACANCY", "PARITY")
                .indexOf(source);
        return known < 0 ? Integer.MAX_VALUE : known;
    }

    private static List<Waiting> waiting(Overview season) {
        List<Waiting> waiting = new ArrayList<>();
        long proposals = season.stages().stream()
                .flatMap(stage -> stage.events().stream())
                .flatMap(event -> event.sections().stream())
                .filter(Progress::proposed)
                .count();
        add(waiting, "waits_proposals", proposals, "/proposals", null);
        add(waiting, "waits_playoffs", season.playoffsOpen(), "/playoffs", null);
        List<FieldProgress> fields = season.stages().stream()
                .flatMap(stage -> stage.fields().stream())
                .toList();
        add(
                waiting,
                "waits_offers",
                fields.stream().mapToLong(FieldProgress::offered).sum(),
                "/offers",
                fields.stream()
                        .map(FieldProgress::nextDeadline)
                        .filter(Objects::nonNull)
                        .min(Instant::compareTo)
                        .orElse(null));
        add(waiting, "waits_bans", season.bans().getOrDefault("PROPOSED", 0L), "/sanctions", null);
        add(waiting, "waits_appeals", season.bans().getOrDefault("APPEALED", 0L), "/sanctions", null);
        add(waiting, "waits_delegations", season.delegations().getOrDefault("DRAFT", 0L), "/delegations", null);
        return waiting;
    }

    private static void add(List<Waiting> waiting, String what, long count, String where, @Nullable Instant until) {
        if (count > 0) {
            waiting.add(new Waiting(what, count, where, until));
        }
    }
}
