package org.chessfed.payment.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.payment.statement.StatementPolicy.BadValue;
import org.chessfed.payment.statement.StatementPolicy.Reading;
import org.chessfed.payment.statement.StatementPolicy.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementPolicyTest {

    private static final ZoneId ZONE = ZoneId.of("Asia/Taipei");

    private static Reading read(String csv) {
        return StatementPolicy.read(StatementFile.read(csv), "east", 0, ZONE, LocalDate.of(2031, 1, 10));
    }

    private static List<String> hashes(String csv) {
        return read(csv).lines().stream().map(good -> good.line().hash()).toList();
    }

    @Test
    @DisplayName("Case 41: the value date and time in the zone; a day without a time counts from its beginning")
    void valueDate() {
        Reading reading = read("""
                valueDate,valueTime,amount,bank,lastFive,reference
                2031-01-02,23:50,"1,500",012,54321,A1
                2031/01/03,,700,,,
                """);
        assertThat(reading.bad()).isEmpty();
        assertThat(reading.lines().getFirst().line().valueAt()).isEqualTo(Instant.parse("2031-01-02T15:50:00Z"));
        assertThat(reading.lines().getFirst().line().amount()).isEqualTo(1500);
        assertThat(reading.lines().getLast().line().valueAt()).isEqualTo(Instant.parse("2031-01-02T16:00:00Z"));
        assertThat(reading.lines().getLast().line().lastFive()).isNull();
    }

    @Test
    @DisplayName("Bad input: every bad value is told with its row and column, the good lines are read")
    void badRows() {
        Reading reading = read("""
                valueDate,amount,lastFive
                2031-01-02,700,54321
                2031-02-30,700,54321
                2031-01-11,700.5,5432
                2031-01-02,-700,abcde
                2031-01-02,700,54321,surplus
                """);
        assertThat(reading.lines()).extracting(StatementPolicy.GoodLine::row).containsExactly(1);
        assertThat(reading.bad())
                .containsExactly(
                        new BadValue(2, "valueDate", Rule.DATE),
                        new BadValue(3, "valueDate", Rule.FUTURE),
                        new BadValue(3, "amount", Rule.AMOUNT),
                        new BadValue(3, "lastFive", Rule.LAST_FIVE),
                        new BadValue(4, "amount", Rule.AMOUNT),
                        new BadValue(4, "lastFive", Rule.LAST_FIVE),
                        new BadValue(5, "", Rule.COLUMNS));
    }

    @Test
    @DisplayName("A value date of a slip, and marks that cannot be read, are told with row and column")
    void slips() {
        Reading reading = read("valueDate,amount,bank,reference\n0001-01-01,700,012,A\n1999-12-31,700,012,A\n"
                + "2000-01-01,700,012,A\n2031-01-02,700,0\u000012,A\n2031-01-02,700,012,\u202eA\n");
        assertThat(reading.lines()).extracting(StatementPolicy.GoodLine::row).containsExactly(3);
        assertThat(reading.bad())
                .containsExactly(
                        new BadValue(1, "valueDate", Rule.EARLY),
                        new BadValue(2, "valueDate", Rule.EARLY),
                        new BadValue(4, "bank", Rule.CHARACTERS),
                        new BadValue(5, "reference", Rule.CHARACTERS));
    }

    @Test
    @DisplayName("Case 38: two equal lines of a day are two payments; the same statement again is known line by line")
    void hashes() {
        String statement = """
                valueDate,amount,lastFive
                2031-01-02,700,54321
                2031-01-02,700,54321
                2031-01-02,1500,54321
                """;
        assertThat(hashes(statement)).doesNotHaveDuplicates().hasSize(3);
        assertThat(hashes("""
                valueDate,amount,lastFive
                2031-01-02,1500,54321
                2031-01-02,700,54321
                2031-01-02,700,54321
                """)).containsExactlyInAnyOrderElementsOf(hashes(statement));
    }

    @ParameterizedTest
    @DisplayName("A file without the needed columns, or with unknown ones, is refused whole")
    @ValueSource(strings = {"", "\n\n", "amount\n700", "valueDate,amount,name\n", "valueDate,amount,amount\n"})
    void header(String csv) {
        assertThatThrownBy(() -> StatementFile.read(csv)).isInstanceOf(DomainProblem.class);
    }
}
