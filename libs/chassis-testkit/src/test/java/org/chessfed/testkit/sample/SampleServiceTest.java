package org.chessfed.testkit.sample;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class SampleServiceTest {

    @Inject
    Database database;

    static ValidatableResponse send(String key, String kind, String text) {
        return given().auth()
                .oauth2(Tokens.of("staff", "federation-staff"))
                .header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(Map.of("personId", "p1", "text", text, "kind", kind))
                .post("/v1/letters")
                .then();
    }

    static String key() {
        return UUID.randomUUID().toString();
    }

    @Test
    @DisplayName("A fact goes through outbox, Kafka and inbox and has its effect once")
    void exchangesOneFact() {
        String id = send(key(), "plain", "hello").statusCode(201).extract().path("id");
        await().untilAsserted(() -> assertThat(database.number("select count(*) from counted where letter_id = ?", id))
                .isEqualTo(1));
        assertThat(database.number("select count(*) from outbox")).isZero();
    }

    @Test
    @DisplayName("A repeated POST gives the first answer and has no second effect")
    void replays() {
        String key = key();
        String first = send(key, "plain", "once").statusCode(201).extract().asString();
        String second = send(key, "plain", "once")
                .statusCode(201)
                .header("Idempotency-Replayed", "true")
                .extract()
                .asString();
        assertThat(second).isEqualTo(first);
        send(key, "plain", "another").statusCode(422).body("code", is("idempotency-key-reused"));
        assertThat(database.number("select count(*) from letter where text = 'once'"))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("Problems: no token, no role, unknown field, wrong type, invalid value, regulation, unexpected")
    void problems() {
        given().get("/v1/letters")
                .then()
                .statusCode(401)
                .contentType("application/problem+json")
                .body("code", is("unauthenticated"));
        given().auth()
                .oauth2(Tokens.forged("x", "federation-staff"))
                .get("/v1/letters")
                .then()
                .statusCode(401)
                .body("code", is("unauthenticated"));
        given().auth()
                .oauth2(Tokens.of("x", "arbiter"))
                .get("/v1/letters")
                .then()
                .statusCode(403)
                .body("code", is("forbidden"));
        send(key(), "plain", "a!!!")
                .statusCode(422)
                .body("clause", is("LAKE-X1"))
                .body("detail", is("信中連續的驚嘆號須少於 3 個。"));
        given().auth()
                .oauth2(Tokens.of("s", "federation-staff"))
                .header("Accept-Language", "en")
                .get("/v1/letters/failing")
                .then()
                .statusCode(500)
                .body("code", equalTo("unexpected"))
                .body(not(containsString("secret")));
        given().auth()
                .oauth2(Tokens.of("s", "player"))
                .get("/v1/letters/forgotten")
                .then()
                .statusCode(500)
                .body(not(containsString("secret")));
        given().get("/v1/letters/rules").then().statusCode(200);
        given().get("/v1/nothing")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("code", is("not-found"));
        given().auth()
                .oauth2(Tokens.of("s", "federation-staff"))
                .delete("/v1/letters")
                .then()
                .statusCode(405)
                .body("code", is("method-not-allowed"));
        post("{\"personId\":\"p1\",\"text\":\"a\",\"kind\":\"k\",\"colour\":\"red\"}")
                .statusCode(400)
                .body("errors[0].code", is("unknown-field"))
                .body("errors[0].pointer", is("/colour"));
        post("{\"personId\":7,\"text\":\"a\",\"kind\":\"k\"}")
                .statusCode(400)
                .body("errors[0].code", is("wrong-type"))
                .body("errors[0].pointer", is("/personId"));
        post("{\"personId\":").statusCode(400).body("code", is("malformed-json"));
        post("").statusCode(400).body("code", is("invalid-request"));
        post("{\"personId\":\"p1\",\"text\":\"a\",\"kind\":\"k\",\"enclosures\":[{\"name\":\"\",\"pages\":1}]}")
                .statusCode(400)
                .body("errors[0].pointer", is("/enclosures/0/name"))
                .body("errors[0].code", is("not-blank"));
        given().auth()
                .oauth2(Tokens.of("s", "federation-staff"))
                .header("Idempotency-Key", key())
                .contentType("text/plain")
                .body("x")
                .post("/v1/letters")
                .then()
                .statusCode(415)
                .body("code", is("unsupported-media-type"));
        given().auth()
                .oauth2(Tokens.of("s", "federation-staff"))
                .accept("image/png")
                .get("/v1/letters")
                .then()
                .statusCode(406);
    }

    private static ValidatableResponse post(String body) {
        return given().auth()
                .oauth2(Tokens.of("s", "federation-staff"))
                .header("Idempotency-Key", key())
                .contentType(ContentType.JSON)
                .body(body)
                .post("/v1/letters")
                .then();
    }
}
