package org.chessfed.testkit.sample;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.assignment.Assignments.Assignment;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentRevoked;
import org.chessfed.events.registration.AssignmentState;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.PermissionMatrix;
import org.chessfed.testkit.PermissionMatrix.Case;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class PermissionTest {

    private static final UUID NOBODY = new UUID(9, 9);

    @Inject
    PermissionTable table;

    @Inject
    Assignments assignments;

    private static RequestSpecification as(String token) {
        return given().auth().oauth2(token);
    }

    private static ValidatableResponse send(String token, String key, String person) {
        return as(token)
                .header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(Map.of("personId", person, "text", "t", "kind", "plain"))
                .post("/v1/letters")
                .then();
    }

    private static String letterTo(String person) {
        return send(Tokens.of("staff", "federation-staff"), UUID.randomUUID().toString(), person)
                .statusCode(201)
                .extract()
                .path("id");
    }

    @Test
    @DisplayName("A private link opens what is its person's, for its purpose only")
    void linkHolder() {
        String person = UUID.randomUUID().toString();
        String mine = letterTo(person);
        String other = letterTo("somebody");
        as(Tokens.ofLink(person, "LETTER")).get("/v1/letters/" + mine).then().statusCode(200);
        as(Tokens.ofLink(person, "LETTER")).get("/v1/letters/" + other).then().statusCode(403);
        as(Tokens.ofLink(person, "ENTRY")).get("/v1/letters/" + mine).then().statusCode(403);
        as(Tokens.ofLink(person, "LETTER")).get("/v1/letters").then().statusCode(403);
    }

    @Test
    @DisplayName("A client reads what its scopes name, and nothing else")
    void client() {
        String letter = letterTo("p");
        as(Tokens.ofClient("journal", "letters:read"))
                .get("/v1/letters/" + letter)
                .then()
                .statusCode(200);
        as(Tokens.ofClient("journal", "results:read"))
                .get("/v1/letters/" + letter)
                .then()
                .statusCode(403);
        as(Tokens.ofClient("journal", "letters:read")).get("/v1/letters").then().statusCode(403);
    }

    @Test
    @DisplayName(
            "An assignment that came as a fact opens its object, for a repeated request too, narrows the list, and ends when it is revoked")
    void assignment() {
        String user = "user-" + UUID.randomUUID();
        String person = UUID.randomUUID().toString();
        String mine = letterTo(person);
        String other = letterTo("somebody");
        AssignmentState state = new AssignmentState(UUID.randomUUID().toString(), user, "player", "PERSON", person);
        TestFacts.publish(new AssignmentGranted(state, 1));
        Quietness.await();
        String token = Tokens.of(user, "player");
        as(token).get("/v1/letters/" + mine).then().statusCode(200);
        as(token).get("/v1/letters/" + other).then().statusCode(403);
        as(token)
                .get("/v1/letters")
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].id", is(mine));
        as(Tokens.of(user, "arbiter")).get("/v1/letters/" + mine).then().statusCode(403);

        String key = UUID.randomUUID().toString();
        String sent = send(token, key, person).statusCode(201).extract().asString();
        String again = send(token, key, person)
                .statusCode(201)
                .header("Idempotency-Replayed", "true")
                .extract()
                .asString();
        assertThat(again).isEqualTo(sent);

        TestFacts.publish(new AssignmentRevoked(state, 2));
        TestFacts.publish(new AssignmentGranted(state, 1));
        Quietness.await();
        as(token).get("/v1/letters/" + mine).then().statusCode(403);
    }

    @TestFactory
    @DisplayName("Every operation as every role on own, other and no object")
    Stream<DynamicTest> matrix() {
        String mine = letterTo("person-of-matrix");
        return PermissionMatrix.cases(table)
                .map(cell -> DynamicTest.dynamicTest(cell.toString(), () -> check(cell, mine)));
    }

    private void check(Case cell, String letter) {
        String user = "matrix-" + UUID.randomUUID();
        if (cell.relation() != PermissionMatrix.Relation.NONE) {
            String object = cell.relation() == PermissionMatrix.Relation.OWN ? "person-of-matrix" : "another";
            assignments.granted(new Assignment(UUID.randomUUID().toString(), user, cell.role(), "PERSON", object), 1);
        }
        RequestSpecification caller = "anonymous".equals(cell.role()) ? given() : as(Tokens.of(user, cell.role()));
        Response answer = switch (cell.operation()) {
            case "sendLetter" ->
                caller.header("Idempotency-Key", UUID.randomUUID().toString())
                        .contentType(ContentType.JSON)
                        .body(Map.of("personId", "person-of-matrix", "text", "t", "kind", "plain"))
                        .post("/v1/letters");
            case "readLetter" -> caller.get("/v1/letters/" + letter);
            case "changeLetter" ->
                caller.header("If-Match", "\"99\"")
                        .contentType(ContentType.JSON)
                        .body(Map.of("text", "t"))
                        .put("/v1/letters/" + letter);
            case "listLetters" -> caller.get("/v1/letters");
            case "findLetters" -> caller.get("/v1/letters/found");
            case "readRules" -> caller.get("/v1/letters/rules");
            case "forgetToAsk" -> caller.get("/v1/letters/forgotten");
            case "fail" -> caller.get("/v1/letters/failing");
            case "listDeadLetters" -> caller.get("/v1/dead-letters");
            case "readDeadLetter" -> caller.get("/v1/dead-letters/" + NOBODY);
            case "replayDeadLetter" ->
                caller.header("Idempotency-Key", UUID.randomUUID().toString())
                        .post("/v1/dead-letters/" + NOBODY + "/replay");
            case "listParkedFacts" -> caller.get("/v1/parked-facts");
            case "readParkedFact" -> caller.get("/v1/parked-facts/" + NOBODY);
            default -> throw new AssertionError("no call written for " + cell.operation());
        };
        boolean refused = answer.statusCode() == 401 || answer.statusCode() == 403;
        boolean narrowed = "listLetters".equals(cell.operation())
                && answer.statusCode() == 200
                && answer.jsonPath().getList("items").isEmpty();
        boolean faulty = "forgetToAsk".equals(cell.operation()) && answer.statusCode() == 500;
        assertThat(!refused && !narrowed && !(faulty && !cell.allowed()))
                .as("%s: %d %s", cell, answer.statusCode(), answer.asString())
                .isEqualTo(cell.allowed());
    }
}
