package org.chessfed.console.arbiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.response.Response;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The arbiter's pages")
class ArbiterPagesTest {

    private static final String HERE = "/staff/tournaments/t1";

    @BeforeEach
    void serve() {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/tournaments/t1", tournament("RUNNING", 3, 2));
        StubServices.json("/v1/tournaments/t1/playoffs", "[]");
        StubServices.json("/v1/tournaments/t1/rounds/3", round("PUBLISHED", true));
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("the tournament: rounds that are over, the one that is played, and no button for what comes later")
    void tournament() {
        String html = Forms.page(HERE, "tournament", "zh-TW").asString();
        assertThat(html).contains("第 3 輪", "已公布", HERE + "/rounds/3").doesNotContain("編排第 4 輪");
        StubServices.json("/v1/tournaments/t1", tournament("RUNNING", 2, 2));
        StubServices.answer(
                "/v1/tournaments/t1/rounds/3",
                new StubServices.Answer(404, "application/problem+json", "{\"code\":\"not-found\",\"status\":404}", 0));
        assertThat(Forms.page(HERE, "tournament-next", "en").asString()).contains("Pair round 3");
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("field case 5: more rounds than the field allows are told on the tournament's page")
    void tooManyRounds() {
        assertThat(Forms.page(HERE, "tournament", "en").asString()).doesNotContain("can meet in");
        StubServices.json(
                "/v1/tournaments/t1",
                tournament("RUNNING", 3, 2)
                        .replaceFirst(
                                "\\{",
                                "{\"warnings\":[{\"messageKey\":\"pairing.too-many-rounds\",\"args\":[\"5\",\"5\",\"15\"]}],"));
        assertThat(Forms.page(HERE, "tournament", "en").asString())
                .contains("5 players can meet in 5 rounds at most without meeting twice; this tournament has 15");
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("results: one form for the round, boards left empty are not sent, lateness goes as an instant")
    void results() {
        Response form = Forms.page(HERE + "/rounds/3", "round", "zh-TW");
        assertThat(form.asString())
                .contains("name=\"result-2\"", "name=\"white-2\"")
                .doesNotContain("name=\"result-1\"");
        StubServices.json("/v1/tournaments/t1/rounds/3/results", "[]");
        Forms.send(form, HERE + "/rounds/3/results", Map.of("result-2", "DRAW", "black-3", "09:05:01"))
                .then()
                .statusCode(303)
                .header("Location", containsString("/rounds/3?done=results_entered"));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/results"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body())
                        .contains("{\"board\":2,\"result\":\"DRAW\"")
                        .contains("\"blackArrivedAt\":\"2025-01-05T01:05:01Z\"")
                        .doesNotContain("\"board\":4"));
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("a refusal keeps what was entered and says in the service's words what is wrong")
    void refusedResults() {
        Response form = Forms.page(HERE + "/rounds/3", "round", "en");
        StubServices.answer(
                "/v1/tournaments/t1/rounds/3/results",
                new StubServices.Answer(409, "application/problem+json", """
                        {"code":"result-entered","title":"t","detail":"Board 2 has its result already.","status":409}""", 0));
        String again = Forms.send(form, HERE + "/rounds/3/results", Map.of("result-2", "DRAW"))
                .then()
                .statusCode(409)
                .extract()
                .asString();
        assertThat(again).contains("Board 2 has its result already.");
        assertThat(again).containsPattern("name=\"result-2\" value=\"DRAW\" checked");
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("entering a result and changing one are two rights: an arbiter sees no way to correct")
    void arbiterDoesNotCorrect() {
        assertThat(Forms.page(HERE + "/rounds/3", "round", "en").asString()).doesNotContain("/boards/1");
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("a correction is previewed, then made with the version of the game that was shown")
    void correction() {
        Response form = Forms.page(HERE + "/rounds/3/boards/1", "correction", "en");
        assertThat(form.asString()).doesNotContain("value=\"correct\"");
        StubServices.json("/v1/tournaments/t1/rounds/3/boards/1/preview", """
                [{"section":"MEN","personId":"p1","name":"示例甲","before":10,"after":11}]""");
        Response preview = Forms.send(
                form,
                HERE + "/rounds/3/boards/1",
                Map.of("version", "4", "result", "BLACK_WINS", "reason", "sheet", "step", "preview"));
        assertThat(preview.statusCode()).isEqualTo(200);
        assertThat(preview.asString()).contains("示例甲", "value=\"correct\"");
        StubServices.json("/v1/tournaments/t1/rounds/3/boards/1", """
                {"board":1,"whiteOutcome":"LOSS","blackOutcome":"WIN","whiteLate":false,"blackLate":false}""");
        Forms.send(
                        form,
                        HERE + "/rounds/3/boards/1",
                        Map.of("version", "4", "result", "BLACK_WINS", "reason", "sheet", "step", "correct"))
                .then()
                .statusCode(303);
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.method().equals("PUT"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.headers()).containsEntry("if-match", "\"4\""));
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("a draft is checked, then published")
    void draft() {
        StubServices.json("/v1/tournaments/t1/rounds/3", round("DRAFT", false));
        assertThat(Forms.page(HERE + "/rounds/3", "draft", "zh-TW").asString())
                .contains(HERE + "/rounds/3/check", "One pair floats.", "FIDE C.04.3 3.3")
                .doesNotContain(HERE + "/rounds/3/publication");
        StubServices.json("/v1/tournaments/t1/rounds/3", round("CHECKED", false));
        assertThat(Forms.page(HERE + "/rounds/3", "checked", "en").asString()).contains(HERE + "/rounds/3/publication");
    }

    @Test
    @TestSecurity(user = "chief", roles = "chief-arbiter")
    @DisplayName("the order of a playoff: equal places stay joint")
    void playoff() {
        StubServices.json("/v1/tournaments/t1/playoffs", """
                [{"id":"o1","version":1,"tournamentId":"t1","section":"MEN","personIds":["a","b","c"],"clause":"SEL-Q6",
                  "status":"REQUESTED","order":[],"requestedAt":"2025-01-05T10:00:00Z"}]""");
        StubServices.json("/v1/tournaments/t1/players", """
                [{"number":1,"personId":"a","nameZh":"示例甲"},{"number":2,"personId":"b","nameZh":"示例乙"},
                 {"number":3,"personId":"c","nameZh":"示例丙"}]""");
        Response form = Forms.page(HERE, "playoff", "zh-TW");
        assertThat(form.asString()).contains("示例乙");
        StubServices.json("/v1/tournaments/t1/playoffs/o1/order", """
                {"id":"o1","version":2,"section":"MEN","personIds":["a","b","c"],"status":"DECIDED"}""");
        Forms.send(
                        form,
                        HERE + "/playoffs/o1/order",
                        Map.of("place-a", "2", "place-b", "1", "place-c", "2", "note", "blitz"))
                .then()
                .statusCode(303);
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/order"))
                .singleElement()
                .satisfies(
                        asked -> assertThat(asked.body()).containsPattern("\\[\\[\"b\"],\\[\"(a\",\"c|c\",\"a)\"]]"));
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName(
            "[SEL-S9]: an absence is noted for rounds that are not public yet; only the chief arbiter withdraws a player")
    void absences() {
        StubServices.json("/v1/tournaments/t1/announcements", "[]");
        StubServices.json("/v1/tournaments/t1/players", """
                [{"number":1,"personId":"a","nameZh":"示例甲"}]""");
        Response form = Forms.page(HERE + "/absences", "absences", "zh-TW");
        assertThat(form.asString())
                .contains("name=\"rounds\" value=\"4\"")
                .doesNotContain("name=\"rounds\" value=\"3\"", "value=\"withdraw\"");
        Forms.send(form, HERE + "/absences", Map.of("person", "a", "rounds", "4", "reason", "ill", "step", "absent"))
                .then()
                .statusCode(303)
                .header("Location", containsString("/absences?done=absence_noted"));
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.method().equals("POST"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body()).contains("\"rounds\":[4]", "\"kind\":\"ABSENCE\""));
    }

    static String tournament(String status, int published, int completed) {
        return """
                {"id":"t1","version":5,"competition":"SEL","competitionVersion":1,"stage":"PRELIM","event":"P1N",
                 "sections":["MEN","WOMEN"],"system":"SWISS","rounds":7,"status":"%s","roundsPublished":%d,
                 "roundsCompleted":%d,"players":24,"initialColour":"WHITE","openParameters":[],"chain":["PTS"],
                 "lateAfterMinutes":5,"pairingEdition":"FIDE_2026","tieBreakEdition":"FIDE_2024_08","calendar":[
                 {"round":1,"startsAt":"2025-01-05T01:00:00Z"},{"round":2},{"round":3},{"round":4}]}""".formatted(status, published, completed);
    }

    static String round(String status, boolean firstDecided) {
        String boards = IntStream.rangeClosed(1, 12)
                .mapToObj(board -> """
                        {"gameId":"g%1$d","version":4,"board":%1$d,"whiteId":"w%1$d","whiteName":"示範%1$d",
                         "blackId":"b%1$d","blackName":"例題%1$d","whiteOutcome":"%2$s","blackOutcome":"%3$s",
                         "whiteLate":false,"blackLate":false}""".formatted(
                                board,
                                firstDecided && board == 1 ? "WIN" : "UNKNOWN",
                                firstDecided && board == 1 ? "LOSS" : "UNKNOWN"))
                .collect(Collectors.joining(","));
        return """
                {"id":"r3","version":2,"tournamentId":"t1","number":3,"status":"%s","startsAt":"2025-01-05T01:00:00Z",
                 "boards":[%s],"byes":[{"personId":"z","name":"示例癸","kind":"PAIRING_BYE"}],
                 "remarks":[{"article":"C.04.3 3.3","key":"k","text":"One pair floats.","numbers":[7]}]}""".formatted(status, boards);
    }
}
