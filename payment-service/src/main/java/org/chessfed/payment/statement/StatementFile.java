package org.chessfed.payment.statement;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;

/** A bank statement as CSV: a header line that names the columns, then a line per payment that came in. */
final class StatementFile {

    /** Columns that every statement has. */
    static final Set<String> NEEDED = Set.of("valueDate", "amount");

    /** Columns that it may have. */
    static final Set<String> KNOWN = Set.of("valueDate", "valueTime", "amount", "bank", "lastFive", "reference");

    /** Most lines of one statement. */
    static final int MOST_LINES = 5_000;

    private static final CsvMapper CSV =
            CsvMapper.builder().enable(CsvParser.Feature.WRAP_AS_ARRAY).build();
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private StatementFile() {}

    /**
     * The lines, each as column and text; empty lines are left out.
     *
     * @throws DomainProblem 400 if it is no CSV, a column is missing, unknown or doubled, or there are too many lines
     */
    static List<Map<String, String>> read(String csv) {
        List<String[]> rows = new ArrayList<>();
        String text = csv.isEmpty() || csv.charAt(0) != BYTE_ORDER_MARK ? csv : csv.substring(1);
        try (MappingIterator<String[]> lines = CSV.readerFor(String[].class).<String[]>readValues(text)) {
            while (lines.hasNextValue()) {
                String[] row = lines.nextValue();
                if (String.join("", row).isBlank()) {
                    continue;
                }
                rows.add(row);
                if (rows.size() > MOST_LINES + 1) {
                    throw DomainProblem.invalid(new FieldError("", "statement-too-long", Map.of("most", MOST_LINES)));
                }
            }
        } catch (IOException e) {
            throw DomainProblem.invalid(FieldError.of("", "statement-no-csv"));
        }
        if (rows.isEmpty()) {
            throw DomainProblem.invalid(FieldError.of("", "statement-no-csv"));
        }
        List<String> header = header(rows.getFirst());
        List<Map<String, String>> result = new ArrayList<>();
        for (String[] row : rows.subList(1, rows.size())) {
            Map<String, String> line = new LinkedHashMap<>();
            for (int i = 0; i < Math.max(row.length, header.size()); i++) {
                String column = i < header.size() ? header.get(i) : "";
                line.put(column, i < row.length ? row[i].strip() : "");
            }
            result.add(line);
        }
        return result;
    }

    private static List<String> header(String[] row) {
        List<String> names = new ArrayList<>();
        for (String name : row) {
            names.add(name.strip());
        }
        boolean fits = names.containsAll(NEEDED)
                && KNOWN.containsAll(names)
                && Set.copyOf(names).size() == names.size();
        if (!fits) {
            throw DomainProblem.invalid(new FieldError(
                    "/rows/0",
                    "statement-columns",
                    Map.of("columns", "valueDate, valueTime, amount, bank, lastFive, reference")));
        }
        return names;
    }
}
