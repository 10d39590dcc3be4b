package org.chessfed.registration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.at;
import static org.chessfed.registration.RegistrationCalls.charge;
import static org.chessfed.registration.RegistrationCalls.enter;
import static org.chessfed.registration.RegistrationCalls.form;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(4)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service: problems, API document, republication")
class RegistrationServiceTest {

    @Inject
    Messages messages;

    @Inject
    Database database;

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
    }

    @Test
    @Order(0)
    @DisplayName("every problem has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @Order(0)
    @DisplayName("the OpenAPI document is the committed one")
    void openApi() throws IOException {
        String now = Quietness.management("/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        OpenApiDocument.compare(Path.of("../docs/api/registration.yaml"), now);
    }

    @Test
    @Order(19)
    @DisplayName("What registration owns can be told again, each thing by the fact of its present state")
    void republish() {
        TestClock.moveTo(at("2025-02-01T10:00:00"));
        charge(enter(form("示癸酉", "P3", "臺北市", null)).statusCode(201).extract().path("id"), "SETTLED");
        enter(form("示甲戌", "P3", "臺北市", null)).statusCode(201);
        post(staff(), "/v1/organisations", Map.of("code", "east", "titleZh", "湖東棋會", "titleEn", "East Lake Club"))
                .statusCode(201);
        Quietness.await();
        Map.of(
                        "competition.published",
                        "select count(*) from competition_version where published_at is not null",
                        "person.registered",
                        "select count(*) from person where merged_into is null and erased_at is null",
                        "assignment.granted",
                        "select count(*) from assignment where revoked_at is null",
                        "assignment.revoked",
                        "select count(*) from assignment where revoked_at is not null",
                        "organisation.changed",
                        "select count(*) from organisation",
                        "entry.submitted",
                        "select count(*) from entry where status not in ('CONFIRMED', 'CANCELLED')",
                        "entry.confirmed",
                        "select count(*) from entry where status = 'CONFIRMED'",
                        "entry.cancelled",
                        "select count(*) from entry where status = 'CANCELLED'",
                        "roster.closed",
                        "select count(*) from roster")
                .forEach((fact, count) -> Quietness.command("/internal/republish?type=org.chessfed." + fact + ".v1")
                        .then()
                        .statusCode(200)
                        .body("facts", equalTo((int) database.number(count))));
        assertThat(database.number("select count(*) from entry where status = 'CONFIRMED'"))
                .isEqualTo(1);
        Quietness.command("/internal/republish?type=org.chessfed.person.registered.v1&key=" + UUID.randomUUID())
                .then()
                .body("facts", equalTo(0));
    }
}
