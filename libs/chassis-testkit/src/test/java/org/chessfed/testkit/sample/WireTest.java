package org.chessfed.testkit.sample;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.chessfed.chassis.database.Database;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class WireTest {

    @Inject
    Database database;

    private static RequestSpecification staff() {
        return given().auth().oauth2(Tokens.of("staff", "federation-staff")).contentType(ContentType.JSON);
    }

    private static Response send(String key, String text) {
        return staff().header("Idempotency-Key", key)
                .body(Map.of("personId", "wire", "text", text, "kind", "plain"))
                .post("/v1/letters");
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    @Test
    @DisplayName("A change needs the tag of the version that was read: 428 without, 412 with another, then a new tag")
    void etags() {
        Response sent = send(key(), "first");
        String path = sent.header("Location").replaceFirst("^https?://[^/]+", "");
        String tag = sent.header("ETag");
        assertThat(tag).isEqualTo("\"0\"");
        staff().header("If-None-Match", tag).get(path).then().statusCode(304);
        staff().body(Map.of("text", "second")).put(path).then().statusCode(428).body("code", is("if-match-missing"));
        staff().header("If-Match", "\"7\"")
                .body(Map.of("text", "second"))
                .put(path)
                .then()
                .statusCode(412)
                .body("code", is("stale"));
        staff().header("If-Match", tag)
                .body(Map.of("text", "second"))
                .put(path)
                .then()
                .statusCode(200)
                .header("ETag", "\"1\"");
        staff().header("If-None-Match", tag).get(path).then().statusCode(200).body("text", is("second"));
    }

    @Test
    @DisplayName("Of many requests with one key at the same moment one has an effect, and all get its answer")
    void concurrentKey() throws Exception {
        String key = key();
        String text = "at once " + key;
        List<Callable<Response>> calls = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            calls.add(() -> send(key, text));
        }
        List<String> answers = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(6)) {
            for (Future<Response> call : threads.invokeAll(calls)) {
                assertThat(call.get().statusCode()).isEqualTo(201);
                answers.add(call.get().asString());
            }
        }
        assertThat(answers).hasSize(6).containsOnly(answers.getFirst());
        assertThat(database.number("select count(*) from letter where text = ?", text))
                .isEqualTo(1);
    }

    @Test
    @DisplayName(
            "A refused POST leaves its key free; another caller's key is another key; a missing or short key is refused")
    void keys() {
        String key = key();
        send(key, "too loud!!!").then().statusCode(422);
        send(key, "quiet now").then().statusCode(201);
        given().auth()
                .oauth2(Tokens.of("other", "federation-staff"))
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(Map.of("personId", "wire", "text", "of another", "kind", "plain"))
                .post("/v1/letters")
                .then()
                .statusCode(201);
        staff().body(Map.of("personId", "wire", "text", "x", "kind", "plain"))
                .post("/v1/letters")
                .then()
                .statusCode(400)
                .body("code", is("idempotency-key-missing"));
        send("short", "x").then().statusCode(400).body("errors[0].pointer", is("?Idempotency-Key"));
    }

    @Test
    @DisplayName("A list pages by cursor without gap or repetition; a forged cursor and a limit of 0 are refused")
    void pages() {
        for (int i = 0; i < 5; i++) {
            send(key(), "page " + i).then().statusCode(201);
        }
        long all = database.number("select count(*) from letter");
        List<String> seen = new ArrayList<>();
        String cursor = null;
        do {
            RequestSpecification call = staff().queryParam("limit", 2);
            Response page = (cursor == null ? call : call.queryParam("cursor", cursor)).get("/v1/letters");
            page.then().statusCode(200);
            seen.addAll(page.jsonPath().getList("items.id", String.class));
            cursor = page.path("next");
        } while (cursor != null);
        assertThat(seen).doesNotHaveDuplicates().hasSize((int) all);
        staff().queryParam("cursor", "Zm9yZ2VkIGN1cnNvciBvZiBhIHN0cmFuZ2Vy")
                .get("/v1/letters")
                .then()
                .statusCode(400)
                .body("errors[0].pointer", is("?cursor"));
        staff().queryParam("limit", 0).get("/v1/letters").then().statusCode(400).body("errors[0].code", is("min"));
        staff().queryParam("limit", 201).get("/v1/letters").then().statusCode(400);
    }

    @Test
    @DisplayName("A parameter of another kind is refused by its name: numbers, ids, flags, dates, instants, names")
    void parameters() {
        Map<String, String> wrong = Map.of(
                "limit", "ten",
                "id", "7",
                "flag", "yes",
                "day", "2025-13-01",
                "at", "noon",
                "mood", "LOUDER");
        wrong.forEach((name, value) -> given().queryParam(name, value)
                .get("/v1/letters/found")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("errors.pointer", is(List.of("?" + name)))
                .body("errors[0].code", is("mood".equals(name) ? "one-of" : "wrong-type")));
        given().header("Accept-Language", "en")
                .queryParam("mood", "quiet")
                .get("/v1/letters/found")
                .then()
                .body("errors[0].detail", is("The value must be one of QUIET, LOUD."));
        given().queryParam("mood", "LOUD")
                .queryParam("limit", "3")
                .queryParam("flag", "true")
                .queryParam("day", "2025-01-31")
                .queryParam("at", "2025-01-31T04:00:00Z")
                .get("/v1/letters/found")
                .then()
                .statusCode(200)
                .body(is("[3,null,true,2025-01-31,2025-01-31T04:00:00Z,LOUD]"));
    }

    @Test
    @DisplayName("An instant beyond the years of four digits is refused by its field")
    void farInstants() {
        for (String at : List.of("+10000-01-01T00:00:00Z", "+999999999-12-31T23:59:59Z", "-0001-01-01T00:00:00Z")) {
            staff().header("Idempotency-Key", key())
                    .body("{\"personId\":\"wire\",\"text\":\"a\",\"kind\":\"plain\",\"answerBy\":\"" + at + "\"}")
                    .post("/v1/letters")
                    .then()
                    .statusCode(400)
                    .body("errors[0].pointer", is("/answerBy"))
                    .body("errors[0].code", is("wrong-type"));
        }
        staff().header("Idempotency-Key", key())
                .body("{\"personId\":\"wire\",\"text\":\"a\",\"kind\":\"plain\",\"answerBy\":\"9998-12-31T00:00:00Z\"}")
                .post("/v1/letters")
                .then()
                .statusCode(201);
    }

    @Test
    @DisplayName("A body over the limit is answered in words")
    void tooLarge() {
        staff().header("Idempotency-Key", key())
                .header("Accept-Language", "en")
                .body("x".repeat(1_100_000))
                .post("/v1/letters")
                .then()
                .statusCode(413)
                .contentType("application/problem+json")
                .body("code", is("too-large"))
                .body("detail", is("The request is larger than allowed."));
    }

    @Test
    @DisplayName("Health, metrics and the operators' endpoints lie on the management port and not on the public one")
    void ports() {
        given().get("/internal/flow").then().statusCode(404);
        given().get("/q/metrics").then().statusCode(404);
        org.chessfed.testkit.Quietness.management("/q/health/ready").then().statusCode(200);
        assertThat(org.chessfed.testkit.Quietness.management("/q/metrics").asString())
                .contains("chessfed_outbox_waiting");
    }

    @Test
    @DisplayName("The API document names Idempotency-Key and If-Match where they are needed, and nowhere else")
    void documentsHeaders() throws Exception {
        JsonNode paths = new YAMLMapper()
                .readTree(Quietness.management("/openapi").asString())
                .path("paths");
        assertThat(headers(paths, "/v1/letters", "post")).containsExactly("Idempotency-Key");
        assertThat(headers(paths, "/v1/letters/{id}", "put")).containsExactly("If-Match");
        assertThat(headers(paths, "/v1/letters/{id}", "get")).isEmpty();
        assertThat(headers(paths, "/v1/letters", "get")).isEmpty();
        assertThat(headers(paths, "/v1/dead-letters/{id}/replay", "post")).containsExactly("Idempotency-Key");
    }

    @Test
    @DisplayName("The API document says where the service is and which operations ask for a token")
    void documentsSecurity() throws Exception {
        JsonNode document =
                new YAMLMapper().readTree(Quietness.management("/openapi").asString());
        assertThat(document.at("/components/securitySchemes/bearer/scheme").asText())
                .isEqualTo("bearer");
        assertThat(document.at("/components/securitySchemes/openIdConnect/openIdConnectUrl")
                        .asText())
                .endsWith("/.well-known/openid-configuration");
        assertThat(document.at("/components/securitySchemes")).hasSize(2);
        assertThat(document.at("/servers/0/url").asText()).startsWith("/api/");
        JsonNode paths = document.path("paths");
        assertThat(paths.at("/~1v1~1letters/post/security").findValuesAsText("bearer"))
                .hasSize(1);
        assertThat(paths.at("/~1v1~1letters~1rules/get/security")).isEmpty();
    }

    private static List<String> headers(JsonNode paths, String path, String method) {
        List<String> names = new ArrayList<>();
        paths.required(path).required(method).path("parameters").forEach(parameter -> {
            if ("header".equals(parameter.path("in").asText())) {
                assertThat(parameter.path("required").asBoolean()).isTrue();
                names.add(parameter.path("name").asText());
            }
        });
        return names;
    }
}
