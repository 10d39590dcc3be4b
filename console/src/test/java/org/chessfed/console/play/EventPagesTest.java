package org.chessfed.console.play;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.chessfed.console.Answers;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The public pages of an event")
class EventPagesTest {

    private static final String EVENT = "/competitions/SEL/events/P1N";
    private static final String ROUND = EVENT + "/MEN.WOMEN/rounds/3";

    @BeforeEach
    void serve() {
        Answers.serveEvent();
    }

    @Test
    @DisplayName(
            "the event: place and time in the regulation's zone, its notices, and the round that was published last")
    void event() {
        String page = page(EVENT, "zh-TW");
        assertThat(page)
                .contains("新北市大豐國民小學", "2025年1月5日（日）09:00", "北區", "運動員權益專線")
                .contains("第 3 輪對局表", "女子組名次")
                .doesNotContain("rounds/4");
    }

    @Test
    @DisplayName("pairings: board, colour, opponent, result and points; byes; version and time of the publication")
    void pairings() {
        assertThat(page(ROUND, "zh-TW"))
                .contains("公布第 4 版", "2025年1月5日（日）11:12")
                .contains("示甲子明", "1–0", "½–½", "+/−", "未結束")
                .contains("示丙寅光", "輪空", "示丁未然", "請假");
    }

    @Test
    @DisplayName("a search for a name says board and colour and marks the row, without any script")
    void search() {
        String page = given().header("Accept-Language", "en")
                .queryParam("name", " SHIH  ping hsu-ping")
                .get(ROUND)
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(page).contains("board 3, with White, against").containsOnlyOnce("class=\"found\"");
        assertThat(page).doesNotContain("<script");

        given().header("Accept-Language", "en")
                .queryParam("name", "<b>\"'nobody")
                .get(ROUND)
                .then()
                .statusCode(200)
                .body(containsString("No name fits"))
                .body(not(containsString("<b>\"")));
    }

    @Test
    @DisplayName("standings: every value of the chain, void results with their clause, corrections, as of which round")
    void standings() {
        assertThat(page(EVENT + "/MEN.WOMEN/standings/MEN", "en"))
                .contains("Provisional", "after round 2", "publication 3")
                .contains("BH/M1", "Median Buchholz", "2.25")
                .contains("Does not count", "/competitions/SEL/regulation#SEL-Q8")
                .contains("Round 1, board 2", "1–0 → ½–½", "for rating only");
    }

    @Test
    @DisplayName(
            "how a number in the standings came about: each step with its lines, what a cut left out, in both languages")
    void working() {
        assertThat(page(EVENT + "/MEN.WOMEN/standings/MEN", "en"))
                .contains("href=\"/competitions/SEL/events/P1N/MEN.WOMEN/standings/MEN/20\"");
        assertThat(page(EVENT + "/MEN.WOMEN/standings/MEN/20", "en"))
                .contains("How the numbers came about", "Median Buchholz", "Shih Hsin Yu-An", "1.5 × 1", "0.75")
                .contains("<s>1.0</s> (left out)", "lowered to the limit", "two blitz games");
        assertThat(page(EVENT + "/MEN.WOMEN/standings/MEN/20", "zh-TW")).contains("數字的由來", "示辛酉安", "對手積分", "（剔除）");
        given().get(EVENT + "/MEN.WOMEN/standings/MEN/99").then().statusCode(404);
    }

    @Test
    @DisplayName("one page asks each question once, however many rows it has")
    void fewCalls() {
        page(ROUND, "zh-TW");
        assertThat(StubServices.asked()).hasSizeLessThanOrEqualTo(9);
        assertThat(StubServices.asked())
                .extracting(StubServices.Asked::headers)
                .noneMatch(headers -> headers.containsKey("authorization"));
    }

    @Test
    @DisplayName("what is not published is not there: round 4, an unknown section, a group of another event")
    void notPublished() {
        for (String path : List.of(
                EVENT + "/MEN.WOMEN/rounds/4",
                EVENT + "/MEN.WOMEN/standings/JUNIORS",
                EVENT + "/MEN/rounds/3",
                EVENT + "/MEN.WOMEN/rounds/x",
                "/competitions/NONE",
                "/competitions/SEL/events/NONE")) {
            given().get(path).then().statusCode(404).contentType("text/html");
        }
    }

    @Test
    @DisplayName("a service that is away is a page that says so, and tells when to try again")
    void away() {
        StubServices.answer(
                "/v1/tournaments?competition=SEL&event=P1N",
                new StubServices.Answer(503, "application/problem+json", "{\"code\":\"unavailable\"}", 0));
        given().header("Accept-Language", "en")
                .get(ROUND)
                .then()
                .statusCode(503)
                .header("Retry-After", "5")
                .body(containsString("Away for the moment"));
    }

    @Test
    @DisplayName("the regulation: every clause at an address of its own, places that it leaves open told in words")
    void regulation() {
        assertThat(page("/competitions/SEL/regulation", "en")).contains("id=\"SEL-Q8\"", "九(一)4");
        assertThat(page("/competitions/SEL", "en"))
                .contains("announced by the organiser", "Running")
                .doesNotContain("&lt;phone&gt;");
        assertThat(page(EVENT + "/MEN.WOMEN/players", "en")).contains("Shih Chia Tzu-Ming", "2150");
    }

    private static String page(String path, String language) {
        return given().header("Accept-Language", language)
                .get(path)
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }
}
