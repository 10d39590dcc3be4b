package org.chessfed.rating;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Path;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class OpenApiTest {

    private static final Path COMMITTED = Path.of("../docs/api/rating.yaml");

    @Test
    @DisplayName("docs/api/rating.yaml is the description that the service gives")
    void isCommitted() throws IOException {
        OpenApiDocument.compare(COMMITTED, Quietness.management("/openapi").asString());
    }
}
