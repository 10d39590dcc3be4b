package org.chessfed.console.treasury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.util.Map;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The treasurer's pages")
class TreasuryPagesTest {

    private static final String HERE = "/staff/competitions/SEL/payees/taipei";
    private static final String QUERY = "?competition=SEL&payee=taipei";

    @BeforeEach
    void serve() {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/charges" + QUERY + "&status=RAISED&limit=200", """
                {"items":[{"id":"c1","entryId":"e1","personId":"p1","personName":"示例甲","stage":"PRELIM","event":"P2N",
                 "payee":"taipei","payMethod":"TRANSFER","amount":{"amount":"700","currency":"TWD"},
                 "paid":{"amount":"0","currency":"TWD"},"status":"RAISED"}]}""");
        StubServices.json("/v1/charges" + QUERY + "&status=OVERDUE&limit=200", "{\"items\":[]}");
        StubServices.json("/v1/charges" + QUERY + "&status=SETTLED&limit=200", """
                {"items":[{"id":"c2","entryId":"e2","personId":"p2","personName":"示例丙","stage":"PRELIM","event":"P2N",
                 "payee":"taipei","payMethod":"TRANSFER","amount":{"amount":"700","currency":"TWD"},
                 "paid":{"amount":"700","currency":"TWD"},"status":"SETTLED"}],"next":"behind-c2"}""");
        StubServices.json("/v1/charges" + QUERY + "&status=SETTLED&cursor=behind-c2&limit=200", """
                {"items":[{"id":"c3","entryId":"e3","personId":"p3","personName":"示例丁","stage":"PRELIM","event":"P2N",
                 "payee":"taipei","payMethod":"TRANSFER","amount":{"amount":"700","currency":"TWD"},
                 "paid":{"amount":"700","currency":"TWD"},"status":"SETTLED"}]}""");
        StubServices.json("/v1/charges" + QUERY + "&status=WAIVED&limit=200", "{\"items\":[]}");
        StubServices.json("/v1/payments" + QUERY + "&status=UNMATCHED&limit=200", """
                {"items":[{"id":"m1","competition":"SEL","payee":"taipei","method":"TRANSFER",
                 "amount":{"amount":"700","currency":"TWD"},"valueAt":"2025-01-02T02:00:00Z","valueOn":"2025-01-02",
                 "bank":"012","lastFive":"54321","status":"UNMATCHED","parts":[],"version":1,
                 "proposal":{"kind":"EXACT","reasons":[{"clause":"SEL-M8","key":"k","text":"金額與末五碼相符"}],
                 "candidates":[{"reportId":"t1","kind":"EXACT","parts":[{"chargeId":"c1","amount":{"amount":"700","currency":"TWD"}}]}]}}]}""");
        StubServices.json("/v1/refunds" + QUERY + "&status=PROPOSED&limit=200", """
                {"items":[{"id":"f1","chargeId":"c9","entryId":"e9","personId":"p9","personName":"示例乙","competition":"SEL",
                 "event":"P2N","payee":"taipei","kind":"CANCELLED","cause":"BY_ENTRANT","clause":"SEL-M6",
                 "paid":{"amount":"700","currency":"TWD"},"leastCost":{"amount":"0","currency":"TWD"},
                 "mostCost":{"amount":"700","currency":"TWD"},"status":"PROPOSED","proposedAt":"2025-01-03T02:00:00Z",
                 "reasons":[],"version":1}]}""");
        StubServices.json("/v1/refunds" + QUERY + "&status=APPROVED&limit=200", "{\"items\":[]}");
        StubServices.json("/v1/charges/counts?competition=SEL", """
                [{"event":"P2N","payee":"taipei","open":12,"overdue":1,"settled":80,"waived":2,
                 "asked":{"amount":"65000","currency":"TWD"},"paid":{"amount":"56000","currency":"TWD"},
                 "refunded":{"amount":"700","currency":"TWD"}}]""");
        StubServices.json("/v1/ledger/balances?competition=SEL", """
                [{"account":"BANK","owner":"taipei","balance":{"amount":"55300","currency":"TWD"}}]""");
    }

    @Test
    @TestSecurity(user = "treasurer", roles = "treasurer")
    @DisplayName("what waits: for whom a payment would be booked, and the refund with the limits of what may be kept")
    void payee() {
        Response page = Forms.page(HERE, "payee", "zh-TW");
        assertThat(page.asString()).contains("示例甲", "54321", "示例乙", "扣除行政費用", "56,000");
        StubServices.json("/v1/payments/m1/booking", received());
        Forms.send(page, HERE + "/payments/m1", Map.of("parts", "c1 700 TWD"))
                .then()
                .statusCode(303)
                .header("Location", containsString("done=booked"));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/booking"))
                .singleElement()
                .satisfies(
                        asked -> assertThat(asked.body())
                                .contains(
                                        "\"parts\":[{\"chargeId\":\"c1\",\"amount\":{\"amount\":\"700\",\"currency\":\"TWD\"}}]"));
    }

    @Test
    @TestSecurity(user = "treasurer", roles = "treasurer")
    @DisplayName(
            "a transfer for a charge that is paid already is booked on it as an excess, from whichever page of the list")
    void excess() {
        Response page = Forms.page(HERE, "payee-excess", "en");
        assertThat(page.asString())
                .contains(
                        "<option value=\"c1\">示例甲",
                        "<option value=\"c2\">示例丙",
                        "<option value=\"c3\">示例丁",
                        "Accept the excess");
        StubServices.json("/v1/payments/m1/booking", received());
        Forms.send(
                        page,
                        HERE + "/payments/m1",
                        Map.of(
                                "charge", "c3",
                                "amount", "700",
                                "currency", "TWD",
                                "acceptExcess", "yes",
                                "note", "paid twice"))
                .then()
                .statusCode(303);
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/booking"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body())
                        .contains("\"chargeId\":\"c3\"", "\"acceptExcess\":true", "\"note\":\"paid twice\""));
    }

    @Test
    @TestSecurity(user = "treasurer", roles = "treasurer")
    @DisplayName(
            "a statement is shown with the error per row before it is taken in; with errors there is no way to take it in")
    void statement() {
        Response form = Forms.page(HERE + "/statement", "statement", "en");
        StubServices.json("/v1/statements/preview" + QUERY, """
                {"lines":[{"row":1,"valueAt":"2025-01-02T02:00:00Z","amount":{"amount":"700","currency":"TWD"},"bank":"012",
                 "lastFive":"54321","known":false,"fits":"EXACT","reasons":[]}],
                 "errors":[{"pointer":"/2/amount","code":"number","detail":"Row 2: 7OO is no amount."}]}""");
        Response preview = Forms.send(
                form,
                HERE + "/statement",
                Map.of("csv", "valueDate,amount\n2025-01-02,700\n2025-01-02,7OO", "step", "preview"));
        assertThat(preview.statusCode()).isEqualTo(200);
        assertThat(preview.asString())
                .contains("Row 2: 7OO is no amount.", "exact", "7OO</textarea>")
                .doesNotContain("value=\"import\"");
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().startsWith("/v1/statements/preview"))
                .singleElement()
                .satisfies(
                        asked -> assertThat(asked.headers().get("content-type")).startsWith("text/csv"));
    }

    @Test
    @TestSecurity(user = "auditor", roles = "auditor")
    @DisplayName("the federation sees the ledger of the competition, and nothing to press")
    void money() {
        StubServices.json("/v1/ledger/summary?competition=SEL", """
                {"balanced":true,"received":"56000","refunded":"700","unmatched":1,"currency":"TWD"}""");
        assertThat(Forms.page("/staff/competitions/SEL/money", "money", "en").asString())
                .contains("NT$56,000", "Balanced");
        assertThat(Forms.page(HERE, "payee-auditor", "en").asString()).doesNotContain("<button>Book");
    }

    private static String received() {
        return """
                {"id":"m1","competition":"SEL","payee":"taipei","method":"TRANSFER","amount":{"amount":"700","currency":"TWD"},
                 "valueAt":"2025-01-02T02:00:00Z","valueOn":"2025-01-02","status":"BOOKED","parts":[],"version":2}""";
    }
}
