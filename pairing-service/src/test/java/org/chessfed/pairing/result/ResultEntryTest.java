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
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
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
            "field case 17: half against nothing, nothing against nothing, unrated, forfeits: one code of the file each")
    void unusualResults() {
        open(12);
        draw();
        publish(1);
        enter(
                        ARBITER,
                        1,
                        board(1, "WHITE_DRAWS_BLACK_LOSES"),
                        board(2, "BOTH_LOSE"),
                        board(3, "UNRATED_WHITE_WINS"),
                        board(4, "WHITE_WINS_BY_FORFEIT"),
                        board(5, "BOTH_FORFEIT"),
                        board(6, "UNRATED_DRAW"))
                .statusCode(200);
        complete(1);
        String file = read(CHIEF, "/trf").statusCode(200).extract().asString();
        var state = TrfReader.read(file).toTournamentState();
        List<List<Outcome>> pairs = List.of(
                List.of(Outcome.DRAW, Outcome.LOSS),
                List.of(Outcome.LOSS, Outcome.LOSS),
                List.of(Outcome.UNRATED_WIN, Outcome.UNRATED_LOSS),
                List.of(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
                List.of(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
                List.of(Outcome.UNRATED_DRAW, Outcome.UNRATED_DRAW));
        List<Map<String, Object>> boards = boards(1);
        for (int i = 0; i < boards.size(); i++) {
            int white = Integer.parseInt(((String) boards.get(i).get("whiteId")).substring(7));
            int black = Integer.parseInt(((String) boards.get(i).get("blackId")).substring(7));
            assertThat(List.of(
                            state.players().get(white - 1).cells().getFirst().outcome(),
                            state.players().get(black - 1).cells().getFirst().outcome()))
                    .isEqualTo(pairs.get(i));
        }
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
        String black = (String) boards(1).getFirst().get("blackId");
        post(
                        ARBITER,
                        "/rounds/1/boards/1/penalties",
                        Map.of("personId", black, "kind", "DEVICE_CARRIED", "reason", "in the pocket"))
                .statusCode(200)
                .body("decision", equalTo("LOSS"));
        get("/rounds/1/pairings").body("boards[0].whiteOutcome", equalTo("WIN"));
    }

    @Test
    @DisplayName(
            "field case 14: a correction before the next pairing has full effect; during the next round it touches the"
                    + " pairing after; an older one leaves pairings alone and is noted in public")
    void corrections() {
        open(8);
        draw();
        round(1);
        correct(1, Map.of("result", "DRAW", "reason", "slip signed by both on the wrong side"))
                .statusCode(200);
        get("/standings/MEN").body("corrections", hasSize(1));
        publish(2);
        play(2);
        correct(1, Map.of("result", "BLACK_WINS", "reason", "seen in round 2")).statusCode(200);
        assertThat(database.number("select count(*) from game where paired_white_outcome is not null"))
                .isZero();
        complete(2);
        round(3);
        int before = get("/standings/MEN").extract().path("version");
        correct(1, Map.of("result", "WHITE_WINS", "reason", "seen two rounds later"))
                .statusCode(200);
        assertThat(database.number("select count(*) from game where paired_white_outcome = 'LOSS'"))
                .isEqualTo(1);
        get("/standings/MEN").body("version", equalTo(before + 1)).body("corrections", hasSize(3));
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
