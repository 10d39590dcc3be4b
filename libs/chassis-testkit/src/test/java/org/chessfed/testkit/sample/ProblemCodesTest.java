package org.chessfed.testkit.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.ProblemCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class ProblemCodesTest {

    private static final Path DOCUMENT = Path.of("../../docs/problems.md");

    @Inject
    Messages messages;

    @Test
    @DisplayName("Every code of the chassis has texts in both languages and a line in docs/problems.md")
    void chassis() {
        assertThat(ProblemCodes.faults(Path.of("../chassis/src/main/java"), DOCUMENT, messages))
                .isEmpty();
    }

    @Test
    @DisplayName("docs/problems.md is sorted by status, then by code, so that two changes meet in one place")
    void sorted() throws Exception {
        List<String> lines = Files.readAllLines(DOCUMENT).stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|")[2].strip() + " " + line.split("`")[1])
                .toList();
        assertThat(lines).isNotEmpty().isSorted().doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("A code without text or line is found")
    void missing(@TempDir Path folder) throws Exception {
        Files.writeString(
                folder.resolve("X.java"),
                "throw DomainProblem.refused(\"nobody-wrote-this\"); FieldError.of(\"/a\", \"nor-this\");");
        assertThat(ProblemCodes.faults(folder, DOCUMENT, messages))
                .contains(
                        "nobody-wrote-this is not in docs/problems.md",
                        "problem.nobody-wrote-this has no text in en",
                        "error.nor-this has no text in zh-TW");
    }
}
