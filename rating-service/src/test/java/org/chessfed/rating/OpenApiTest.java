package org.chessfed.rating;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class OpenApiTest {

    private static final Path COMMITTED = Path.of("../docs/api/rating.yaml");

    @Test
    @DisplayName("The committed API document is that of the code; -Dchessfed.openapi.write=true renews it")
    void isCommitted() throws IOException {
        String served = Quietness.management("/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        if (Boolean.getBoolean("chessfed.openapi.write")) {
            Files.createDirectories(COMMITTED.getParent());
            Files.writeString(COMMITTED, served);
        }
        assertThat(served).startsWith("---\nopenapi: 3.0.3").isEqualTo(Files.readString(COMMITTED));
    }
}
