package org.chessfed.console.mine;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Cookie;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.console.Answers;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The page of a private link")
class MyPageTest {

    private static final String BERTH = "01a00000-0000-7000-8000-0000000000b1";
    private static final String CHARGE = "01a00000-0000-7000-8000-0000000000c1";
    private static final String SECRET = "s3cret-of-a-mail_0123";
    private static final String FORM = "application/x-www-form-urlencoded";

    @BeforeEach
    void serve() {
        Answers.serveEvent();
        StubServices.json("/v1/links/exchange", """
                {"token":"aaa.bbb.ccc","personId":"%s","purpose":"PERSON","expiresInSeconds":600}
                """.formatted(Answers.PERSON));
        StubServices.json("/v1/entries/mine", Answers.of("my-entries"));
        StubServices.json("/v1/charges/mine", Answers.of("my-charges"));
        StubServices.json("/v1/persons/" + Answers.PERSON + "/berths", Answers.of("my-berths"));
        StubServices.json("/v1/berths/" + BERTH, berth());
        StubServices.json("/v1/berths/" + BERTH + "/answers", berth());
    }

    @Test
    @DisplayName(
            "the secret becomes a token in a cookie that no script reads and no other page gets; it is in no address")
    void opens() {
        Response opened = open(SECRET);

        opened.then().statusCode(303);
        assertThat(opened.header("Location")).endsWith("/my").doesNotContain(SECRET);
        Cookie link = opened.getDetailedCookie("link");
        assertThat(link.isHttpOnly()).isTrue();
        assertThat(link.getSameSite()).isEqualTo("Strict");
        assertThat(link.getPath()).isEqualTo("/my");
        assertThat(link.getMaxAge()).isEqualTo(600);
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().equals("/v1/links/exchange"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body()).isEqualTo("{\"secret\":\"" + SECRET + "\"}"));
    }

    @Test
    @DisplayName("a pasted address opens the page without a script; an unknown link says what to do")
    void withoutScript() {
        open("https://chess.example/my#" + SECRET).then().statusCode(303);
        StubServices.answer(
                "/v1/links/exchange",
                new StubServices.Answer(404, "application/problem+json", "{\"code\":\"not-found\"}", 0));
        open(SECRET).then().statusCode(404).body(containsString("latest mail"));
        open("x").then().statusCode(404);
        given().header("Accept-Language", "en")
                .get("/my")
                .then()
                .statusCode(200)
                .body(containsString("<noscript>"));
    }

    @Test
    @DisplayName("shows entry and state, what is owed, to whom, until when and why, the board, the berth, the rating")
    void shows() {
        String page = with("zh-TW")
                .get("/my")
                .then()
                .statusCode(200)
                .header("Cache-Control", "no-store")
                .extract()
                .asString();

        assertThat(page).contains("待繳費", "男子組", "保障區域：北區");
        assertThat(page).contains("NT$730", "示範銀行", "000-000-000000", "2025年1月2日（四）12:00", "規程 十1");
        assertThat(page).contains("第 3 桌・執白・對手");
        assertThat(page).contains("您可以參加複賽", "113年決賽第 4 名", "2024年12月31日（二）17:00");
        assertThat(page).contains("2076", "2060");
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().matches("/v1/(entries|charges)/mine.*|/v1/persons/.*"))
                .hasSize(3)
                .allMatch(asked -> "Bearer aaa.bbb.ccc".equals(asked.headers().get("authorization")));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().startsWith("/v1/tournaments"))
                .noneMatch(asked -> asked.headers().containsKey("authorization"));
    }

    @Test
    @DisplayName("a place is accepted or waived on a page of its own, once, under the key of the form")
    void answers() {
        String page = with("en")
                .get("/my/berths/" + BERTH + "?answer=WAIVE")
                .then()
                .statusCode(200)
                .body(containsString("cannot be had back"))
                .extract()
                .asString();
        String key = field(page, "key");

        Response first = with("en").get("/my/berths/" + BERTH + "?answer=WAIVE");
        given().redirects()
                .follow(false)
                .cookie("link", Answers.PERSON + "~aaa.bbb.ccc")
                .cookie("csrf", first.getCookie("csrf"))
                .contentType(FORM)
                .formParam("csrf-token", field(first.asString(), "csrf-token"))
                .formParam("key", key)
                .formParam("answer", "WAIVE")
                .post("/my/berths/" + BERTH + "/answers")
                .then()
                .statusCode(303);

        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.method().equals("POST"))
                .singleElement()
                .satisfies(asked -> {
                    assertThat(asked.body()).isEqualTo("{\"answer\":\"WAIVE\"}");
                    assertThat(asked.headers()).containsEntry("idempotency-key", key);
                });
    }

    @Test
    @DisplayName(
            "FORM-S3: who has made a transfer reports day, amount, last five digits, bank and name, once, under the key")
    void reportsTransfer() {
        StubServices.answer("/v1/transfer-reports", new StubServices.Answer(201, "application/json", "{}", 0));
        with("zh-TW").get("/my").then().body(containsString("/my/charges/" + CHARGE + "/transfer"));
        Response form = with("en").get("/my/charges/" + CHARGE + "/transfer");
        form.then().statusCode(200).body(containsString("value=\"730\"")).body(containsString("NT$730"));

        report(form, "12345").then().statusCode(303).header("Location", endsWith("/my?reported=yes"));

        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.method().equals("POST"))
                .singleElement()
                .satisfies(asked -> {
                    assertThat(asked.uri()).isEqualTo("/v1/transfer-reports");
                    assertThat(asked.headers()).containsEntry("idempotency-key", field(form.asString(), "key"));
                    assertThat(asked.headers()).containsEntry("authorization", "Bearer aaa.bbb.ccc");
                    assertThat(JsonPath.from(asked.body()).getMap("$"))
                            .containsEntry("chargeIds", List.of(CHARGE))
                            .containsEntry("payer", "示範家長")
                            .containsEntry("bank", "012")
                            .containsEntry("payerAccountLast5", "12345")
                            .containsEntry("paidOn", "2025-01-01")
                            .containsEntry("amount", Map.of("amount", "730", "currency", "TWD"));
                });
        with("en").get("/my?reported=yes").then().body(containsString("Your transfer has been reported"));
    }

    @Test
    @DisplayName("FORM-S3: what is refused stands beside its field, and nothing that was typed is lost")
    void transferRefused() {
        StubServices.answer("/v1/transfer-reports", new StubServices.Answer(400, "application/problem+json", """
                        {"code":"invalid","title":"t","detail":"Please mend.",
                         "errors":[{"pointer":"/payerAccountLast5","detail":"Five digits please."}]}
                        """, 0));
        Response form = with("en").get("/my/charges/" + CHARGE + "/transfer");
        report(form, "12")
                .then()
                .statusCode(400)
                .body(containsString("Five digits please."))
                .body(containsString("value=\"示範家長\""))
                .body(containsString("value=\"2025-01-01\""));
        with("en").get("/my/charges/" + BERTH + "/transfer").then().statusCode(404);
    }

    private static Response report(Response form, String lastFive) {
        return given().redirects()
                .follow(false)
                .header("Accept-Language", "en")
                .cookie("link", Answers.PERSON + "~aaa.bbb.ccc")
                .cookie("csrf", form.getCookie("csrf"))
                .contentType(FORM + "; charset=UTF-8")
                .formParam("csrf-token", field(form.asString(), "csrf-token"))
                .formParam("key", field(form.asString(), "key"))
                .formParam("payer", "示範家長")
                .formParam("bank", "012")
                .formParam("lastFive", lastFive)
                .formParam("paidOn", "2025-01-01")
                .formParam("amount", "730")
                .post("/my/charges/" + CHARGE + "/transfer");
    }

    @Test
    @DisplayName("an answer without the token of the form, or without an open link, changes nothing")
    void refuses() {
        with("en")
                .contentType(FORM)
                .formParam("answer", "WAIVE")
                .formParam("key", "k")
                .post("/my/berths/" + BERTH + "/answers")
                .then()
                .statusCode(400);
        given().redirects().follow(false).get("/my/berths/" + BERTH).then().statusCode(303);
        assertThat(StubServices.asked()).noneMatch(asked -> asked.method().equals("POST"));
    }

    @Test
    @DisplayName("after ten minutes the page closes and says how to open it again")
    void ends() {
        StubServices.answer(
                "/v1/charges/mine",
                new StubServices.Answer(401, "application/problem+json", "{\"code\":\"unauthenticated\"}", 0));
        with("en").get("/my").then().statusCode(200).body(containsString("closes after ten minutes"));
    }

    @Test
    @DisplayName("what a service refuses is said in its words, with clause and reasons")
    void refused() {
        StubServices.answer("/v1/berths/" + BERTH, new StubServices.Answer(422, "application/problem+json", """
                        {"code":"answer-late","title":"t","detail":"The deadline <b>has passed.","clause":"SEL-Q9",
                         "reasons":[{"clause":"SEL-Q9","key":"k","text":"silence waives"}],"requestId":"r-1"}
                        """, 0));
        with("en")
                .get("/my/berths/" + BERTH)
                .then()
                .statusCode(422)
                .body(containsString("The deadline &lt;b&gt;has passed."))
                .body(containsString("silence waives"))
                .body(containsString("r-1"));
    }

    private static Response open(String secret) {
        Response page = given().header("Accept-Language", "en").get("/my");
        return given().redirects()
                .follow(false)
                .header("Accept-Language", "en")
                .cookie("csrf", page.getCookie("csrf"))
                .contentType(FORM)
                .formParam("csrf-token", field(page.asString(), "csrf-token"))
                .formParam("secret", secret)
                .post("/my/open");
    }

    private static RequestSpecification with(String language) {
        return given().header("Accept-Language", language).cookie("link", Answers.PERSON + "~aaa.bbb.ccc");
    }

    private static String berth() {
        return Answers.of("my-berths").strip().replaceFirst("^\\[", "").replaceFirst("]$", "");
    }

    private static String field(String page, String name) {
        Matcher matcher =
                Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)\"").matcher(page);
        assertThat(matcher.find()).as(name).isTrue();
        return matcher.group(1);
    }
}
