package org.chessfed.pairing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.events.registration.RosterState;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Tournaments of the international open and of texts that leave much to the chief arbiter")
class OpenTournamentTest extends PairingCase {

    private void section(String stage, String section, int players) {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= players; i++) {
            lines.add(line(stage, i, section));
        }
        open(roster("OPEN", 1, stage, stage, lines), Documents.text("open-2025"));
    }

    private void started(String at) {
        post(ARBITER, "/rounds/1/start", Map.of("startedAt", at)).statusCode(200);
    }

    @Test
    @DisplayName(
            "AC-029 [OPEN-P3], field case 10: the round announced at 09:00: 09:15:00 plays, 09:15:01 loses, whatever the"
                    + " timetable says")
    void lateness() {
        section("CLASSICAL", "OPEN", 6);
        draw();
        publish(1);
        started("2024-11-30T01:00:00Z");
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
    @DisplayName("AC-029 [OPEN-P3]: in blitz he plays until his three minutes are gone")
    void latenessInBlitz() {
        section("BLITZ", "OPEN", 4);
        draw();
        publish(1);
        started("2024-11-30T06:30:00Z");
        enter(
                        ARBITER,
                        1,
                        Map.of("board", 1, "result", "WHITE_WINS", "blackArrivedAt", "2024-11-30T06:33:00Z"),
                        Map.of("board", 2, "blackArrivedAt", "2024-11-30T06:33:01Z"))
                .statusCode(200)
                .body("[0].blackOutcome", equalTo("LOSS"))
                .body("[1].blackOutcome", equalTo("FORFEIT_LOSS"));
    }

    @Test
    @DisplayName(
            "AC-042 [OPEN-D2, OPEN-Z32]: a device used loses by the clause, a played game; one carried asks the arbiter")
    void device() {
        section("CLASSICAL", "OPEN", 4);
        draw();
        publish(1);
        String white = (String) boards(1).getFirst().get("whiteId");
        post(
                        ARBITER,
                        "/rounds/1/boards/1/penalties",
                        Map.of("personId", white, "kind", "DEVICE_CARRIED", "reason", "telephone in the bag"))
                .statusCode(422)
                .body("clause", equalTo("OPEN-D2"));
        post(
                        ARBITER,
                        "/rounds/1/boards/1/penalties",
                        Map.of("personId", white, "kind", "DEVICE_USED", "reason", "telephone at the board"))
                .statusCode(200)
                .body("clause", equalTo("OPEN-D2"));
        get("/rounds/1/pairings")
                .body("boards[0].whiteOutcome", equalTo("LOSS"))
                .body("boards[0].blackOutcome", equalTo("WIN"));
    }

    @Test
    @DisplayName(
            "AC-031 [OPEN-P1]: a section of ten in nine rounds: 45 different pairings, everybody meets nine opponents")
    void tenInNine() {
        section("CLASSICAL", "OPEN", 10);
        draw();
        Set<Set<Object>> pairs = new HashSet<>();
        for (int number = 1; number <= 9; number++) {
            publish(number);
            boards(number)
                    .forEach(row -> assertThat(pairs.add(Set.of(row.get("whiteId"), row.get("blackId"))))
                            .isTrue());
            play(number);
            complete(number);
        }
        assertThat(pairs).hasSize(45);
        for (int i = 1; i <= 10; i++) {
            String person = "person-" + i;
            assertThat(pairs.stream().filter(pair -> pair.contains(person))).hasSize(9);
        }
        post(CHIEF, "/closing", Map.of()).statusCode(200);
    }

    @Test
    @DisplayName(
            "AC-136 [OPEN-P7, OPEN-K5]: eleven players: one bye worth a point in each round, nobody twice; two equal on all"
                    + " tie-breaks for 3rd are both shown 3, the next 5")
    void elevenPlayers() {
        section("CLASSICAL", "OPEN", 11);
        draw();
        playDrawn(9, 121);
        Set<Integer> byes = new HashSet<>();
        for (int number = 1; number <= 9; number++) {
            int bye = get("/rounds/" + number + "/pairings")
                    .body("byes", hasSize(1))
                    .body("byes[0].kind", equalTo("PAIRING_BYE"))
                    .extract()
                    .path("byes[0].player.number");
            assertThat(byes.add(bye)).isTrue();
        }
        post(CHIEF, "/closing", Map.of()).statusCode(200);
        ValidatableResponse table = get("/standings/OPEN")
                .body("status", equalTo("FINAL"))
                .body("rows.rank[1..4]", equalTo(List.of(2, 3, 3, 5)))
                .body("rows[2].joint", equalTo(true))
                .body("rows.number[2..3]", equalTo(List.of(3, 6)))
                .body("rows[4].points", equalTo(50))
                // five games and a bye of a whole point in each of nine rounds
                .body("rows.points.sum()", equalTo(9 * (5 + 1) * 10));
        List<String> third = table.extract().path("rows[2].tieBreaks");
        table.body("rows[3].points", equalTo(50)).body("rows[3].tieBreaks", equalTo(third));
    }

    @Test
    @DisplayName(
            "AC-040 [OPEN-K1, OPEN-K2]: equal points, direct encounter undecided, Median Buchholz 36.0 against 35.5: the 36.0"
                    + " is ahead though Buchholz is lower")
    void medianBuchholz() {
        section("CLASSICAL", "OPEN", 16);
        draw();
        playDrawn(9, 426);
        post(CHIEF, "/closing", Map.of()).statusCode(200);
        get("/standings/OPEN")
                .body("settings.chain", equalTo(List.of("PTS", "DE", "BH/M1", "BH", "WIN")))
                .body("rows.rank[1..2]", equalTo(List.of(2, 3)))
                .body("rows.number[1..2]", equalTo(List.of(2, 12)))
                .body("rows[1].tieBreaks", equalTo(List.of("6.0", "0", "36.0", "44.0", "5")))
                .body("rows[2].tieBreaks", equalTo(List.of("6.0", "0", "35.5", "45.5", "5")));
    }

    @Test
    @DisplayName(
            "AC-040 [OPEN-K3, OPEN-K4]: equal in Median Buchholz and Buchholz: 7 wins 2 losses before 6 wins 2 draws 1 loss")
    void wins() {
        section("CLASSICAL", "OPEN", 16);
        draw();
        playDrawn(9, 2706);
        post(CHIEF, "/closing", Map.of()).statusCode(200);
        get("/standings/OPEN")
                .body("rows.rank[0..1]", equalTo(List.of(1, 2)))
                .body("rows.number[0..1]", equalTo(List.of(7, 2)))
                .body("rows[0].tieBreaks", equalTo(List.of("7.0", "0", "34.5", "44.0", "7")))
                .body("rows[1].tieBreaks", equalTo(List.of("7.0", "0", "34.5", "44.0", "6")));
        assertThat(outcomes(7)).isEqualTo(Map.of("WIN", 7, "LOSS", 2));
        assertThat(outcomes(2)).isEqualTo(Map.of("WIN", 6, "DRAW", 2, "LOSS", 1));
    }

    /** How often a player won, drew and lost in nine rounds. */
    private Map<String, Integer> outcomes(int number) {
        Map<String, Integer> outcomes = new HashMap<>();
        for (int round = 1; round <= 9; round++) {
            JsonPath page = get("/rounds/" + round + "/pairings").extract().jsonPath();
            String white = page.getString("boards.find { it.white.number == " + number + " }?.whiteOutcome");
            String black = page.getString("boards.find { it.black.number == " + number + " }?.blackOutcome");
            outcomes.merge(white == null ? black : white, 1, Integer::sum);
        }
        return outcomes;
    }

    @Test
    @DisplayName(
            "AC-129 [IVY-K1]: A and B on 7 who did not meet: lots are required, recorded with witness, and shown on the table")
    void lots() {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            lines.add(line("MAIN", i, "OPEN"));
        }
        open(roster("IVY", 1, "MAIN", "MAIN", lines), Documents.text("ivy-2017"));
        startsAt = "2025-02-01T01:00:00Z";
        parameters(Map.of("lateAfterMinutes", 60)).statusCode(200);
        draw();
        playDrawn(9, 5804);
        for (int round = 1; round <= 9; round++) {
            get("/rounds/" + round + "/pairings")
                    .body(
                            "boards.findAll { [3, 19].contains(it.white.number) && [3, 19].contains(it.black.number) }",
                            hasSize(0));
        }
        post(CHIEF, "/closing", Map.of()).statusCode(200);
        get("/standings/OPEN")
                .body("status", equalTo("PROVISIONAL"))
                .body("rows.points[0..1]", equalTo(List.of(70, 70)))
                .body("rows.number[0..1]", equalTo(List.of(3, 19)));
        List<String> due = read(CHIEF, "/playoffs")
                .body("kind", everyItem(is("LOTS")))
                .extract()
                .path("id");
        String first = read(CHIEF, "/playoffs")
                .extract()
                .path("find { it.personIds.containsAll(['person-3', 'person-19']) }.id");
        post(
                        CHIEF,
                        "/lots",
                        Map.of(
                                "playoffId",
                                first,
                                "outcome",
                                List.of("person-19", "person-3"),
                                "witness",
                                "captain of the guests",
                                "reason",
                                "first place"))
                .statusCode(200)
                .body("recordedBy", equalTo("chief"));
        get("/standings/OPEN")
                .body("rows.number[0..1]", equalTo(List.of(19, 3)))
                .body("rows.rank[0..1]", equalTo(List.of(1, 2)))
                .body("decided[0].kind", equalTo("LOTS"))
                .body("decided[0].witness", equalTo("captain of the guests"))
                .body("decided[0].order", equalTo(List.of(List.of("示例19"), List.of("示例3"))));
        for (String other : due) {
            if (!other.equals(first)) {
                post(CHIEF, "/lots", Map.of("playoffId", other, "witness", "a parent", "reason", "rank"))
                        .statusCode(200);
            }
        }
        get("/standings/OPEN").body("status", equalTo("FINAL"));
    }

    @Test
    @DisplayName(
            "AC-030 [OPEN-P4]: U17 (9) and GU17 (6) merged before round 1: one pairing of 15, a list for each section")
    void merged() {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 15; i++) {
            lines.add(line("CLASSICAL", i, i <= 9 ? "U17" : "GU17"));
        }
        open(roster("OPEN", 1, "CLASSICAL", "CLASSICAL", lines), Documents.text("open-2025"));
        List<Map<String, Object>> both = as(CHIEF)
                .get("/v1/tournaments?competition=OPEN&event=CLASSICAL")
                .then()
                .body("", hasSize(2))
                .extract()
                .path("");
        Map<String, Object> boys = both.getFirst().get("sections").equals(List.of("U17")) ? both.get(0) : both.get(1);
        Map<String, Object> girls = boys == both.get(0) ? both.get(1) : both.get(0);
        tournament = (String) boys.get("id");
        Map<String, Object> merger = Map.of("tournamentId", girls.get("id"), "reason", "six girls");
        post(ARBITER, "/mergers", merger).statusCode(403);
        post(CHIEF, "/mergers", Map.of("tournamentId", tournament, "reason", "r"))
                .statusCode(400);
        post(CHIEF, "/mergers", merger)
                .statusCode(200)
                .body("players", equalTo(15))
                .body("sections", equalTo(List.of("U17", "GU17")));
        post(CHIEF, "/mergers", merger).statusCode(200).body("players", equalTo(15));
        as(CHIEF).get("/v1/tournaments/" + girls.get("id")).then().body("status", equalTo("MERGED"));
        get("/players").body("[14].personId", equalTo("person-15")).body("[14].section", equalTo("GU17"));
        draw();
        publish(1);
        get("/rounds/1/pairings").body("boards", hasSize(7)).body("byes", hasSize(1));
        play(1);
        complete(1);
        get("/standings/U17").body("rows", hasSize(9));
        get("/standings/GU17").body("rows", hasSize(6));
        List<Integer> girlsInOrder = get("/standings/GU17").extract().path("rows.number");
        get("/standings")
                .header("Cache-Control", containsString("max-age"))
                .body("section", equalTo("U17+GU17"))
                .body("rows", hasSize(15))
                .body("rows.section", hasItems("U17", "GU17"))
                .body("rows.findAll { it.section == 'GU17' }.number", equalTo(girlsInOrder));
        String girl = get("/standings/GU17").extract().path("rows[0].nameZh");
        given().queryParam("name", girl)
                .get("/v1/tournaments/" + tournament + "/standings")
                .then()
                .body("rows.nameZh", equalTo(List.of(girl)));
        String other = tournament;
        tournament = (String) girls.get("id");
        draft(1).statusCode(409).body("type", containsString("tournament-state"));
        post(CHIEF, "/mergers", Map.of("tournamentId", other, "reason", "r"))
                .statusCode(409)
                .body("type", containsString("merge-refused"));
    }

    @Test
    @DisplayName(
            "AC-145 [STU-K1, STU-P3, STU-T2, CV-6]: no chain, no late limit: round 1 waits until the chief arbiter confirms the"
                    + " proposals; 8 players in 7 rounds play 28 games; the start of a round is told to all")
    void proposals() {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 8; i++) {
            lines.add(line("MAIN", i, "KINDERGARTEN"));
        }
        open(roster("STU", 1, "MAIN", "MAIN", lines), Documents.text("stu-110"));
        draw();
        get("").body("openParameters", equalTo(List.of("RANKING_CHAIN", "LATE_AFTER_MINUTES")))
                .body("proposedChain", equalTo(List.of("PTS", "BH/C1", "BH", "SB", "DE")))
                .body("proposedLateAfterMinutes", equalTo(15))
                .body("chain", hasSize(0));
        draft(1).statusCode(409).body("type", containsString("parameters-open"));
        List<String> chain = get("").extract().path("proposedChain");
        parameters(Map.of("chain", chain)).statusCode(200);
        draft(1).statusCode(409).body("type", containsString("parameters-open"));
        parameters(Map.of("chain", List.of("PTS", "NONSENSE"))).statusCode(400);
        parameters(Map.of("lateAfterMinutes", 30)).statusCode(200).body("openParameters", hasSize(0));
        publish(1);
        Quietness.await();
        int told = published();
        post(ARBITER, "/rounds/1/start", Map.of()).statusCode(200);
        Quietness.await();
        assertThat(published()).isEqualTo(told + 1);
        play(1);
        complete(1);
        for (int number = 2; number <= 7; number++) {
            round(number);
        }
        read(CHIEF, "/results").body("", hasSize(28));
        Set<Set<Object>> pairs = new HashSet<>();
        for (int number = 1; number <= 7; number++) {
            boards(number).forEach(board -> pairs.add(Set.of(board.get("whiteId"), board.get("blackId"))));
        }
        assertThat(pairs).as("everybody meets everybody").hasSize(28);
    }

    private static int published() {
        Map<String, Integer> published = Quietness.flow().jsonPath().getMap("published");
        return published.getOrDefault("org.chessfed.round.published.v1", 0);
    }
}
