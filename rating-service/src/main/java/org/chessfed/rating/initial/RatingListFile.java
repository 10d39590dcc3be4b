package org.chessfed.rating.initial;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;

/**
 * A rating list as CSV (UTF-8, comma, first line with the names of the columns): {@code rating}, and {@code personId} or
 * {@code fideId}; {@code games} may be left out.
 */
final class RatingListFile {

    private static final List<String> COLUMNS = List.of("personId", "fideId", "rating", "games");

    private RatingListFile() {}

    /**
     * One line of the list, as written.
     *
     * @param line number in the file, the line of names being 1
     * @param personId blank where not given
     * @param fideId blank where not given
     * @param rating as written
     * @param games as written, blank where not given
     */
    record Line(int line, String personId, String fideId, String rating, String games) {}

    /**
     * The lines of a list.
     *
     * @throws DomainProblem 400 if it is not such a file; the pointer is {@code /<line>} or {@code /1/<column>}
     */
    static List<Line> read(String csv) {
        CsvSchema schema = CsvSchema.emptySchema().withHeader();
        String text = csv.startsWith("\uFEFF") ? csv.substring(1) : csv;
        List<Line> lines = new ArrayList<>();
        CsvMapper mapper = CsvMapper.builder()
                .enable(CsvParser.Feature.FAIL_ON_MISSING_COLUMNS)
                .enable(CsvParser.Feature.TRIM_SPACES)
                .build();
        try (MappingIterator<Map<String, String>> rows =
                mapper.readerForMapOf(String.class).with(schema).readValues(text)) {
            while (rows.hasNextValue()) {
                Map<String, String> row = rows.nextValue();
                if (lines.isEmpty()) {
                    checkColumns(row);
                }
                lines.add(new Line(
                        lines.size() + 2,
                        row.getOrDefault("personId", ""),
                        row.getOrDefault("fideId", ""),
                        row.getOrDefault("rating", ""),
                        row.getOrDefault("games", "")));
            }
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw DomainProblem.invalid(FieldError.of("/" + line, "csv-line"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (lines.isEmpty()) {
            throw DomainProblem.invalid(FieldError.of("/1", "csv-empty"));
        }
        return lines;
    }

    private static void checkColumns(Map<String, String> row) {
        List<FieldError> errors = new ArrayList<>();
        for (String column : new TreeSet<>(row.keySet())) {
            if (!COLUMNS.contains(column)) {
                errors.add(new FieldError(
                        "/1/" + column, "csv-column-unknown", Map.of("columns", String.join(", ", COLUMNS))));
            }
        }
        if (!row.containsKey("rating")) {
            errors.add(FieldError.of("/1/rating", "csv-column-missing"));
        }
        if (!row.containsKey("personId") && !row.containsKey("fideId")) {
            errors.add(FieldError.of("/1/personId", "csv-column-missing"));
        }
        if (!errors.isEmpty()) {
            throw DomainProblem.invalid(errors.toArray(FieldError[]::new));
        }
    }
}
