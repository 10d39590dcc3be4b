package org.chessfed.pairing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.assignment.Assignments.Assignment;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.PermissionMatrix;
import org.chessfed.testkit.PermissionMatrix.Case;
import org.chessfed.testkit.PermissionMatrix.Relation;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("pairing-service")
class PairingServiceTest extends PairingCase {

    @Inject
    Messages messages;

    @Inject
    Assignments assignments;

    @Inject
    PermissionTable table;

    private String teamTournament = "";

    @BeforeEach
    void tournamentFromRoster() {
        open(12);
    }

    @Test
    @DisplayName("Every problem code has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @DisplayName("The OpenAPI document is the committed one")
    void openApi() throws IOException {
        Response answer = Quietness.management("/openapi");
        assertThat(answer.statusCode()).isEqualTo(200);
        OpenApiDocument.compare(Path.of("../docs/api/pairing.yaml"), answer.asString());
    }

    @Test
    @DisplayName("401, 403, 404: no token, another event's arbiter, unknown things")
    void rights() {
        given().header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON)
                .body(Map.of("number", 1))
                .post("/v1/tournaments/" + tournament + "/rounds")
                .then()
                .statusCode(401);
        post(Tokens.of("stranger", "arbiter"), "/rounds", Map.of("number", 1)).statusCode(403);
        post(Tokens.of("chief", "player"), "/rounds", Map.of("number", 1)).statusCode(403);
        as(CHIEF)
                .body(Map.of("number", 1))
                .post("/v1/tournaments/" + UUID.randomUUID() + "/rounds")
                .then()
                .statusCode(404);
        get("/standings/MEN").statusCode(404);
        as(ARBITER).get("/v1/tournaments/" + tournament + "/rounds/1").then().statusCode(404);
    }

    @TestFactory
    @DisplayName("Every operation as every role on own, other and no object")
    Stream<DynamicTest> matrix() {
        teamTournament = TeamCalls.enter(CHIEF, "OPEN", 4);
        return PermissionMatrix.ownCases(table)
                .map(cell -> DynamicTest.dynamicTest(cell.toString(), () -> check(cell)));
    }

    private void check(Case cell) {
        String user = "matrix-" + UUID.randomUUID();
        if (cell.relation() != Relation.NONE) {
            boolean own = cell.relation() == Relation.OWN;
            boolean person = "requestAbsence".equals(cell.operation());
            boolean ofTeams = cell.operation().contains("Team");
            String event = ofTeams ? own ? "TEAM/MAIN" : "TEAM/OTHER" : own ? "SEL/P1N" : "SEL/P2N";
            assignments.granted(
                    new Assignment(
                            UUID.randomUUID().toString(),
                            user,
                            cell.role(),
                            person ? "PERSON" : "EVENT",
                            person ? own ? "person-1" : "person-2" : event),
                    1);
        }
        RequestSpecification caller =
                given().header("Idempotency-Key", UUID.randomUUID().toString()).contentType(ContentType.JSON);
        if (!"anonymous".equals(cell.role())) {
            caller.auth().oauth2(Tokens.of(user, cell.role()));
        }
        Response answer = MatrixCalls.call(caller, cell.operation(), tournament, teamTournament);
        assertThat(answer.statusCode())
                .as("%s: %s", cell, answer.asString())
                .satisfies(status -> assertThat(status != 401 && status != 403).isEqualTo(cell.allowed()))
                .isLessThan(500);
    }
}
