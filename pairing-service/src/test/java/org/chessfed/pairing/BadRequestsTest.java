package org.chessfed.pairing;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.testkit.BadRequests;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("pairing-service: bad requests get the right problem, and nothing changes")
class BadRequestsTest {

    @Inject
    PermissionTable permissions;

    @TestFactory
    @DisplayName("every operation of the API document")
    Stream<DynamicTest> everyOperation() throws IOException {
        return BadRequests.of(Path.of("../docs/api/pairing.yaml"), permissions);
    }
}
