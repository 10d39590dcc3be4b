package org.chessfed.demo.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A bank statement")
class StatementRowTest {

    private static StatementRow row(int minute, String lastFive) {
        return new StatementRow(LocalDate.of(2031, 1, 5), LocalTime.of(10, minute), "700", "812", lastFive);
    }

    @Test
    @DisplayName("is in the order of value, whoever transferred first on the platform, and keeps equal lines")
    void ordered() {
        String expected = """
                valueDate,valueTime,amount,bank,lastFive,reference
                2031-01-05,10:01,700,812,00002,
                2031-01-05,10:02,700,812,00001,
                2031-01-05,10:02,700,812,00001,
                """;
        assertThat(StatementRow.csv(List.of(row(2, "00001"), row(1, "00002"), row(2, "00001"))))
                .isEqualTo(expected);
        assertThat(StatementRow.csv(List.of(row(1, "00002"), row(2, "00001"), row(2, "00001"))))
                .isEqualTo(expected);
    }
}
