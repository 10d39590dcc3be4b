package org.chessfed.console.season;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("Drafting a player")
class DraftPagesTest {

    private static final String HERE = "/staff/seasons/SEL/draft";
    private static final String DRAFTED = "/v1/seasons/SEL/berths?source=DRAFTED&limit=20";

    @BeforeEach
    void serve() throws IOException {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/seasons/SEL/overview", SeasonPagesTest.answer("overview.json"));
        StubServices.json(DRAFTED, "{\"items\":[]}");
        StubServices.json("/v1/ratings?search=shih&limit=20", """
                {"items":[{"personId":"p7","nameZh":"示例庚","passportName":"SHIH Li-Keng","rating":2210,"games":30}]}""");
    }

    @Test
    @TestSecurity(user = "selector", roles = "selection-committee")
    @DisplayName("the committee finds a player by name on the list of ratings and types no id")
    void byName() {
        String found = Forms.page(HERE + "?name=shih", "draft-found", "en").asString();
        assertThat(found).contains("SHIH Li-Keng", "2210", "draft?personId=p7").doesNotContain("name=\"reason\"");
        String chosen =
                Forms.page(HERE + "?personId=p7&who=shih", "draft-chosen", "en").asString();
        assertThat(chosen).contains("name=\"personId\" value=\"p7\"", "name=\"reason\"", "<h2>shih</h2>");
        assertThat(StubServices.asked())
                .as("the committee may not search the persons")
                .noneMatch(asked -> asked.uri().startsWith("/v1/persons"));
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("whoever was drafted stands there with the reason, who decided and when")
    void drafted() {
        String berth = """
                {"id":"b7","competition":"SEL","stage":"FINAL","event":"FINAL","section":"MEN",
                 "person":{"id":"p7","nameZh":"示例庚"},"source":"DRAFTED","state":"GRANTED","version":1,
                 "reasons":[{"clause":"SEL-F3","key":"k","text":"Drafted by the selection committee: strongest player"}]
                 %s}""";
        StubServices.json(DRAFTED, "{\"items\":[" + berth.formatted("") + "]}");
        StubServices.json("/v1/berths/b7", berth.formatted("""
                ,"moves":[{"to":"GRANTED","at":"2025-02-01T04:00:00Z","actor":"selector-one","reasons":[]}]"""));
        for (String language : List.of("en", "zh-TW")) {
            assertThat(Forms.page(HERE, "draft-drafted", language).asString())
                    .contains("示例庚", "strongest player", "selector-one");
        }
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("staff find everybody who is registered, told apart by the year of birth")
    void staffFindPersons() {
        StubServices.json("/v1/persons?name=shih", """
                [{"person":{"personId":"p8","nameZh":"示例辛","passportName":"SHIH Li-Hsin","sex":"F","birthYear":2001,
                 "minor":false},"nationalRating":1800,"version":1}]""");
        assertThat(Forms.page(HERE + "?name=shih", "draft-persons", "zh-TW").asString())
                .contains("示例辛", "2001", "draft?personId=p8");
    }

    @Test
    @TestSecurity(user = "selector", roles = "selection-committee")
    @DisplayName("what is wrong with a field stands beside it and is told with it; the field has the focus")
    void faultBesideTheField() {
        Response form = Forms.page(HERE + "?personId=p7&who=shih", "draft-form", "en");
        StubServices.answer(
                "/v1/seasons/SEL/drafts/checks", new StubServices.Answer(400, "application/problem+json", """
                        {"code":"invalid","title":"t","detail":"One value is wrong.","status":400,
                         "errors":[{"pointer":"/reason","code":"too-short","detail":"Say more."},
                                   {"pointer":"/stage","code":"unknown","detail":"No such stage."}]}""", 0));
        Response again = Forms.send(
                form,
                HERE,
                Map.of(
                        "stage",
                        "X",
                        "section",
                        "MEN",
                        "personId",
                        "p7",
                        "who",
                        "shih",
                        "reason",
                        "x",
                        "step",
                        "check"));
        assertThat(again.statusCode()).isEqualTo(400);
        assertThat(again.asString())
                .containsPattern(
                        "<textarea id=\"reason\"[^>]*aria-invalid=\"true\" aria-describedby=\"fault-reason\" autofocus>")
                .containsPattern("id=\"fault-reason\">\\s*Say more\\.")
                .contains("No such stage. <code>/stage</code>")
                .doesNotContain("<li>Say more.")
                .doesNotContain("role=\"alert\" tabindex=\"-1\" autofocus");
    }

    @Test
    @TestSecurity(user = "selector", roles = "selection-committee")
    @DisplayName("a refusal of no field in particular has the focus itself")
    void refusal() {
        Response form = Forms.page(HERE + "?personId=p7&who=shih", "draft-form", "en");
        StubServices.answer(
                "/v1/seasons/SEL/drafts/checks", new StubServices.Answer(409, "application/problem+json", """
                        {"code":"wrong-state","title":"t","detail":"The list is closed.","status":409}""", 0));
        Response again =
                Forms.send(form, HERE, Map.of("stage", "FINAL", "personId", "p7", "reason", "strong", "step", "check"));
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.asString())
                .contains("role=\"alert\" tabindex=\"-1\" autofocus", "The list is closed.")
                .doesNotContain("aria-invalid");
    }
}
