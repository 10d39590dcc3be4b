package org.chessfed.demo.season;

import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a bank statement.
 *
 * @param date value date
 * @param time value time, cut to minutes
 * @param amount what came in, in the major unit
 * @param bank code of the payer's bank
 * @param lastFive last five digits of the payer's account
 */
record StatementRow(LocalDate date, LocalTime time, String amount, String bank, String lastFive) {

    private static final String HEADER = "valueDate,valueTime,amount,bank,lastFive,reference";

    /** The statement of these lines as the bank gives it out. */
    static String csv(Collection<StatementRow> rows) {
        List<StatementRow> ordered = rows.stream()
                .sorted(Comparator.comparing(StatementRow::date)
                        .thenComparing(StatementRow::time)
                        .thenComparing(StatementRow::lastFive)
                        .thenComparing(StatementRow::amount))
                .toList();
        return ordered.stream()
                .map(row -> String.join(
                        ",", row.date.toString(), row.time.toString(), row.amount, row.bank, row.lastFive, ""))
                .collect(Collectors.joining("\n", HEADER + "\n", "\n"));
    }
}
