package org.chessfed.registration;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.testkit.BadRequests;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("registration-service: bad requests get the right problem, and nothing changes")
class BadRequestsTest {

    @Inject
    PermissionTable permissions;

    @TestFactory
    @DisplayName("every operation of the API document")
    Stream<DynamicTest> everyOperation() throws IOException {
        return BadRequests.of(Path.of("../docs/api/registration.yaml"), permissions);
    }

    @Test
    @DisplayName("a key repeated with another body is refused, with the same body the first answer comes again")
    void repeatedKey() {
        String key = UUID.randomUUID().toString();
        Map<String, String> club = Map.of("code", "repeated", "titleZh", "示例棋社", "titleEn", "Example Club");
        Response first = register(key, club);
        assertThat(first.statusCode()).isEqualTo(201);
        Quietness.await();
        Map<String, Long> rows = Tables.rows();
        Response again = register(key, club);
        assertThat(again.statusCode()).isEqualTo(201);
        assertThat(again.asString()).isEqualTo(first.asString());
        register(key, Map.of("code", "another", "titleZh", "示例棋社", "titleEn", "Example Club"))
                .then()
                .statusCode(422)
                .body("code", equalTo("idempotency-key-reused"));
        assertThat(Tables.rows()).isEqualTo(rows);
    }

    private static Response register(String key, Map<String, String> club) {
        return given().header("Authorization", "Bearer " + Tokens.of("staff", "federation-staff"))
                .header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(club)
                .post("/v1/organisations");
    }
}
