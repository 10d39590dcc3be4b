package org.chessfed.pairing.playoff;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.events.registration.RosterState;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Lots")
class LotsTest extends PairingCase {

    @Test
    @DisplayName(
            "Equal on points, did not meet: lots decide, and nothing else; witness and outcome are checked, no list is final before")
    void lotsDecide() {
        String document = selection(12, "")
                .replaceFirst(
                        "          rounds: 7\n          perDay: \\[7\\]", "          rounds: 1\n          perDay: [1]")
                .replaceFirst("chain: \\[PTS, MBH1[^\\n]*\\n", "chain: [PTS, DE, LOTS]\n");
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            lines.add(line("P1N", i, "MEN"));
        }
        open(roster("SEL", 12, "PRELIM", "P1N", lines), document);
        draw();
        round(1); // 1 beats 3, 2 beats 4
        post(CHIEF, "/closing", Map.of()).statusCode(200);
        get("/standings/MEN").body("status", equalTo("PROVISIONAL")).body("rows[0].joint", equalTo(true));
        List<String> ids = read(CHIEF, "/playoffs")
                .body("", hasSize(2))
                .body("kind", everyItem(is("LOTS")))
                .body("personIds", hasItems(List.of("person-1", "person-2"), List.of("person-3", "person-4")))
                .extract()
                .path("findAll { it.personIds.contains('person-1') }.id");
        String winners = ids.getFirst();
        post(
                        CHIEF,
                        "/playoffs/" + winners + "/order",
                        Map.of("order", List.of(List.of("person-1"), List.of("person-2")), "note", "as I like"))
                .statusCode(409)
                .body("type", containsString("lots-due"));
        assertThatThrownBy(() -> database.update(
                        "update playoff set status = 'DECIDED', decided_order = '[]' where id = ?", winners))
                .isInstanceOf(DatabaseFailure.class);
        post(CHIEF, "/lots", Map.of("playoffId", winners, "outcome", List.of("person-2", "person-1"), "reason", "tie"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/witness"));
        post(
                        CHIEF,
                        "/lots",
                        Map.of("playoffId", winners, "outcome", List.of("person-2"), "witness", "w", "reason", "tie"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/outcome"));
        post(
                        CHIEF,
                        "/lots",
                        Map.of(
                                "playoffId",
                                winners,
                                "outcome",
                                List.of("person-2", "person-1"),
                                "witness",
                                "captain of the guests",
                                "reason",
                                "first place"))
                .statusCode(200)
                .body("kind", equalTo("RANKING"))
                .body("recordedBy", equalTo("chief"))
                .body("drawnAt", notNullValue())
                .body("drawnByPlatform", equalTo(false));
        get("/standings/MEN")
                .body("rows[0].nameZh", equalTo("示例2"))
                .body("rows[0].rank", equalTo(1))
                .body("rows[1].rank", equalTo(2))
                .body("decided[0].kind", equalTo("LOTS"))
                .body("decided[0].witness", equalTo("captain of the guests"))
                .body("decided[0].order", equalTo(List.of(List.of("示例2"), List.of("示例1"))))
                .body("status", equalTo("PROVISIONAL"));
        String losers = read(CHIEF, "/playoffs").extract().path("find { it.status == 'REQUESTED' }.id");
        post(CHIEF, "/lots", Map.of("playoffId", losers, "witness", "captain of the guests", "reason", "third place"))
                .statusCode(200)
                .body("drawnByPlatform", equalTo(true))
                .body("outcome", hasSize(2));
        get("/standings/MEN").body("status", equalTo("FINAL")).body("rows[3].rank", equalTo(4));
        get("/lots")
                .statusCode(200)
                .body("kind", hasItems("INITIAL_COLOUR", "RANKING"))
                .body("", hasSize(3));
    }

    @Test
    @DisplayName("Any draw is recorded: witness, person, time, outcome and reason; the outcome is among the candidates")
    void anyDraw() {
        open(6);
        post(CHIEF, "/lots", Map.of("witness", "a parent", "reason", "which hall"))
                .statusCode(400);
        Map<String, Object> draw = Map.of(
                "candidates",
                List.of("hall A", "hall B"),
                "outcome",
                List.of("hall C"),
                "witness",
                "a parent",
                "reason",
                "r");
        post(CHIEF, "/lots", draw).statusCode(400).body("errors[0].pointer", equalTo("/outcome"));
        post(
                        CHIEF,
                        "/lots",
                        Map.of(
                                "candidates",
                                List.of("hall A", "hall B"),
                                "witness",
                                "a parent",
                                "reason",
                                "which hall"))
                .statusCode(200)
                .body("outcome", hasItem("hall A"));
        post(CHIEF, "/initial-colour", Map.of()).statusCode(200);
        get("/lots")
                .body("kind", equalTo(List.of("OTHER", "INITIAL_COLOUR")))
                .body("[1].drawnByPlatform", equalTo(true));
    }
}
