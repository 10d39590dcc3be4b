package org.chessfed.selection;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("What is written about this service's API is what it does")
class OpenApiTest {

    private static final Path COMMITTED = Path.of("../docs/api/selection.yaml");

    @Inject
    Messages messages;

    @Test
    @DisplayName("Every problem code has texts in both languages and a line in docs/problems.md")
    void problems() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @DisplayName("docs/api/selection.yaml is the description that the service gives")
    void committed() throws IOException {
        OpenApiDocument.compare(COMMITTED, Quietness.management("/openapi").asString());
    }
}
