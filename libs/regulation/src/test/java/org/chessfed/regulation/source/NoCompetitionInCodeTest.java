package org.chessfed.regulation.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoCompetitionInCodeTest {

    @TempDir
    private Path folder;

    private List<String> found(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
        return NoCompetitionInCode.search(folder, Set.of());
    }

    @Test
    @DisplayName("Clauses, sections, events, counties in either spelling, hosts, dates, prices and totals are found")
    void finds() throws IOException {
        assertThat(found("Rule.java", """
                        class Rule {
                            String clause = "SEL-Q1";
                            String section = "MEN";
                            String event = "P1N";
                            String county = "台東縣";
                            String host = "臺北市西洋棋協會";
                            Object day = LocalDate.of(2025, 1, 5);
                            Object night = LocalDate.parse("2025-02-22");
                            long price = 1_500L;
                            int places = 70;
                        }
                        """))
                .containsExactlyInAnyOrder(
                        "Rule.java:2: clause of SEL",
                        "Rule.java:3: section MEN",
                        "Rule.java:4: event P1N",
                        "Rule.java:5: county 臺東縣",
                        "Rule.java:6: county 臺北市",
                        "Rule.java:6: organisation 臺北市西洋棋協會",
                        "Rule.java:7: date 2025-01-05",
                        "Rule.java:8: date 2025-02-22",
                        "Rule.java:9: price 1500",
                        "Rule.java:10: total 70");
    }

    @Test
    @DisplayName("Comments may cite clauses; other names and numbers are no findings")
    void passes() throws IOException {
        assertThat(found("Fine.java", """
                        /** Guaranteed places first (SEL-Q2), 1500 at most. */
                        class Fine {
                            enum Stage { PRELIM, MEN_ONLY } // "MEN"
                            String address = "http://localhost:1500/FINAL"; int port = 15000; double share = 0.70;
                        }
                        """)).isEmpty();
    }

    @Test
    @DisplayName("Other sources are searched for names, not for numbers")
    void otherSources() throws IOException {
        assertThat(found("V1__tables.sql", "create table t (v varchar(70) default 'WOMEN');"))
                .containsExactly("V1__tables.sql:1: section WOMEN");
    }

    @Test
    @DisplayName("Committees that every competition has are no findings")
    void committees() throws IOException {
        assertThat(found("messages.properties", "decided=選訓委員決定\n")).isEmpty();
    }

    @Test
    @DisplayName("A coincidence may be allowed by name")
    void allowed() throws IOException {
        Files.writeString(folder.resolve("Timeout.java"), "class Timeout { int millis = 3000; }");

        assertThat(NoCompetitionInCode.search(folder, Set.of())).containsExactly("Timeout.java:1: deposit 3000");
        assertThat(NoCompetitionInCode.search(folder, Set.of("deposit 3000"))).isEmpty();
    }

    @Test
    @DisplayName("This library's own code names no competition")
    void ownCode() throws IOException {
        assertThat(NoCompetitionInCode.search(Path.of("src/main/java"), Set.of()))
                .isEmpty();
    }
}
