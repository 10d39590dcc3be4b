package org.chessfed.console.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The desk of an event")
class DeskPagesTest {

    private static final String HERE = "/staff/competitions/SEL/events/P1N";

    @BeforeEach
    void serve() {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/competitions/SEL/progress", """
                [{"stage":"PRELIM","event":"P1N","sections":[{"event":"P1N","section":"MEN","waiting":3,"confirmed":92,
                  "checkedIn":41,"cancelled":2}]}]""");
        StubServices.json("/v1/tournaments?competition=SEL&event=P1N", "[]");
        StubServices.json(
                "/v1/entries?competition=SEL&event=P1N&name=&limit=50",
                "{\"items\":[" + entry("e1", "示例甲", "CONFIRMED", "") + "," + entry("e2", "示例乙", "AWAITING_PAYMENT", "")
                        + "]}");
        StubServices.json(
                "/v1/entries?competition=SEL&event=P1N&name=&limit=51",
                "{\"items\":[" + entry("e1", "示例甲", "CONFIRMED", "") + "," + entry("e2", "示例乙", "AWAITING_PAYMENT", "")
                        + "," + entry("e3", "示例丙", "CANCELLED", "") + "]}");
        StubServices.json(
                "/v1/entries?competition=SEL&event=P1N&name=%E4%B9%99&limit=21",
                "{\"items\":[" + entry("e2", "示例乙", "AWAITING_PAYMENT", "") + "]}");
        StubServices.json("/v1/charges?competition=SEL&event=P1N&status=RAISED&limit=200", """
                {"items":[{"id":"c2","entryId":"e2","event":"P1N","personId":"p-e2","payee":"p",
                 "stage":"PRELIM","payMethod":"ON_SITE","status":"RAISED","amount":{"amount":"700","currency":"TWD"},"paid":{"amount":"0","currency":"TWD"}}]}""");
        StubServices.json(
                "/v1/entries?competition=SEL&event=P1N&name=%E7%94%B2&limit=21",
                "{\"items\":[" + entry("e1", "示例甲", "CONFIRMED", "") + "]}");
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName("the event: numbers, list, cancellation for a committee, no closing")
    void event() {
        String html = Forms.page(HERE, "event", "zh-TW").asString();
        assertThat(html).contains("示例乙", "待繳費", "/entries/e2/cancellation").doesNotContain(HERE + "/closing");
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("[SEL-C2]: a name and Enter find the person, whose button has the focus; the document goes along")
    void checkIn() {
        Response desk = Forms.page(HERE + "/check-in?name=%E7%94%B2", "check-in", "zh-TW");
        assertThat(desk.asString())
                .containsPattern("<button autofocus>報到")
                .as("what the regulation asks for, and no other document")
                .contains("<option value=\"IDENTITY\">身分證明: 身分證 / 護照 / 戶籍謄本</option>")
                .containsOnlyOnce("<option value=");
        StubServices.json(
                "/v1/entries/e1/check-in",
                entry("e1", "示例甲", "CONFIRMED", ",\"checkedInAt\":\"2025-01-05T00:40:00Z\""));
        Forms.send(desk, HERE + "/check-in", Map.of("entry", "e1", "documentType", "IDENTITY", "name", "甲"))
                .then()
                .statusCode(303)
                .header("Location", containsString(HERE + "/check-in?done=checked_in&who="));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/check-in"))
                .singleElement()
                .satisfies(asked -> {
                    assertThat(asked.body()).isEqualTo("{\"documentType\":\"IDENTITY\"}");
                    assertThat(asked.headers()).containsEntry("idempotency-key", Forms.field(desk, "key"));
                });
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName(
            "before a search the first of the list stand there, without cancelled ones, and the search has the focus")
    void checkInList() {
        for (String language : List.of("zh-TW", "en")) {
            String html =
                    Forms.page(HERE + "/check-in", "check-in-list", language).asString();
            assertThat(html)
                    .contains("示例甲", "示例乙")
                    .doesNotContain("示例丙")
                    .containsPattern("<input type=\"search\"[^>]* autofocus>")
                    .doesNotContainPattern("<button[^>]* autofocus");
        }
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName("for whoever has not paid the focus lies on the cash, which comes before the check-in")
    void cashFirst() {
        for (String language : List.of("zh-TW", "en")) {
            String html = Forms.page(HERE + "/check-in?name=%E4%B9%99", "check-in-unpaid", language)
                    .asString();
            assertThat(html).containsPattern("<button autofocus>[^<]*700").containsOnlyOnce(" autofocus");
            assertThat(html.indexOf("/check-in/cash\""))
                    .isPositive()
                    .isLessThan(html.indexOf("action=\"" + HERE + "/check-in\"", html.indexOf("person-card")));
        }
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName("a cancellation needs a reason, and says on whose account it is")
    void cancel() {
        StubServices.json("/v1/entries/e1", entry("e1", "示例甲", "CONFIRMED", ""));
        Response form = Forms.page(HERE + "/entries/e1/cancellation", "cancel", "en");
        StubServices.answer(
                "/v1/entries/e1/cancellation", new StubServices.Answer(400, "application/problem+json", """
                        {"code":"invalid","title":"t","detail":"Something is wrong.","status":400,
                         "errors":[{"pointer":"/reason","code":"not-blank","detail":"A reason is needed."}]}""", 0));
        Forms.send(form, HERE + "/entries/e1/cancellation", Map.of("by", "organiser", "reason", ""))
                .then()
                .statusCode(400)
                .body(containsString("A reason is needed."));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/cancellation"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body()).contains("\"byOrganiser\":true"));
        String elsewhere = HERE.replace("P1N", "P1S") + "/entries/e1/cancellation";
        Forms.send(form, elsewhere, Map.of("by", "organiser", "reason", "slip"))
                .then()
                .statusCode(404);
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/cancellation"))
                .as("an entry of another event than the address names")
                .hasSize(1);
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("closing says first what it does")
    void closing() {
        Response form = Forms.page(HERE + "/closing", "closing", "zh-TW");
        assertThat(form.asString()).contains("成立 92、報到 41、未完成 3");
        StubServices.json("/v1/competitions/SEL/events/P1N/roster", """
                {"rosterId":"r1","event":"P1N","closedAt":"2025-01-05T00:55:00Z","lines":[]}""");
        Forms.send(form, HERE + "/closing", Map.of())
                .then()
                .statusCode(303)
                .header("Location", containsString("done=roster_closed"));
    }

    private static String entry(String id, String name, String status, String more) {
        return """
                {"id":"%s","competition":"SEL","stage":"PRELIM","event":"P1N","section":"MEN","personId":"p-%s",
                 "nameZh":"%s","passportName":"Shi, Li","status":"%s","source":"FORM","guaranteeRegion":"NORTH",
                 "membership":"NONE","payMethod":"TRANSFER","submittedAt":"2024-12-20T01:00:00Z","reasons":[],"version":1%s}""".formatted(id, id, name, status, more);
    }
}
