package org.chessfed.pairing.round;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Pairings that arbiters change by hand")
class ManualChangeTest extends PairingCase {

    private static Map<String, String> pair(String white, String black) {
        return Map.of("whiteId", white, "blackId", black);
    }

    private static Map<String, String> bye(String person, String kind) {
        return Map.of("personId", person, "kind", kind);
    }

    @Test
    @DisplayName("A draft: begin, seat, end; each broken rule and the difference to the engine are named and recorded")
    void draftChanged() {
        open(8);
        draw();
        round(1); // 1-5 2-6 3-7 4-8
        draft(2).statusCode(201);
        post(ARBITER, "/rounds/2/manual-changes", Map.of("reason", "friends")).statusCode(403);
        String id = post(CHIEF, "/rounds/2/manual-changes", Map.of("reason", "wish of the host"))
                .statusCode(200)
                .body("endedAt", equalTo(null))
                .body("unseated", empty())
                .extract()
                .path("id");
        post(CHIEF, "/rounds/2/manual-changes", Map.of("reason", "again"))
                .statusCode(200)
                .body("id", equalTo(id));
        post(ARBITER, "/rounds/2/check", Map.of()).statusCode(409).body("type", containsString("manual-change-open"));
        assertThatThrownBy(() -> database.update("update round set status = 'CHECKED' where number = 2"))
                .isInstanceOf(DatabaseFailure.class);
        String seatings = "/rounds/2/manual-changes/" + id + "/seatings";
        post(CHIEF, seatings, Map.of("boards", List.of(pair("person-1", "person-1"))))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/boards/0/blackId"));
        post(CHIEF, seatings, Map.of("boards", List.of(pair("person-1", "nobody"))))
                .statusCode(400);
        post(CHIEF, seatings, Map.of("byes", List.of(bye("person-1", "GAME")))).statusCode(400);
        // 1 meets 5 again: their opponents are without a place
        post(CHIEF, seatings, Map.of("boards", List.of(pair("person-5", "person-1"))))
                .statusCode(200)
                .body("unseated", hasSize(2))
                .body("broken[0].whiteId", equalTo("person-5"))
                .body("broken[0].reasons[0].article", equalTo("C.04.3 2.1.1"))
                .body("broken[0].reasons[0].key", equalTo("explain.have-met"))
                .body("broken[0].reasons[0].numbers", equalTo(List.of(5, 1, 1)));
        post(CHIEF, "/rounds/2/manual-changes/" + id + "/end", Map.of())
                .statusCode(409)
                .body("type", containsString("players-unseated"));
        List<String> left = read(CHIEF, "/rounds/2/manual-changes").extract().path("[0].unseated.personId");
        as(CHIEF)
                .header("Accept-Language", "en")
                .body(Map.of("boards", List.of(pair(left.get(0), left.get(1)))))
                .post("/v1/tournaments/" + tournament + seatings)
                .then()
                .statusCode(200)
                .body("unseated", empty())
                .body("broken.reasons.flatten().text", hasItem("Numbers 5 and 1 met in round 1."));
        post(CHIEF, "/rounds/2/manual-changes/" + id + "/end", Map.of())
                .statusCode(200)
                .body("endedBy", equalTo("chief"))
                .body("difference.instead.whiteId", hasItem("person-5"))
                .body("difference.engine", hasSize(2));
        post(CHIEF, seatings, Map.of("byes", List.of()))
                .statusCode(409)
                .body("type", containsString("manual-change-ended"));
        check(2);
        get("/rounds/2/explanation")
                .statusCode(200)
                .body("changes[0].reason", equalTo("wish of the host"))
                .body("changes[0].broken.key", hasItem("explain.have-met"))
                .body("changes[0].difference.instead.whiteId", hasItem("person-5"));
    }

    @Test
    @DisplayName(
            "field case 1: withdraws after publication: the pairing stands, the opponent wins by forfeit, later rounds"
                    + " go on without")
    void withdrawsAfterPublication() {
        open(8);
        draw();
        publish(1);
        post(CHIEF, "/withdrawals", Map.of("personId", "person-1", "fromRound", 1, "reason", "ill"))
                .statusCode(200)
                .body("", hasSize(7));
        get("/rounds/1/pairings").body("boards", hasSize(4));
        enter(ARBITER, 1, board(1, "BLACK_WINS_BY_FORFEIT")).statusCode(200);
        play(1);
        complete(1);
        publish(2);
        get("/rounds/2/pairings")
                .body("byes.find { it.player.number == 1 }.kind", equalTo("WITHDRAWN"))
                .body("boards", hasSize(3));
        // Black of an unplayed game is no colour (C.04.2, 3.4): number 5, who won by forfeit, wants none, so that all
        // three
        // others with a point have theirs: 2 and 4 White, 3 Black. Were it counted, 5 would be due White, and meet 3
        assertThat(boardOf(2, "person-5")).containsEntry("whiteId", "person-2").containsEntry("blackId", "person-5");
        assertThat(boardOf(2, "person-3")).containsEntry("whiteId", "person-4").containsEntry("blackId", "person-3");
        assertThat(database.number("select count(*) from audit where action = 'player-withdrawn'"))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("field case 1: by the arbiter's act the opponent is paired with the bye player instead")
    void pairedWithTheByePlayer() {
        open(7);
        draw();
        publish(1);
        get("/rounds/1/pairings")
                .body("byes[0].player.number", equalTo(7))
                .body("byes[0].kind", equalTo("PAIRING_BYE"));
        String opponent = (String) boardOf(1, "person-1").get("blackId");
        post(CHIEF, "/withdrawals", Map.of("personId", "person-1", "fromRound", 1, "reason", "ill"))
                .statusCode(200);
        Map<String, Object> change = Map.of(
                "reason", "number 1 has left",
                "boards", List.of(pair("person-7", opponent)),
                "byes", List.of(bye("person-1", "WITHDRAWN")));
        post(CHIEF, "/rounds/1/manual-changes", change)
                .statusCode(200)
                .body("endedAt", notNullValue())
                .body("view.status", equalTo("PUBLISHED"));
        get("/rounds/1/pairings")
                .body("boards", hasSize(3))
                .body("byes.kind", equalTo(List.of("WITHDRAWN")))
                .body("version", equalTo(3));
        play(1);
        complete(1);
    }

    @Test
    @DisplayName(
            "field case 5: five players and fifteen rounds: warned before round 1; when no legal pairing is left, there is no"
                    + " half-made round, and the next is paired by hand with the broken rules named")
    void noLegalPairing() {
        String plan = "          rounds: 7\n          perDay: [7]\n";
        String document = selection(11, "")
                .replaceFirst(
                        plan.replace("[", "\\[").replace("]", "\\]"), "          rounds: 15\n          perDay: [15]\n");
        open(roster("SEL", 11, "PRELIM", "P1N", 5), document);
        startsAt = "2025-01-05T01:00:00Z";
        get("").body("rounds", equalTo(15))
                .body("warnings.messageKey", hasItem("pairing.too-many-rounds"))
                .body("warnings[0].args", equalTo(List.of("5", "5", "15")));
        draw();
        int stuck = 1;
        ValidatableResponse answer = draft(stuck);
        while (answer.extract().statusCode() == 201) {
            check(stuck);
            play(stuck);
            complete(stuck);
            stuck++;
            answer = draft(stuck);
        }
        assertThat(stuck).as("ten pairs fill five rounds").isBetween(3, 6);
        answer.statusCode(409).body("type", containsString("no-pairing")).body("reasons", not(empty()));
        for (String table : List.of("round where number = ", "game where round = ", "seat where round = ")) {
            assertThat(database.number("select count(*) from " + table + stuck)).isZero();
        }
        post(ARBITER, "/rounds", Map.of("number", stuck, "manual", true, "startsAt", startsAt))
                .statusCode(201)
                .body("boards", empty());
        Map<String, Object> met = boards(1).getFirst();
        String hadBye = "person-" + get("/rounds/1/pairings").extract().path("byes[0].player.number");
        List<String> others = Stream.of("person-1", "person-2", "person-3", "person-4", "person-5")
                .filter(person ->
                        !Set.of(met.get("whiteId"), met.get("blackId"), hadBye).contains(person))
                .toList();
        Map<String, Object> by = Map.of(
                "reason",
                "no legal pairing",
                "boards",
                List.of(
                        pair((String) met.get("whiteId"), (String) met.get("blackId")),
                        pair(others.getFirst(), others.getLast())),
                "byes",
                List.of(bye(hadBye, "PAIRING_BYE")));
        String path = "/rounds/" + stuck + "/manual-changes";
        String change = post(CHIEF, path, by)
                .statusCode(200)
                .body("broken.reasons.flatten().key", hasItems("explain.have-met", "explain.bye-barred"))
                .extract()
                .path("id");
        post(CHIEF, path + "/" + change + "/end", Map.of()).statusCode(200);
        check(stuck);
        play(stuck);
        complete(stuck);
    }

    @Test
    @DisplayName("field case 9: two sat at each other's boards; both games are taken back, put right, and it is noted")
    void wrongBoards() {
        open(8);
        draw();
        publish(1); // 1-5 6-2 3-7 8-4
        String one = (String) boardOf(1, "person-5").get("whiteId");
        Map<String, Object> change = Map.of(
                "reason",
                "persons 5 and 7 sat at each other's boards; ten minutes on the clocks stay",
                "boards",
                List.of(
                        Map.of("board", 1, "whiteId", one, "blackId", "person-7"),
                        Map.of("board", 3, "whiteId", "person-3", "blackId", "person-5")));
        post(CHIEF, "/rounds/1/manual-changes", change)
                .statusCode(200)
                .body("view.boards[0].blackId", equalTo("person-7"))
                .body("view.boards[2].blackId", equalTo("person-5"))
                .body("broken", hasSize(2));
        get("/rounds/1/pairings").body("boards[0].black.number", equalTo(7));
        get("/rounds/1/explanation").body("changes[0].reason", containsString("ten minutes on the clocks stay"));
        enter(ARBITER, 1, board(1, "WHITE_WINS")).statusCode(200);
        post(CHIEF, "/rounds/1/manual-changes", change).statusCode(409).body("type", containsString("result-stands"));
    }

    @Test
    @DisplayName(
            "field case 3: pairing twice, from two laptops at once and again later, gives one round and one answer")
    void pairedTwice() {
        open(8);
        draw();
        List<CompletableFuture<ValidatableResponse>> laptops = Stream.of(ARBITER, CHIEF, SECOND_ARBITER)
                .map(token -> CompletableFuture.supplyAsync(() -> post(token, "/rounds", Map.of("number", 1))))
                .toList();
        List<ValidatableResponse> answers =
                laptops.stream().map(CompletableFuture::join).toList();
        assertThat(answers)
                .extracting(answer -> answer.extract().statusCode())
                .containsExactlyInAnyOrder(201, 200, 200);
        List<Map<String, Object>> boards = boards(1);
        for (ValidatableResponse answer : answers) {
            assertThat(answer.extract().<List<Map<String, Object>>>path("boards"))
                    .isEqualTo(boards);
        }
        String first = answers.getFirst().extract().path("id");
        post(CHIEF, "/rounds", Map.of("number", 1)).statusCode(200).body("id", equalTo(first));
        assertThat(database.number("select count(*) from round")).isEqualTo(1);
        assertThat(database.number("select count(*) from game")).isEqualTo(4);
    }

    @Test
    @DisplayName("Boards are numbered from the first board of the tournament; a person with a fixed board sits there")
    void boardNumbers() {
        open(8);
        parameters(Map.of("firstBoard", 21)).statusCode(200).body("firstBoard", equalTo(21));
        int version = get("").extract().path("version");
        as(CHIEF)
                .header("If-Match", "\"" + version + "\"")
                .body(Map.of("boards", List.of(Map.of("personId", "person-1", "board", 23))))
                .put("/v1/tournaments/" + tournament + "/fixed-boards")
                .then()
                .statusCode(200);
        draw();
        publish(1);
        read(ARBITER, "/rounds/1").body("boards.board", equalTo(List.of(21, 22, 23, 24)));
        assertThat(boardOf(1, "person-1")).containsEntry("board", 23);
        read(ARBITER, "/fixed-boards").body("[0].board", equalTo(23));
        enter(ARBITER, 1, board(23, "WHITE_WINS")).statusCode(200);
    }

    @Test
    @DisplayName(
            "Hall lists by board and by name: JSON, a page to print in the reader's language, CSV without formulas")
    void hallLists() {
        open(7);
        database.update("update tournament_player set name_zh = '=1+1', passport_name = '<b>A,B</b>' where number = 1");
        draw();
        publish(1);
        get("/rounds/1/hall-list").body("lines", hasSize(7)).body("lines[-1].bye", equalTo("PAIRING_BYE"));
        get("/rounds/0/hall-list?by=NAME")
                .body("lines[0].nameZh", equalTo("=1+1"))
                .body("order", equalTo("NAME"));
        String page = as(CHIEF)
                .header("Accept-Language", "en")
                .accept("text/html")
                .get("/v1/tournaments/" + tournament + "/rounds/1/hall-list/print?by=NAME")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(page)
                .contains("Pairings of round 1")
                .contains("&lt;b&gt;A,B&lt;/b&gt;")
                .doesNotContain("<b>A");
        String csv = as(CHIEF)
                .accept("text/csv")
                .get("/v1/tournaments/" + tournament + "/rounds/1/hall-list/csv")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(csv).contains("'=1+1").contains("\"<b>A,B</b>\"").hasLineCount(8);
    }

    @Test
    @DisplayName("Why this pairing, why not another, why this bye: in the reader's language, of published rounds only")
    void explained() {
        open(9);
        draw();
        get("/rounds/1/explanation").statusCode(404);
        publish(1);
        get("/rounds/1/explanation")
                .statusCode(200)
                .body("edition", equalTo("FIDE_2026"))
                .body("brackets[0].residents", hasSize(9))
                .body("bye[0].article", equalTo("C.04.1 3"));
        english("/rounds/1/explanation/why-not?a=1&b=2")
                .body("reasons[0].text", containsString("All criteria would be met equally well"))
                .body("alternative.boards", not(empty()));
        english("/rounds/1/explanation/why-not?a=1&b=5").body("reasons[0].key", equalTo("explain.they-meet"));
        english("/rounds/1/explanation/why-not?a=9").body("reasons[0].key", equalTo("explain.has-the-bye"));
        get("/rounds/1/explanation/why-not?a=1").statusCode(200).body("reasons[0].text", notNullValue());
        get("/rounds/1/explanation/why-not?a=1&b=99").statusCode(400).body("errors[0].pointer", equalTo("?b"));
    }

    private ValidatableResponse english(String path) {
        return given().header("Accept-Language", "en")
                .get("/v1/tournaments/" + tournament + path)
                .then()
                .statusCode(200);
    }
}
