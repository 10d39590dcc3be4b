package org.chessfed.pairing.team;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.pairing.TeamCalls;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("A tournament of teams, played over HTTP")
class TeamTournamentTest {

    private static final String CHIEF = Tokens.of("chief", "chief-arbiter");
    private static final String ARBITER = Tokens.of("helper", "arbiter");

    @Inject
    Database database;

    private String tournament = "";

    @BeforeEach
    void fresh() {
        Tables.empty();
        TeamCalls.open("helper", "arbiter");
    }

    private void enter(String section, int teams) {
        tournament = TeamCalls.PATH + "/" + TeamCalls.enter(CHIEF, section, teams);
    }

    private void prepare(String section, int teams) {
        enter(section, teams);
        TeamCalls.as(CHIEF)
                .header("If-Match", "\"0\"")
                .body(Map.of("lateAfterMinutes", 15))
                .put(tournament + "/parameters")
                .then()
                .statusCode(200);
        post(CHIEF, "/initial-colour", Map.of("colour", "WHITE", "witness", "two captains"))
                .statusCode(200);
    }

    private ValidatableResponse post(String token, String path, Map<String, ?> body) {
        return TeamCalls.as(token).body(body).post(tournament + path).then();
    }

    private List<Map<String, Object>> publish(int round) {
        post(ARBITER, "/rounds", Map.of("number", round)).statusCode(200);
        post(ARBITER, "/rounds/" + round + "/check", Map.of()).statusCode(200);
        return post(CHIEF, "/rounds/" + round + "/publication", Map.of())
                .statusCode(200)
                .body("status", equalTo("PUBLISHED"))
                .extract()
                .path("matches");
    }

    @Test
    @DisplayName(
            "AC-095 TEAM-E2, E4: three players a team in a fixed order; a list of another size, or a second one, is refused whole")
    void teamList() {
        Map<String, Object> two = new HashMap<>(TeamCalls.list("OPEN", 2));
        two.put(
                "teams",
                List.of(
                        Map.of("nameZh", "甲", "players", List.of(Map.of("nameZh", "一"), Map.of("nameZh", "二"))),
                        Map.of("nameZh", "乙", "players", List.of(Map.of("nameZh", "三")))));
        TeamCalls.open("chief", "chief-arbiter");
        TeamCalls.as(CHIEF)
                .body(two)
                .post(TeamCalls.PATH)
                .then()
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/teams/0/players"));
        enter("OPEN", 4);
        TeamCalls.as(CHIEF)
                .body(TeamCalls.list("OPEN", 4))
                .post(TeamCalls.PATH)
                .then()
                .statusCode(409)
                .body("type", containsString("teams-entered"));
        TeamCalls.as(CHIEF)
                .body(TeamCalls.list("NOWHERE", 4))
                .post(TeamCalls.PATH)
                .then()
                .statusCode(404);
        given().get(tournament)
                .then()
                .statusCode(200)
                .body("teams", hasSize(4))
                .body("teams[0].players.board", equalTo(List.of(1, 2, 3)))
                .body("teams[0].players[0].nameZh", equalTo("選手1-1"))
                .body("boards", equalTo(3))
                .body("rounds", equalTo(5));
    }

    @Test
    @DisplayName(
            "TEAM-P6, Z6, CV-6: round 1 waits until the chief arbiter has confirmed or changed the proposed default time")
    void parameters() {
        enter("OPEN", 4);
        given().get(tournament)
                .then()
                .body("openParameters", equalTo(List.of("LATE_AFTER_MINUTES")))
                .body("proposedLateAfterMinutes", equalTo(25));
        post(ARBITER, "/rounds", Map.of("number", 1)).statusCode(409).body("type", containsString("parameters-open"));
        TeamCalls.as(CHIEF)
                .header("If-Match", "\"0\"")
                .body(Map.of("chain", List.of("MP")))
                .put(tournament + "/parameters")
                .then()
                .statusCode(422);
        TeamCalls.as(CHIEF)
                .header("If-Match", "\"0\"")
                .body(Map.of("lateAfterMinutes", 25))
                .put(tournament + "/parameters")
                .then()
                .statusCode(200)
                .body("openParameters", empty());
        post(ARBITER, "/rounds", Map.of("number", 1)).statusCode(409).body("type", containsString("lot-not-drawn"));
    }

    @Test
    @DisplayName(
            "AC-092 TEAM-P4, P5: board 1 meets board 1; boards 1, 0.5, 0.5 make 2-1 and 1-0; three draws 0.5 each; a forfeit counts on its board")
    void matchByBoards() {
        prepare("OPEN", 4);
        List<Map<String, Object>> matches = publish(1);
        assertThat(matches).hasSize(2);
        given().get(tournament + "/rounds/1")
                .then()
                .statusCode(200)
                .body("matches[0].first.number", equalTo(1))
                .body("matches[0].second.number", equalTo(3))
                .body("matches[0].boards[0].white", equalTo("選手1-1"))
                .body("matches[0].boards[1].white", equalTo("選手3-2"))
                .body("matches[0].boards[1].black", equalTo("選手1-2"));
        post(ARBITER, "/rounds/1/results", TeamCalls.results(1, "WHITE_WINS", "DRAW", "DRAW"))
                .statusCode(200)
                .body("matches[0].firstGamePoints", equalTo(20))
                .body("matches[0].secondGamePoints", equalTo(10))
                .body("matches[0].firstMatchPoints", equalTo(10))
                .body("matches[0].secondMatchPoints", equalTo(0));
        post(ARBITER, "/rounds/1/results", TeamCalls.results(1, "BLACK_WINS"))
                .statusCode(409)
                .body("type", containsString("result-stands"));
        post(ARBITER, "/rounds/1/results", TeamCalls.results(3, "DRAW"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/results/0/board"));
        post(ARBITER, "/rounds/1/completion", Map.of()).statusCode(409).body("type", containsString("results-missing"));
        post(ARBITER, "/rounds/1/results", TeamCalls.results(2, "DRAW", "DRAW", "DRAW"))
                .statusCode(200)
                .body("matches[1].firstMatchPoints", equalTo(5))
                .body("matches[1].secondMatchPoints", equalTo(5));
        post(ARBITER, "/rounds/1/completion", Map.of()).statusCode(200);
        TeamCalls.as(CHIEF)
                .header("If-Match", "\"3\"")
                .body(Map.of("result", "WHITE_WINS_BY_FORFEIT", "reason", "slip"))
                .put(tournament + "/rounds/1/tables/2/boards/1")
                .then()
                .statusCode(200)
                .body("matches[1].firstGamePoints", equalTo(20));
        given().get(tournament + "/standings")
                .then()
                .statusCode(200)
                .body("afterRound", equalTo(1))
                .body("chain", equalTo(List.of("MP", "GP", "DE", "BOARD1")))
                .body("clause", equalTo("TEAM-K1"))
                .body("rows[0].rank", equalTo(1))
                .body("rows[0].matchPoints", equalTo(10));
    }

    @Test
    @DisplayName(
            "TEAM-P6: who sits down after the confirmed default time loses his board, to the second; the lot for the colours"
                    + " is recorded with its witness")
    void lateAtABoard() {
        prepare("OPEN", 4);
        assertThat(database.number(
                        "select count(*) from lot where kind = 'INITIAL_COLOUR' and witness = 'two captains'"))
                .isEqualTo(1);
        publish(1);
        Instant start = Instant.parse(
                given().get(tournament + "/rounds/1").then().extract().path("startsAt"));
        List<Map<String, Object>> results = List.of(
                Map.of(
                        "table",
                        1,
                        "board",
                        1,
                        "result",
                        "DRAW",
                        "whiteArrivedAt",
                        start.plusSeconds(900).toString()),
                Map.of(
                        "table",
                        1,
                        "board",
                        2,
                        "whiteArrivedAt",
                        start.plusSeconds(901).toString()),
                Map.of(
                        "table",
                        1,
                        "board",
                        3,
                        "result",
                        "DRAW",
                        "blackArrivedAt",
                        start.plusSeconds(901).toString()));
        post(ARBITER, "/rounds/1/results", Map.of("results", results))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/results/2/result"));
        post(ARBITER, "/rounds/1/results", Map.of("results", results.subList(0, 2)))
                .statusCode(200)
                .body("matches[0].boards[0].whiteOutcome", equalTo("DRAW"))
                .body("matches[0].boards[1].whiteOutcome", equalTo("FORFEIT_LOSS"))
                .body("matches[0].boards[1].blackOutcome", equalTo("FORFEIT_WIN"));
    }

    @Test
    @DisplayName(
            "TEAM-K3, Z3: where the chain ends with lots, teams level to the end wait for them; they are recorded with witness"
                    + " and shown on the table")
    void lots() {
        String document = Documents.text("team-111")
                .replaceFirst("  version: 1\n", "  version: 2\n")
                .replaceFirst("value: \\[MP, GP, DE, BOARD1\\]", "value: [MP, GP, DE, BOARD1, LOTS]");
        TestFacts.publish(new CompetitionPublished("TEAM", 2, "T-2", document, Instant.EPOCH));
        prepare("OPEN", 8);
        List<Integer> all = List.of(1, 2, 3, 4, 5, 6, 7, 8);
        Map<String, Object> draw = Map.of("teams", all, "witness", "a captain", "reason", "all drew");
        post(CHIEF, "/lots", draw).statusCode(409).body("type", containsString("rounds-missing"));
        play(5, "===", Map.of());
        given().get(tournament + "/standings")
                .then()
                .body("rows.joint", everyItem(equalTo(true)))
                .body("lots", empty());
        post(CHIEF, "/lots", Map.of("teams", List.of(1, 2), "witness", "a captain", "reason", "r"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/teams"));
        Map<String, Object> drawn = new HashMap<>(draw);
        drawn.put("outcome", List.of(5, 3, 1, 8, 2, 7, 4, 6));
        post(ARBITER, "/lots", drawn).statusCode(403);
        post(CHIEF, "/lots", drawn).statusCode(200);
        given().get(tournament + "/standings")
                .then()
                .body("rows.number", equalTo(List.of(5, 3, 1, 8, 2, 7, 4, 6)))
                .body("rows.rank", equalTo(all))
                .body("lots[0].witness", equalTo("a captain"))
                .body("lots[0].recordedBy", equalTo("chief"));
    }

    /** Scores by board of two teams against everybody else, from their side; they draw from the front. */
    private void play(int rounds, String encounter, Map<Integer, Deque<String>> plans) {
        for (int round = 1; round <= rounds; round++) {
            for (Map<String, Object> match : publish(round)) {
                int table = (Integer) match.get("table");
                int first = number(match, "first");
                int second = number(match, "second");
                String boards;
                if (plans.containsKey(first) && plans.containsKey(second)) {
                    boards = first == 1 ? encounter : turned(encounter);
                } else if (plans.containsKey(first)) {
                    boards = plans.get(first).removeFirst();
                } else if (plans.containsKey(second)) {
                    boards = turned(plans.get(second).removeFirst());
                } else {
                    boards = "===";
                }
                post(ARBITER, "/rounds/" + round + "/results", TeamCalls.results(table, byColours(boards)))
                        .statusCode(200);
            }
            post(ARBITER, "/rounds/" + round + "/completion", Map.of()).statusCode(200);
        }
        assertThat(plans.values())
                .allSatisfy(left -> assertThat(left).as("the two met once").isEmpty());
    }

    private static int number(Map<String, Object> match, String side) {
        return (Integer) ((Map<?, ?>) match.get(side)).get("number");
    }

    private static String turned(String boards) {
        return boards.replace('1', '#').replace('0', '1').replace('#', '0');
    }

    /** On odd boards the first team has White. */
    private static String[] byColours(String boards) {
        List<String> results = new ArrayList<>();
        for (char board : boards.toCharArray()) {
            boolean white = results.size() % 2 == 0;
            results.add(board == '=' ? "DRAW" : (board == '1') == white ? "WHITE_WINS" : "BLACK_WINS");
        }
        return results.toArray(String[]::new);
    }

    private static Deque<String> plan(String... boards) {
        return new ArrayDeque<>(List.of(boards));
    }

    @Test
    @DisplayName(
            "AC-093 TEAM-K1: seven rounds; X and Y end with 5 match points and 14.5 game points, X beat Y 2-1: X is ahead")
    void xBeatY() {
        prepare("PRIMARY_A", 12);
        play(
                7,
                "110",
                Map.of(
                        1, plan("11=", "11=", "11=", "111", "001", "100"),
                        2, plan("11=", "11=", "11=", "11=", "11=", "001")));
        given().get(tournament + "/standings")
                .then()
                .body("rows[0].number", equalTo(1))
                .body("rows[0].values[0]", equalTo("5.0"))
                .body("rows[0].values[1]", equalTo("14.5"))
                .body("rows[1].number", equalTo(2))
                .body("rows[1].values[0]", equalTo("5.0"))
                .body("rows[1].values[1]", equalTo("14.5"))
                .body("rows[1].rank", equalTo(2));
    }

    @Test
    @DisplayName(
            "AC-094 TEAM-K2: X and Y drew and are level; board 1 made 5.5 for X and 6 for Y in seven games: Y is ahead")
    void firstBoards() {
        prepare("PRIMARY_B", 12);
        play(
                7,
                "===",
                Map.of(
                        1, plan("110", "110", "110", "110", "110", "011"),
                        2, plan("110", "110", "110", "110", "110", "==1")));
        given().get(tournament + "/standings")
                .then()
                .body("rows[0].number", equalTo(2))
                .body("rows[0].values[3]", equalTo("6.0"))
                .body("rows[1].number", equalTo(1))
                .body("rows[1].values[3]", equalTo("5.5"))
                .body("rows[1].values[1]", equalTo("13.5"));
    }

    @Test
    @DisplayName(
            "AC-099 TEAM-E7, Z8: an odd number of teams: the bye is one match point, two game points, one of them on board 1")
    void bye() {
        prepare("SENIOR", 5);
        List<Map<String, Object>> matches = publish(1);
        for (Map<String, Object> match : matches) {
            post(ARBITER, "/rounds/1/results", TeamCalls.results((Integer) match.get("table"), "DRAW", "DRAW", "DRAW"))
                    .statusCode(200);
        }
        post(ARBITER, "/rounds/1/completion", Map.of()).statusCode(200).body("bye.number", equalTo(5));
        given().get(tournament + "/standings")
                .then()
                .body("rows[0].number", equalTo(5))
                .body("rows[0].values[0]", equalTo("1.0"))
                .body("rows[0].values[1]", equalTo("2.0"))
                .body("rows[0].values[3]", equalTo("1.0"));
    }
}
