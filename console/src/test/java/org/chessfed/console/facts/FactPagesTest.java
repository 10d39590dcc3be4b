package org.chessfed.console.facts;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.util.Map;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.chessfed.console.StubServices.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("Staff see which facts were given up or wait, and have one handled again")
class FactPagesTest {

    private static final String LETTER = "01a00000-0000-7000-8000-0000000000d1";
    private static final String DEAD = "/v1/dead-letters?limit=50";

    @BeforeEach
    void serve() {
        StubServices.clear();
        StubServices.json(DEAD, """
                {"items":[{"id":"%s","topic":"chessfed.entries","partition":2,"offset":41,"eventId":"","type":"?",
                 "reason":"no JSON <at all>","failedAt":"2025-01-05T00:40:00Z"}]}""".formatted(LETTER));
        StubServices.json("/v1/parked-facts?limit=50", """
                {"items":[{"eventId":"e1","type":"org.chessfed.payment.settled.v1","waitsForKind":"entry",
                 "waitsForId":"n1","since":"2025-01-05T00:41:00Z"}]}""");
    }

    @Test
    @TestSecurity(user = "admin", roles = "federation-admin")
    @DisplayName("each service: what, why, since when; asked with the viewer's own token")
    void shows() {
        String html = Forms.page("/staff/facts", "facts", "en").asString();
        assertThat(html)
                .contains(
                        "chessfed.entries 2/41",
                        "no JSON &lt;at all&gt;",
                        "org.chessfed.payment.settled.v1",
                        "entry n1")
                .contains("/staff/facts/payment/" + LETTER + "/replay", "/staff/facts/pairing/" + LETTER + "/replay");
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().equals(DEAD))
                .hasSize(6);
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("one is handled again, once, under the key of the form; a failure is said in the service's words")
    void replays() {
        String replay = "/v1/dead-letters/" + LETTER + "/replay";
        StubServices.json(replay, """
                {"id":"%s","topic":"t","partition":0,"offset":1,"eventId":"","type":"?","reason":"r",
                 "failedAt":"2025-01-05T00:40:00Z","resolvedAt":"2025-01-05T00:50:00Z"}""".formatted(LETTER));
        Response page = Forms.page("/staff/facts", "facts", "zh-TW");
        Forms.send(page, "/staff/facts/payment/" + LETTER + "/replay", Map.of())
                .then()
                .statusCode(303)
                .header("Location", endsWith("/staff/facts?done=fact_replayed"));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.method().equals("POST"))
                .singleElement()
                .satisfies(asked ->
                        assertThat(asked.headers()).containsEntry("idempotency-key", Forms.field(page, "key")));

        StubServices.answer(replay, new Answer(409, "application/problem+json", """
                {"code":"replay-failed","title":"t","detail":"It failed again.","status":409}""", 0));
        Response refused = Forms.send(page, "/staff/facts/payment/" + LETTER + "/replay", Map.of());
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.asString()).contains("It failed again.");
        assertThat(Forms.send(page, "/staff/facts/elsewhere/" + LETTER + "/replay", Map.of())
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("a service that is away is named; the page stands")
    void away() {
        StubServices.answer(DEAD, new Answer(503, "application/problem+json", "{\"code\":\"unavailable\"}", 0));
        assertThat(Forms.page("/staff/facts", "facts-away", "en").asString())
                .contains("This service does not answer now.");
    }

    @Test
    @TestSecurity(
            user = "helper",
            roles = {"arbiter", "auditor"})
    @DisplayName("nobody else sees the page")
    void forbidden() {
        given().cookie("q_session", "test").get("/staff/facts").then().statusCode(403);
        assertThat(StubServices.asked()).isEmpty();
    }
}
