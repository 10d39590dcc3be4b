package org.chessfed.console.frontdoor;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The front door of the APIs")
class FrontDoorTest {

    @TestHTTPResource
    URI console;

    @BeforeEach
    void clear() {
        StubServices.clear();
    }

    @Test
    @DisplayName("hands a call on with its token, and gives the answer back without cookies")
    void handsOn() {
        StubServices.json("/v1/tournaments?competition=SEL", "[]");

        given().header("Authorization", "Bearer abc")
                .header("If-None-Match", "\"7\"")
                .get("/api/pairing/v1/tournaments?competition=SEL")
                .then()
                .statusCode(200)
                .header("Set-Cookie", nullValue())
                .body(equalTo("[]"));

        StubServices.Asked asked = StubServices.asked().getFirst();
        assertThat(asked.uri()).isEqualTo("/v1/tournaments?competition=SEL");
        assertThat(asked.headers())
                .containsEntry("authorization", "Bearer abc")
                .containsEntry("if-none-match", "\"7\"");
    }

    @Test
    @DisplayName("gives \"not modified\" back without announcing a body")
    void notModified() {
        StubServices.answer("/v1/tournaments/7/standings/MEN", new StubServices.Answer(304, "application/json", "", 0));

        given().header("If-None-Match", "\"12\"")
                .get("/api/pairing/v1/tournaments/7/standings/MEN")
                .then()
                .statusCode(304)
                .header("Transfer-Encoding", nullValue());
    }

    @Test
    @DisplayName("hands a body and its key on, and a problem back")
    void handsABodyOn() {
        StubServices.answer(
                "/v1/entries",
                new StubServices.Answer(422, "application/problem+json", "{\"code\":\"entry-refused\"}", 0));

        given().contentType("application/json")
                .header("Idempotency-Key", "k-1")
                .body("{\"competition\":\"SEL\"}")
                .post("/api/registration/v1/entries")
                .then()
                .statusCode(422)
                .contentType("application/problem+json")
                .body("code", equalTo("entry-refused"));

        StubServices.Asked asked = StubServices.asked().getFirst();
        assertThat(asked.body()).isEqualTo("{\"competition\":\"SEL\"}");
        assertThat(asked.headers()).containsEntry("idempotency-key", "k-1");
    }

    @Test
    @DisplayName("refuses the session of the web pages; no call reaches a service")
    void refusesTheSession() {
        for (String name : new String[] {"q_session", "q_session_chunk_1"}) {
            given().cookie(name, "whatever")
                    .header("Accept-Language", "en")
                    .get("/api/pairing/v1/tournaments")
                    .then()
                    .statusCode(401)
                    .contentType("application/problem+json")
                    .body("code", equalTo("cookie-refused"));
        }
        assertThat(StubServices.asked()).isEmpty();
    }

    @Test
    @DisplayName("never hands on a cookie, an address of the caller, or a name that he gives himself")
    void stripsHeaders() {
        StubServices.json("/v1/tournaments", "[]");

        given().header("Authorization", "Bearer abc")
                .cookie("q_session", "whatever")
                .cookie("lang", "en")
                .header("Forwarded", "for=10.0.0.1;host=evil.example")
                .header("X-Forwarded-For", "10.0.0.1")
                .header("X-Forwarded-Host", "evil.example")
                .header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Prefix", "/x")
                .header("X-Real-Ip", "10.0.0.1")
                .header("X-User-Id", "admin")
                .header("X-Remote-User", "admin")
                .header("X-Http-Method-Override", "DELETE")
                .header("Via", "evil")
                .get("/api/pairing/v1/tournaments")
                .then()
                .statusCode(200);

        assertThat(StubServices.asked()).singleElement().satisfies(asked -> {
            assertThat(asked.headers().keySet())
                    .isSubsetOf("accept", "authorization", "host", "user-agent", "connection");
            assertThat(asked.headers().get("host")).startsWith("localhost:");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api",
                "/api/",
                "/api/pairing",
                "/api/pairing/internal/quiet",
                "/api/pairing/q/health",
                "/api/pairing/openapi",
                "/api/pairing/v2/tournaments",
                "/api/pairing/v1",
                "/api/pairing/v1/../internal/quiet",
                "/api/pairing/v1/%2e%2e/internal/quiet",
                "/api/pairing/v1/..%2finternal/quiet",
                "/api/pairing/v1/..%5cinternal",
                "/api/pairing/v1//internal",
                "/api/pairing/v1/./x",
                "/api/pairing/v1/x;y=1",
                "/api/pairing/v1/%252e%252e/internal",
                "/api/pairing/v1/a%0d%0ab",
                "/api/console/v1/x",
                "/api/keycloak/v1/x",
                "/api/PAIRING/v1/x"
            })
    @DisplayName("leads nowhere but to version 1 of a service")
    void onlyVersionOne(String path) throws IOException {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(answer).startsWith("HTTP/1.1 404").contains("\"code\":\"not-found\"");
        assertThat(StubServices.asked()).isEmpty();
    }

    @Test
    @DisplayName("takes a name in Chinese in a path or a query as it is encoded")
    void chinese() {
        StubServices.json("/v1/ratings?search=%E7%A4%BA", "{\"items\":[]}");
        given().urlEncodingEnabled(false)
                .get("/api/rating/v1/ratings?search=%E7%A4%BA")
                .then()
                .statusCode(200);
    }

    @Test
    @DisplayName("takes no other kind of credentials, no other method")
    void noOtherCredentials() throws IOException {
        given().auth()
                .preemptive()
                .basic("admin", "demo")
                .get("/api/pairing/v1/tournaments")
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", "Bearer");
        assertThat(raw("TRACE /api/pairing/v1/tournaments HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 405");
        assertThat(StubServices.asked()).isEmpty();
    }

    @Test
    @DisplayName("bounds the size: over the limit 413, without a length 411")
    void boundsTheSize() throws IOException {
        given().contentType("application/json")
                .body("x".repeat(1024 * 1024 + 1))
                .post("/api/registration/v1/entries")
                .then()
                .statusCode(413)
                .body("code", equalTo("too-large"));
        assertThat(raw("POST /api/registration/v1/entries HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"))
                .startsWith("HTTP/1.1 411");
        assertThat(StubServices.asked()).isEmpty();
    }

    @Test
    @DisplayName("bounds the time: a service that hangs is 504, a body that never ends too")
    void boundsTheTime() throws IOException {
        StubServices.answer("/v1/tournaments", new StubServices.Answer(200, "application/json", "[]", 4000));
        given().get("/api/pairing/v1/tournaments").then().statusCode(504).body("code", equalTo("timeout"));
        assertThat(raw("POST /api/registration/v1/entries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"))
                .startsWith("HTTP/1.1 504");
    }

    @Test
    @DisplayName("serves the OpenAPI documents with the address of the front door, and no path outside version 1")
    void documents() {
        String document = given().get("/api-docs/pairing.yaml")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(document)
                .contains("- url: http://localhost:8081/api/pairing\n", "openIdConnectUrl: ")
                .contains("  /v1/tournaments:")
                .doesNotContain("  /internal");
        given().get("/api-docs/keycloak.yaml").then().statusCode(404);
        given().header("Accept-Language", "en")
                .get("/api-docs")
                .then()
                .statusCode(200)
                .contentType("text/html");
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(console.getHost(), console.getPort())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
