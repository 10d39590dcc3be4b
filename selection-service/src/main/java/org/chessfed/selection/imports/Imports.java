package org.chessfed.selection.imports;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.selection.person.Persons;
import org.chessfed.selection.person.Persons.Person;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;

/**
 * Brings in lists of the season before. A list is taken whole or refused whole; the same list again changes nothing.
 * Persons are bound by id; a name column, if there is one, must agree with the person's name.
 */
@ApplicationScoped
public class Imports {

    /** Most rows of one list. */
    static final int MOST_ROWS = 5_000;

    private static final CsvMapper CSV = CsvMapper.csvBuilder()
            .enable(CsvParser.Feature.TRIM_SPACES)
            .enable(CsvParser.Feature.SKIP_EMPTY_LINES)
            .build();

    private final Seasons seasons;
    private final Persons persons;
    private final Database database;
    private final Audit audit;
    private final BusinessClock clock;
    private final Event<SeasonMoved> moved;

    Imports(
            Seasons seasons,
            Persons persons,
            Database database,
            Audit audit,
            BusinessClock clock,
            Event<SeasonMoved> moved) {
        this.seasons = seasons;
        this.persons = persons;
        this.database = database;
        this.audit = audit;
        this.clock = clock;
        this.moved = moved;
    }

    /**
     * What a list would do.
     *
     * @param rows rows of the list
     * @param fresh of these, rows that are not there yet
     * @param errors what is wrong, by row and column; with any, nothing is taken
     * @param differences where the list has more or fewer qualifiers than the regulation plans; no error
     */
    public record Preview(int rows, int fresh, List<FieldError> errors, List<Difference> differences) {}

    /**
     * A list that differs from the plan.
     *
     * @param code the list
     * @param section the section
     * @param planned places that the regulation plans
     * @param listed qualifiers on the list
     */
    public record Difference(String code, String section, int planned, int listed) {}

    private record Row(int number, Map<String, String> cells) {
        String cell(String column) {
            return cells.getOrDefault(column, "");
        }
    }

    /**
     * Shows what a list would do, and does nothing.
     *
     * @throws DomainProblem 404 if no season is open, 400 if the text is no CSV with the needed columns
     */
    @Transactional
    public Preview preview(String competition, ListKind kind, String csv) {
        var season = seasons.get(competition);
        return preview(season, seasons.rules(season), kind, rows(kind, csv));
    }

    /**
     * Takes a list.
     *
     * @param document the source document, named for those who check
     * @throws DomainProblem as {@link #preview}, and 400 with every error of it
     */
    @Transactional
    public Preview take(String competition, ListKind kind, String document, String csv) {
        var season = seasons.lock(competition);
        var rows = rows(kind, csv);
        var preview = preview(season, seasons.rules(season), kind, rows);
        if (!preview.errors().isEmpty()) {
            throw DomainProblem.invalid(preview.errors().toArray(FieldError[]::new));
        }
        rows.forEach(row -> insert(season, kind, document, row));
        audit.record("list-imported", "season", season.id(), kind + ": " + document);
        moved.fire(new SeasonMoved(competition, clock.now()));
        return preview;
    }

    private static List<Row> rows(ListKind kind, String csv) {
        var schema = CsvSchema.emptySchema().withHeader();
        var rows = new ArrayList<Row>();
        try (MappingIterator<Map<String, String>> lines =
                CSV.readerForMapOf(String.class).with(schema).readValues(csv.strip())) {
            while (lines.hasNext()) {
                rows.add(new Row(rows.size() + 1, lines.next()));
                if (rows.size() > MOST_ROWS) {
                    throw DomainProblem.invalid(new FieldError("/csv", "too-many-rows", Map.of("most", MOST_ROWS)));
                }
            }
        } catch (IOException | RuntimeException e) {
            if (e instanceof DomainProblem problem) {
                throw problem;
            }
            throw DomainProblem.invalid(FieldError.of("/csv", "no-csv"));
        }
        if (rows.isEmpty()) {
            throw DomainProblem.invalid(FieldError.of("/csv", "no-rows"));
        }
        var missing = kind.columns().stream()
                .filter(column -> !rows.getFirst().cells().containsKey(column))
                .toList();
        if (!missing.isEmpty()) {
            throw DomainProblem.invalid(
                    new FieldError("/csv", "columns-missing", Map.of("columns", String.join(", ", missing))));
        }
        return rows;
    }

    private Preview preview(Season season, SeasonRules rules, ListKind kind, List<Row> rows) {
        var errors = new ArrayList<FieldError>();
        var known = persons.find(rows.stream()
                .map(row -> row.cell("personId"))
                .filter(Imports::isId)
                .map(UUID::fromString)
                .toList());
        Set<List<String>> places = new HashSet<>();
        Set<List<String>> listed = new HashSet<>();
        int fresh = 0;
        for (var row : rows) {
            int before = errors.size();
            checkPerson(row, known, errors);
            if (!rules.sections().contains(row.cell("section"))) {
                errors.add(error(row, "section", "section-unknown"));
            }
            switch (kind) {
                case PREVIOUS_ORDER -> {
                    positive(row, "rank", errors);
                    notBlank(row, "season", errors);
                    notBlank(row, "stage", errors);
                    var list = List.of(row.cell("season"), row.cell("stage"), row.cell("section"));
                    once(row, "rank", list, places, errors);
                    once(row, "personId", list, listed, errors);
                }
                case TITLES -> {
                    positive(row, "year", errors);
                    once(row, "personId", List.of(row.cell("section"), row.cell("year")), listed, errors);
                }
                case QUALIFIERS -> {
                    if (planned(rules, row.cell("code"), row.cell("section")) == 0) {
                        errors.add(error(row, "code", "list-unknown"));
                    }
                    once(row, "personId", List.of(row.cell("code"), row.cell("section")), listed, errors);
                }
            }
            if (errors.size() == before) {
                fresh += isFresh(season, kind, row, errors) ? 1 : 0;
            }
        }
        return new Preview(
                rows.size(), fresh, errors, kind == ListKind.QUALIFIERS ? differences(rules, rows) : List.of());
    }

    private static void checkPerson(Row row, Map<UUID, Person> known, List<FieldError> errors) {
        if (!isId(row.cell("personId"))) {
            errors.add(error(row, "personId", "no-id"));
            return;
        }
        var person = known.get(UUID.fromString(row.cell("personId")));
        if (person == null) {
            errors.add(error(row, "personId", "person-unknown"));
            return;
        }
        var name = row.cell("name");
        if (!name.isBlank() && !name.equals(person.nameZh()) && !name.equals(person.passportName())) {
            errors.add(error(row, "name", "name-differs"));
        }
    }

    private static boolean isId(String text) {
        return text.matches("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    }

    private static void positive(Row row, String column, List<FieldError> errors) {
        if (!row.cell(column).matches("[1-9][0-9]{0,4}")) {
            errors.add(error(row, column, "no-number"));
        }
    }

    private static void notBlank(Row row, String column, List<FieldError> errors) {
        if (row.cell(column).isBlank()) {
            errors.add(error(row, column, "not-blank"));
        }
    }

    private static void once(
            Row row, String column, List<String> list, Set<List<String>> seen, List<FieldError> errors) {
        var key = new ArrayList<>(list);
        key.add(row.cell(column));
        if (!seen.add(key)) {
            errors.add(error(row, column, "twice"));
        }
    }

    private static FieldError error(Row row, String column, String code) {
        return new FieldError("/csv/" + row.number() + "/" + column, code, Map.of("row", row.number()));
    }

    /** Whether a row is new; a row that contradicts what is there is an error. */
    private boolean isFresh(Season season, ListKind kind, Row row, List<FieldError> errors) {
        var person = UUID.fromString(row.cell("personId"));
        return switch (kind) {
            case PREVIOUS_ORDER -> {
                var there = database.query(
                        """
                        select rank, person_id from previous_rank where season_id = ? and label = ? and stage = ?
                        and section = ? and (rank = ? or person_id = ?)""",
                        found -> found.getInt(1) + "/" + found.getObject(2, UUID.class),
                        season.id(),
                        row.cell("season"),
                        row.cell("stage"),
                        row.cell("section"),
                        Integer.parseInt(row.cell("rank")),
                        person);
                if (there.isEmpty()) {
                    yield true;
                }
                if (!there.equals(List.of(row.cell("rank") + "/" + person))) {
                    errors.add(error(row, "rank", "taken"));
                }
                yield false;
            }
            case TITLES ->
                database.number(
                                "select count(*) from title_won where season_id = ? and section = ? and year = ? and person_id = ?",
                                season.id(),
                                row.cell("section"),
                                Integer.parseInt(row.cell("year")),
                                person)
                        == 0;
            case QUALIFIERS ->
                database.number(
                                "select count(*) from qualifier where season_id = ? and code = ? and section = ? and person_id = ?",
                                season.id(),
                                row.cell("code"),
                                row.cell("section"),
                                person)
                        == 0;
        };
    }

    private void insert(Season season, ListKind kind, String document, Row row) {
        var person = UUID.fromString(row.cell("personId"));
        switch (kind) {
            case PREVIOUS_ORDER ->
                database.update(
                        """
                        insert into previous_rank(season_id, label, stage, section, rank, person_id, document)
                        values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing""",
                        season.id(),
                        row.cell("season"),
                        row.cell("stage"),
                        row.cell("section"),
                        Integer.parseInt(row.cell("rank")),
                        person,
                        document);
            case TITLES ->
                database.update(
                        """
                        insert into title_won(season_id, section, year, person_id, document) values (?, ?, ?, ?, ?)
                        on conflict do nothing""", season.id(), row.cell("section"), Integer.parseInt(row.cell("year")), person, document);
            case QUALIFIERS ->
                database.update("""
                        insert into qualifier(season_id, code, section, person_id, document) values (?, ?, ?, ?, ?)
                        on conflict do nothing""", season.id(), row.cell("code"), row.cell("section"), person, document);
        }
    }

    private static int planned(SeasonRules rules, String code, String section) {
        return rules.document().stages().stream()
                .flatMap(stage -> rules.sources(stage, section, SourceKind.EXTERNAL).stream())
                .filter(source -> code.equals(source.code()))
                .mapToInt(source -> source.places() == null ? 0 : source.places())
                .sum();
    }

    private static List<Difference> differences(SeasonRules rules, List<Row> rows) {
        return rows.stream()
                .map(row -> List.of(row.cell("code"), row.cell("section")))
                .distinct()
                .map(list -> new Difference(
                        list.getFirst(), list.getLast(), planned(rules, list.getFirst(), list.getLast()), (int)
                                rows.stream()
                                        .filter(row -> row.cell("code").equals(list.getFirst())
                                                && row.cell("section").equals(list.getLast()))
                                        .count()))
                .filter(difference -> difference.planned() != difference.listed())
                .toList();
    }
}
