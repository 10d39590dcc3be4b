package org.chessfed.console.season;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The pages of a season")
class SeasonPagesTest {

    private static final String PROPOSAL = """
            {"id":"p1","stage":"PRELIM","event":"P2C","section":"MEN","to":"SEMI","state":"DRAFT","standingsVersion":3,
             "guaranteed":6,"open":0,"shortfall":0,"targetClosed":false,"advanced":[{"person":{"id":"x","nameZh":"示例甲"},
             "rank":1,"ground":"RANK","reason":{"clause":"SEL-Q1","article":"九(一)1","key":"k","text":"第 1 名"}}],
             "displaced":[],"playoffs":[],"gains":[{"person":{"id":"x","nameZh":"示例甲"},"rank":1,"source":"ADVANCE",
             "reason":{"clause":"SEL-Q1","key":"k","text":"第 1 名"}}],"losses":[],"createdAt":"2025-01-12T10:00:00Z",
             "version":1}
            """;

    @BeforeEach
    void serve() throws IOException {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/seasons/SEL/overview", answer("overview.json"));
        StubServices.json("/v1/tournaments?competition=SEL", answer("tournaments.json"));
        StubServices.json("/v1/competitions/SEL/progress", answer("progress.json"));
        StubServices.json("/v1/seasons/SEL/berths?stage=SEMI&section=MEN&limit=200", answer("berths.json"));
        StubServices.json("/v1/seasons/SEL/proposals", "[" + PROPOSAL + "]");
        StubServices.json("/v1/proposals/p1", PROPOSAL);
        StubServices.json("/v1/seasons/SEL/berths?source=DRAFTED&limit=20", "{\"items\":[]}");
    }

    static String answer(String file) throws IOException {
        try (InputStream stream = SeasonPagesTest.class.getResourceAsStream("/answers/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("the pipeline: picture, tables with the same numbers, what waits; three calls to the services")
    void pipeline() throws IOException {
        String html = Forms.page("/staff/seasons/SEL", "pipeline", "zh-TW").asString();
        assertThat(html)
                .contains("<svg", "選拔流程圖", "第一場北區", "保障 6/6")
                .contains("名單待公布")
                .contains("個名額待本人回覆");
        assertThat(StubServices.asked().stream()
                        .filter(asked -> !asked.uri().startsWith("/v1/competitions/SEL/versions")
                                && !asked.uri().equals("/v1/competitions")))
                .hasSize(3);
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName(
            "the pipeline in English, of a season that is over: orders, next year's places, no text in the other language")
    void finished() throws IOException {
        StubServices.json("/v1/seasons/SEL/overview", answer("overview-finished.json"));
        String html =
                Forms.page("/staff/seasons/SEL", "pipeline-finished", "en").asString();
        assertThat(html).contains("National team", "Places of the next season", "Evened out", "First, North");
        Forms.page("/staff/seasons/SEL", "pipeline-finished", "zh-TW");
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName("a committee that sees its events only gets tables without the picture, and no link to a person")
    void committee() throws IOException {
        ObjectMapper json = new ObjectMapper();
        JsonNode own = json.readTree(answer("overview.json"));
        own.path("stages").forEach(stage -> ((ObjectNode) stage).putArray("fields"));
        StubServices.json("/v1/seasons/SEL/overview", json.writeValueAsString(own));
        assertThat(Forms.page("/staff/seasons/SEL", "pipeline-committee", "en").asString())
                .doesNotContain("<figure class=\"flow\"")
                .contains("First, North");
        given().get("/staff/seasons/SEL/persons/x").then().statusCode(403);
    }

    @Test
    @TestSecurity(user = "player", roles = "player")
    @DisplayName("a player has no business here")
    void player() {
        given().get("/staff/seasons/SEL").then().statusCode(403);
        given().get("/staff").then().statusCode(403);
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("who came from where: source, rank, clause, and the vacancy chain in its order")
    void origins() throws IOException {
        StubServices.json("/v1/seasons/SEL/berths?stage=SEMI&section=WOMEN&limit=200", "{\"items\":[]}");
        String html =
                Forms.page("/staff/seasons/SEL/stages/SEMI", "origins", "zh-TW").asString();
        assertThat(html).contains("class=\"chain\"", "SEL-Q10", "href=\"/competitions/SEL/regulation#SEL-Q2\"", "逾期");
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("publication: the key of the form reaches the service once, the browser is led on")
    void publish() throws IOException {
        Response form = Forms.page("/staff/seasons/SEL/proposals/p1", "proposal", "en");
        StubServices.json("/v1/proposals/p1/publications", PROPOSAL.replace("DRAFT", "PUBLISHED"));
        Forms.send(form, "/staff/seasons/SEL/proposals/p1", Map.of("reason", "checked"))
                .then()
                .statusCode(303)
                .header("Location", containsString("/staff/seasons/SEL/proposals?done=proposal_published"));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/publications"))
                .singleElement()
                .satisfies(asked -> {
                    assertThat(asked.headers()).containsEntry("idempotency-key", Forms.field(form, "key"));
                    assertThat(asked.body()).contains("\"reason\":\"checked\"");
                });
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("what the service refuses stands on the form, in its words")
    void refused() throws IOException {
        Response form = Forms.page("/staff/seasons/SEL/proposals/p1", "proposal", "en");
        StubServices.answer(
                "/v1/proposals/p1/publications",
                new StubServices.Answer(
                        409,
                        "application/problem+json",
                        "{\"code\":\"proposal-overtaken\",\"title\":\"t\",\"detail\":\"A newer proposal stands.\",\"status\":409}",
                        0));
        Forms.send(form, "/staff/seasons/SEL/proposals/p1", Map.of("reason", ""))
                .then()
                .statusCode(409)
                .body(containsString("A newer proposal stands."));
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("every page to which the pipeline's own links lead exists")
    void links() throws IOException {
        StubServices.json("/v1/seasons/SEL/playoffs", """
                [{"id":"o1","stage":"PRELIM","event":"P1N","section":"MEN","tournamentId":"t1","standingsVersion":3,"rank":10,
                  "places":1,"persons":["a","b"],"clause":"SEL-Q6","state":"OPEN","version":1,
                  "requestedAt":"2025-01-05T10:00:00Z"},
                 {"id":"o2","stage":"PRELIM","event":"P1N","section":"MEN","tournamentId":"t1","standingsVersion":3,"rank":4,
                  "places":1,"persons":["c","d"],"clause":"SEL-Q6","state":"SETTLED","version":2,
                  "requestedAt":"2025-01-05T10:00:00Z"}]""");
        StubServices.json("/v1/tournaments/t1/playoffs", """
                [{"id":"o2","version":2,"section":"MEN","personIds":["c","d"],"clause":"SEL-Q6","status":"DECIDED",
                  "order":[["d"],["c"]],"note":"two rapid games","requestedAt":"2025-01-05T10:00:00Z",
                  "decidedAt":"2025-01-05T11:00:00Z","decidedBy":"arbiter-one"}]""");
        StubServices.json("/v1/seasons/SEL/sanctions", "[]");
        StubServices.json("/v1/seasons/SEL/delegations", "[]");
        StubServices.json("/v1/seasons/SEL/berths?state=OFFERED&limit=200", answer("berths.json"));
        String html = Forms.page("/staff/seasons/SEL", "pipeline", "en").asString();
        for (String page : List.of("proposals", "offers", "playoffs", "sanctions", "delegations", "draft", "fields")) {
            assertThat(html).contains("/staff/seasons/SEL/" + page + "\"");
            Forms.page("/staff/seasons/SEL/" + page, page, "en");
            Forms.page("/staff/seasons/SEL/" + page, page, "zh-TW");
        }
        assertThat(Forms.page("/staff/seasons/SEL/playoffs", "playoffs", "en").asString())
                .as("who decided a playoff, and how")
                .contains("two rapid games", "arbiter-one");
    }

    @Test
    @TestSecurity(user = "auditor", roles = "auditor")
    @DisplayName("whoever may not publish sees no button")
    void noButton() {
        assertThat(Forms.page("/staff/seasons/SEL/proposals", "proposals", "en").asString())
                .doesNotContain(">Publish<");
    }
}
