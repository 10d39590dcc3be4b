package org.chessfed.pairing.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.ResultCode;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.events.registration.RosterState;
import org.chessfed.pairing.PairingCase;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Results, as arbiters enter them")
class ResultEntryTest extends PairingCase {

    private void selectionWith(int version, int players, String rules) {
        open(roster("SEL", version, "PRELIM", "P1N", players), selection(version, rules));
    }

    @Test
    @DisplayName(
            "field case 16: two officials enter different results; neither counts, both are shown, a third confirms")
    void keyedTwice() {
        open(8);
        parameters(Map.of("keying", "TWICE")).statusCode(200).body("keying", equalTo("TWICE"));
        draw();
        publish(1);
        enter(ARBITER, 1, board(1, "WHITE_WINS"), board(2, "DRAW"))
                .statusCode(200)
                .body("[0].whiteOutcome", equalTo("UNKNOWN"));
        enter(ARBITER, 1, board(2, "DRAW")).statusCode(200); // the same person again is no second one
        assertThat(boards(1).get(1)).containsEntry("keyed", "ONCE").containsEntry("whiteOutcome", "UNKNOWN");
        enter(SECOND_ARBITER, 1, board(1, "BLACK_WINS"), board(2, "DRAW"))
                .statusCode(200)
                .body("[0].whiteOutcome", equalTo("UNKNOWN"))
                .body("[1].whiteOutcome", equalTo("DRAW"));
        read(ARBITER, "/rounds/1")
                .body("boards[0].keyed", equalTo("DIFFERENT"))
                .body("boards[0].keyings.keyedBy", equalTo(List.of("helper", "second")))
                .body("boards[0].keyings.whiteOutcome", equalTo(List.of("WIN", "LOSS")))
                .body("boards[1].keyed", equalTo("AGREED"));
        get("/rounds/1/pairings").body("boards[0].whiteOutcome", equalTo("UNKNOWN"));
        post(ARBITER, "/rounds/1/completion", Map.of()).statusCode(409).body("type", containsString("results-missing"));
        assertThatThrownBy(() -> database.update(
                        "update game set white_outcome = 'WIN', black_outcome = 'LOSS' where board = 1"))
                .isInstanceOf(DatabaseFailure.class);
        enter(CHIEF, 1, board(1, "WHITE_WINS")).statusCode(200).body("[0].whiteOutcome", equalTo("WIN"));
        assertThat(boards(1).getFirst()).containsEntry("keyed", "AGREED");
    }

    @Test
    @DisplayName("Where the regulation says how often results are keyed, the chief arbiter cannot say otherwise")
    void keyingByRegulation() {
        selectionWith(2, 6, "conduct: {keying: TWICE, clause: SEL-Q4}");
        get("").body("keying", equalTo("TWICE"));
        parameters(Map.of("keying", "ONCE")).statusCode(422).body("type", containsString("parameter-fixed"));
    }

    @Test
    @DisplayName(
            "field case 8: played with colours swapped; the report has the colours played, the next pairing goes by them")
    void coloursSwapped() {
        open(8);
        draw();
        publish(1);
        Map<String, Object> first = boards(1).getFirst();
        enter(ARBITER, 1, Map.of("board", 1, "result", "WHITE_WINS", "coloursSwapped", true))
                .statusCode(200)
                .body("[0].whiteId", equalTo(first.get("blackId")))
                .body("[0].blackId", equalTo(first.get("whiteId")))
                .body("[0].whiteOutcome", equalTo("LOSS"));
        read(ARBITER, "/rounds/1")
                .body("boards[0].whiteId", equalTo(first.get("whiteId")))
                .body("boards[0].coloursSwapped", equalTo(true))
                .body("boards[0].whiteOutcome", equalTo("WIN"));
        play(1);
        complete(1);
        var cell = TrfReader.read(read(CHIEF, "/trf").extract().asString())
                .toTournamentState()
                .players()
                .getFirst()
                .cells()
                .getFirst();
        assertThat(cell.colour()).contains(Colour.BLACK);
        assertThat(cell.outcome()).isEqualTo(Outcome.WIN);
        publish(2);
        assertThat(boardOf(2, "person-1")).containsEntry("whiteId", "person-1"); // Black was played, White is due
    }

    @Test
    @DisplayName(
            "field case 4: an unfinished game is adjourned with acknowledgement: a draw for pairing, no final list")
    void adjourned() {
        open(4);
        database.update("update tournament set rounds = 3");
        draw();
        publish(1);
        enter(ARBITER, 1, board(1, "WHITE_WINS")).statusCode(200);
        post(ARBITER, "/rounds", Map.of("number", 2)).statusCode(409).body("type", containsString("round-before-open"));
        Map<String, Object> unsure = Map.of("acknowledged", false, "reason", "still playing");
        Map<String, Object> sure = Map.of("acknowledged", true, "reason", "still playing");
        post(ARBITER, "/rounds/1/boards/2/adjournment", sure).statusCode(403);
        post(CHIEF, "/rounds/1/boards/2/adjournment", unsure)
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/acknowledged"));
        post(CHIEF, "/rounds/1/boards/2/adjournment", sure).statusCode(200).body("whiteOutcome", equalTo("UNKNOWN"));
        post(CHIEF, "/rounds/1/boards/2/adjournment", sure).statusCode(200);
        post(CHIEF, "/rounds/1/boards/1/adjournment", sure)
                .statusCode(409)
                .body("type", containsString("result-stands"));
        complete(1);
        get("/standings/MEN").body("rows.points", hasItem(5)).body("status", equalTo("PROVISIONAL"));
        publish(2);
        play(2);
        complete(2);
        publish(3);
        play(3);
        complete(3);
        post(CHIEF, "/closing", Map.of()).statusCode(409).body("type", containsString("games-adjourned"));
        enter(ARBITER, 1, board(2, "BLACK_WINS")).statusCode(200).body("[1].whiteOutcome", equalTo("LOSS"));
        get("/standings/MEN").body("rows.points", not(hasItem(5)));
        post(CHIEF, "/closing", Map.of()).statusCode(200);
    }

    @Test
    @DisplayName("Where the regulation has the next round wait, no game is adjourned")
    void noAdjournment() {
        selectionWith(3, 4, "conduct: {adjourned: REFUSED, unusualResults: REFUSED, clause: SEL-Q4}");
        draw();
        publish(1);
        post(CHIEF, "/rounds/1/boards/1/adjournment", Map.of("acknowledged", true, "reason", "r"))
                .statusCode(422)
                .body("type", containsString("adjournment-refused"))
                .body("clause", equalTo("SEL-Q4"));
        enter(ARBITER, 1, board(1, "BOTH_LOSE")).statusCode(422).body("type", containsString("result-not-allowed"));
    }

    @Test
    @DisplayName(
            "field case 17: half against nothing, nothing against nothing, unrated, forfeits: one pair of codes of the file each;"
                    + " an impossible pair is refused")
    void unusualResults() {
        open(24);
        draw();
        publish(1);
        String letters = "10 == 01 =0 0= 00 WL DD LW +- -+ --";
        ResultCode[] codes = ResultCode.values();
        List<Map<String, Object>> results = new ArrayList<>();
        for (ResultCode code : codes) {
            results.add(board(code.ordinal() + 1, code.name()));
        }
        post(ARBITER, "/rounds/1/results", Map.of("results", results)).statusCode(200);
        complete(1);
        var players = TrfReader.read(
                        read(CHIEF, "/trf").statusCode(200).extract().asString())
                .toTournamentState()
                .players();
        List<String> found = new ArrayList<>();
        for (Map<String, Object> row : boards(1)) {
            StringBuilder pair = new StringBuilder();
            for (String side : List.of("whiteId", "blackId")) {
                int number = number(row.get(side));
                pair.append(players.get(number - 1).cells().getFirst().outcome().code());
            }
            found.add(pair.toString());
        }
        assertThat(String.join(" ", found)).isEqualTo(letters);
        enter(ARBITER, 1, Map.of("board", 1, "result", "WHITE_WINS_BLACK_WINS")).statusCode(400);
    }

    @Test
    @DisplayName("field case 10: late beyond the limit loses, both late lose both, to the second; counted as missed")
    void late() {
        open(8);
        draw();
        publish(1);
        enter(
                        ARBITER,
                        1,
                        Map.of(
                                "board",
                                1,
                                "whiteArrivedAt",
                                "2025-01-05T01:05:01Z",
                                "blackArrivedAt",
                                "2025-01-05T01:05:01Z"),
                        Map.of("board", 2, "whiteArrivedAt", "2025-01-05T01:05:01Z"),
                        Map.of("board", 3, "result", "DRAW", "whiteArrivedAt", "2025-01-05T01:05:00.900Z"))
                .statusCode(200)
                .body("[0].whiteOutcome", equalTo("FORFEIT_LOSS"))
                .body("[0].blackOutcome", equalTo("FORFEIT_LOSS"))
                .body("[1].blackOutcome", equalTo("FORFEIT_WIN"))
                .body("[2].whiteOutcome", equalTo("DRAW"));
        play(1);
        complete(1);
        int late = database.query("select count(*) from game where white_late or black_late", row -> row.getInt(1))
                .getFirst();
        assertThat(late).isEqualTo(2);
        get("/standings/MEN").body("rows.missed.late", hasItem(1));
    }

    @Test
    @DisplayName("field case 10 [SEL-S7]: in a later stage the limit is ten minutes, not five")
    void lateInALaterStage() {
        List<RosterState.Line> men = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            men.add(line("SEMI", i, "MEN"));
        }
        open(roster("SEL", 1, "SEMI", "SEMI", men), Documents.text("sel-114"));
        draw();
        publish(1);
        Instant start = Instant.parse(get("/rounds/1/pairings").extract().path("startsAt"));
        Instant last = start.plus(Duration.ofMinutes(10));
        enter(
                        ARBITER,
                        1,
                        Map.of("board", 1, "result", "DRAW", "whiteArrivedAt", last.toString()),
                        Map.of("board", 2, "whiteArrivedAt", last.plusSeconds(1).toString()))
                .statusCode(200)
                .body("[0].whiteOutcome", equalTo("DRAW"))
                .body("[1].whiteOutcome", equalTo("FORFEIT_LOSS"));
    }

    @Test
    @DisplayName("field case 11: a warning at the second miss, the result void at the third")
    void warned() {
        open(8);
        draw();
        for (int number = 1; number <= 3; number++) {
            publish(number);
            int board = (Integer) boardOf(number, "person-1").get("board");
            boolean white = "person-1".equals(boardOf(number, "person-1").get("whiteId"));
            enter(ARBITER, number, board(board, white ? "BLACK_WINS_BY_FORFEIT" : "WHITE_WINS_BY_FORFEIT"))
                    .statusCode(200);
            play(number);
            var ended = complete(number);
            if (number == 1) {
                ended.body("warnings", hasSize(0));
            } else if (number == 2) {
                ended.body("warnings.personId", equalTo(List.of("person-1")))
                        .body("warnings[0].applies", equalTo(false))
                        .body("warnings[0].then", equalTo("VOID"))
                        .body("warnings[0].missed", equalTo(2))
                        .body("warnings[0].clause", equalTo("SEL-Q8"));
                read(ARBITER, "/missed-rounds").statusCode(200).body("[0].personId", equalTo("person-1"));
            } else {
                ended.body("warnings.find { it.then == 'VOID' }.applies", equalTo(true));
            }
        }
        get("/standings/MEN").body("rows[-1].voidClause", equalTo("SEL-Q8"));
        read(CHIEF, "/results").body("", hasSize(12)); // the games stay, for the opponents
    }

    @Test
    @DisplayName("AC-029 [OPEN-P3]: lateness counts from the start as announced; 09:15:00 plays, 09:15:01 loses")
    void lateFromAnnouncedStart() {
        selectionWith(4, 8, "conduct: {lateFrom: ANNOUNCED}");
        draw();
        publish(1);
        post(ARBITER, "/rounds/1/start", Map.of("startedAt", "2031-01-05T02:00:00Z"))
                .statusCode(400);
        // the hall starts long before the timetable says; the limit is five minutes
        post(ARBITER, "/rounds/1/start", Map.of("startedAt", "2024-11-30T01:10:00Z"))
                .statusCode(200)
                .body("startedAt", equalTo("2024-11-30T01:10:00Z"));
        post(ARBITER, "/rounds/1/start", Map.of()).statusCode(200);
        post(ARBITER, "/rounds/1/start", Map.of("startedAt", "2024-11-30T01:11:00Z"))
                .statusCode(409)
                .body("type", containsString("round-started"));
        get("/rounds/1/pairings").body("startsAt", equalTo("2024-11-30T01:10:00Z"));
        enter(
                        ARBITER,
                        1,
                        Map.of("board", 1, "result", "DRAW", "whiteArrivedAt", "2024-11-30T01:15:00Z"),
                        Map.of("board", 2, "whiteArrivedAt", "2024-11-30T01:15:01Z"))
                .statusCode(200)
                .body("[0].whiteOutcome", equalTo("DRAW"))
                .body("[1].whiteOutcome", equalTo("FORFEIT_LOSS"));
    }

    @Test
    @DisplayName("AC-042 [OPEN-D2, OPEN-Z32]: using a device loses a played game; carrying one asks the arbiter")
    void device() {
        selectionWith(5, 8, "conduct: {deviceCarried: ARBITER, deviceClause: SEL-Q4}");
        draw();
        publish(1);
        String white = (String) boards(1).getFirst().get("whiteId");
        String other = (String) boards(1).get(1).get("whiteId");
        Map<String, Object> used = Map.of("personId", white, "kind", "DEVICE_USED", "reason", "telephone in the hall");
        post(ARBITER, "/rounds/1/boards/2/penalties", used)
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/personId"));
        post(ARBITER, "/rounds/1/boards/1/penalties", used)
                .statusCode(200)
                .body("decision", equalTo("LOSS"))
                .body("clause", equalTo("SEL-Q4"));
        Map<String, Object> carried =
                Map.of("personId", other, "kind", "DEVICE_CARRIED", "reason", "telephone rang not");
        post(ARBITER, "/rounds/1/boards/2/penalties", carried)
                .statusCode(422)
                .body("type", containsString("decision-due"))
                .body("clause", equalTo("SEL-Q4"));
        post(
                        ARBITER,
                        "/rounds/1/boards/2/penalties",
                        Map.of(
                                "personId",
                                other,
                                "kind",
                                "DEVICE_CARRIED",
                                "decision",
                                "WARNING",
                                "reason",
                                "switched off"))
                .statusCode(200);
        post(ARBITER, "/rounds/1/boards/2/penalties", Map.of("personId", other, "kind", "CONDUCT", "reason", "r"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/decision"));
        read(ARBITER, "/rounds/1")
                .body("boards[0].whiteOutcome", equalTo("LOSS"))
                .body("boards[0].blackOutcome", equalTo("WIN"))
                .body("boards[1].whiteOutcome", equalTo("UNKNOWN"));
        read(ARBITER, "/penalties").body("", hasSize(2)).body("[0].reason", equalTo("telephone in the hall"));
        assertThat(UUID.fromString(read(ARBITER, "/penalties").extract().path("[0].id")))
                .isNotNull();
    }

    @Test
    @DisplayName("AC-042: where the regulation has a carried device lose, no decision is asked for")
    void deviceLoses() {
        selectionWith(6, 4, "conduct: {deviceCarried: LOSS, deviceClause: SEL-Q4}");
        draw();
        publish(1);
        Map<String, Object> first = boards(1).getFirst();
        String black = (String) first.get("blackId");
        post(
                        ARBITER,
                        "/rounds/1/boards/1/penalties",
                        Map.of("personId", black, "kind", "DEVICE_CARRIED", "reason", "in the pocket"))
                .statusCode(200)
                .body("decision", equalTo("LOSS"));
        get("/rounds/1/pairings").body("boards[0].whiteOutcome", equalTo("WIN"));
        play(1);
        complete(1);
        assertThat(points(number(first.get("whiteId")), number(black))).containsExactly(10, 0);
    }

    @Test
    @DisplayName(
            "field case 14: a correction before the next pairing has full effect: standings, and the pairing by them")
    void correctedBeforeTheNextPairing() {
        open(8);
        draw();
        round(1); // 1-5 6-2 3-7 8-4, the lower number wins
        draft(2).statusCode(201);
        Map<String, Object> correction =
                Map.of("result", "BLACK_WINS", "reason", "slip signed by both on the wrong side");
        correct(1, correction).statusCode(409).body("type", containsString("draft-open"));
        as(CHIEF)
                .header("If-Match", "\"0\"")
                .delete("/v1/tournaments/" + tournament + "/rounds/2")
                .then()
                .statusCode(204);
        correct(1, correction).statusCode(200).body("whiteOutcome", equalTo("LOSS"));
        assertThat(points(1, 5)).containsExactly(0, 10);
        get("/standings/MEN")
                .body("corrections", hasSize(1))
                .body("corrections[0].ratingOnly", equalTo(false))
                .body("corrections[0].whiteBefore", equalTo("WIN"))
                .body("corrections[0].whiteAfter", equalTo("LOSS"));
        publish(2);
        // 2, 3, 4 and 5 have a point, so number 1 meets one of 6, 7, 8
        assertThat(opponent(2, 5)).isIn(2, 3, 4);
        assertThat(opponent(2, 1)).isIn(6, 7, 8);
    }

    @Test
    @DisplayName(
            "field case 14: while the next round runs, a correction leaves its pairing and changes standings and the"
                    + " pairing after")
    void correctedDuringTheNextRound() {
        open(8);
        draw();
        round(1);
        publish(2);
        List<Map<String, Object>> published =
                get("/rounds/2/pairings").extract().path("boards");
        correct(1, Map.of("result", "BLACK_WINS", "reason", "seen in round 2")).statusCode(200);
        assertThat(get("/rounds/2/pairings").extract().<List<Map<String, Object>>>path("boards"))
                .isEqualTo(published);
        assertThat(points(1, 5)).containsExactly(0, 10);
        get("/standings/MEN").body("corrections[0].ratingOnly", equalTo(false));
        enter(ARBITER, 2, won(2, 1), won(2, 5)).statusCode(200);
        play(2);
        complete(2);
        assertThat(points(1, 5)).containsExactly(10, 20);
        publish(3);
        int leader = opponent(3, 5);
        assertThat(points(leader)).as("number 5 leads with two points").containsExactly(20);
    }

    @Test
    @DisplayName(
            "field case 14: seen two rounds later, a correction goes to the rating report and a public note only: standings and"
                    + " pairings stay")
    void correctedTooLate() {
        open(8);
        draw();
        round(1);
        round(2);
        Map<String, Object> correction = Map.of("result", "BLACK_WINS", "reason", "seen two rounds later");
        List<Map<String, Object>> rows = get("/standings/MEN").extract().path("rows");
        int version = get("/standings/MEN").extract().path("version");
        draft(3).statusCode(201);
        List<List<Object>> drafted = pairs(3);
        post(CHIEF, "/rounds/1/boards/1/preview", correction).statusCode(200).body("", hasSize(0));
        correct(1, correction).statusCode(200).body("whiteOutcome", equalTo("LOSS"));
        correct(1, correction).statusCode(200); // once more changes nothing of what counts
        // standings stay, with a note in public; the round shows what was played
        get("/standings/MEN")
                .body("version", equalTo(version + 2))
                .body("rows", equalTo(rows))
                .body("corrections", hasSize(2))
                .body("corrections.ratingOnly", equalTo(List.of(true, true)));
        get("/rounds/1/pairings").body("boards[0].whiteOutcome", equalTo("LOSS"));
        // pairings stay: the same draft is made again
        as(CHIEF)
                .header("If-Match", "\"0\"")
                .delete("/v1/tournaments/" + tournament + "/rounds/3")
                .then()
                .statusCode(204);
        draft(3).statusCode(201);
        assertThat(pairs(3)).isEqualTo(drafted);
        // rating has it: in the games, in the report, and as a fact
        read(CHIEF, "/results").body("find { it.round == 1 && it.board == 1 }.whiteOutcome", equalTo("LOSS"));
        assertThat(firstGame("/trf")).isEqualTo(Outcome.LOSS);
        assertThat(firstGame("/trf?for=PAIRING")).isEqualTo(Outcome.WIN);
        Quietness.await();
        assertThat(Quietness.flow().jsonPath().<Map<String, Integer>>get("published"))
                .containsEntry("org.chessfed.result.corrected.v1", 2);
    }

    /** Outcome of number 1 in round 1 in an exported file. */
    private Outcome firstGame(String path) {
        return TrfReader.read(read(CHIEF, path).statusCode(200).extract().asString())
                .toTournamentState()
                .players()
                .getFirst()
                .cells()
                .getFirst()
                .outcome();
    }

    private List<List<Object>> pairs(int round) {
        return boards(round).stream()
                .map(board -> List.of(board.get("whiteId"), board.get("blackId")))
                .toList();
    }

    /** Points in the standings, in tenths. */
    private List<Integer> points(int... numbers) {
        Map<Integer, Integer> points = new HashMap<>();
        for (String section : List.of("MEN", "WOMEN")) {
            List<Map<String, Object>> rows =
                    get("/standings/" + section).extract().path("rows");
            rows.forEach(row -> points.put((Integer) row.get("number"), (Integer) row.get("points")));
        }
        return Arrays.stream(numbers).mapToObj(points::get).toList();
    }

    private static int number(Object personId) {
        return Integer.parseInt(((String) personId).substring("person-".length()));
    }

    private int opponent(int round, int number) {
        Map<String, Object> board = boardOf(round, "person-" + number);
        String white = (String) board.get("whiteId");
        String other = white.equals("person-" + number) ? (String) board.get("blackId") : white;
        return number(other);
    }

    /** A result by which a player wins. */
    private Map<String, Object> won(int round, int number) {
        Map<String, Object> board = boardOf(round, "person-" + number);
        return board(
                (Integer) board.get("board"),
                ("person-" + number).equals(board.get("whiteId")) ? "WHITE_WINS" : "BLACK_WINS");
    }

    private ValidatableResponse correct(int number, Map<String, ?> body) {
        int version = (Integer) boards(number).getFirst().get("version");
        return as(CHIEF)
                .header("If-Match", "\"" + version + "\"")
                .body(body)
                .put("/v1/tournaments/" + tournament + "/rounds/" + number + "/boards/1")
                .then();
    }
}
