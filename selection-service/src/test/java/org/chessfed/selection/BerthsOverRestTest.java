package org.chessfed.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;
import static org.chessfed.selection.SeasonFixture.STAFF;
import static org.chessfed.selection.SeasonFixture.answer;
import static org.chessfed.selection.SeasonFixture.berth;
import static org.chessfed.selection.SeasonFixture.get;
import static org.chessfed.selection.SeasonFixture.in;
import static org.chessfed.selection.SeasonFixture.post;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.stream.IntStream;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Direct places: offers, answers and chains through REST")
class BerthsOverRestTest {

    private SeasonFixture season(Map<String, String> readings) {
        var season = new SeasonFixture(readings, 30);
        season.open();
        season.previousOrder("MEN", IntStream.rangeClosed(1, 22).toArray());
        season.qualifiers("CTCA", "MEN", 25, 26);
        season.openOffers();
        return season;
    }

    @Test
    @DisplayName("AC-061 4th and 7th waive, 9th accepts, 10th refuses, 11th accepts: semi seeds 3, 5, 6, 8, 9, 11")
    void semiChain() {
        season(Map.of());
        assertThat(in("FINAL", "MEN", "OFFERED")).containsExactly(1, 2);
        assertThat(in("SEMI", "MEN", "OFFERED")).containsExactly(3, 4, 5, 6, 7, 8, 25, 26);
        for (int number : new int[] {3, 5, 6, 8}) {
            answer("SEMI", number, "ACCEPT").statusCode(200).body("state", equalTo("GRANTED"));
        }
        answer("SEMI", 4, "WAIVE").statusCode(200);
        answer("SEMI", 7, "WAIVE").statusCode(200);
        answer("SEMI", 9, "ACCEPT").statusCode(200);
        answer("SEMI", 10, "WAIVE").statusCode(200);
        answer("SEMI", 11, "ACCEPT").statusCode(200);
        assertThat(in("SEMI", "MEN", "GRANTED")).containsExactly(3, 5, 6, 8, 9, 11);
        assertThat(in("SEMI", "MEN", "WAIVED")).containsExactly(4, 7, 10);
    }

    @Test
    @DisplayName(
            "AC-060, AC-141 accepted at 17:00:00: granted; silent at 17:00:01: lapsed, and a late answer is refused")
    void deadline() {
        var season = season(Map.of());
        season.clock("01-01T17:00:00");
        answer("SEMI", 3, "ACCEPT").statusCode(200);
        var late = berth("SEMI", 25);
        season.clock("01-01T17:00:01");
        assertThat(in("SEMI", "MEN", "GRANTED")).containsExactly(3);
        assertThat(in("SEMI", "MEN", "LAPSED")).containsExactly(4, 5, 6, 7, 8, 25, 26);
        assertThat(in("SEMI", "MEN", "OFFERED")).containsExactly(9, 10, 11, 12, 13);
        post(Tokens.ofLink(person(25).toString(), "PERSON"), "/berths/" + late + "/answers", Map.of("answer", "ACCEPT"))
                .statusCode(409)
                .body("code", equalTo("berth-ended"));
        get(STAFF, "/berths/" + late)
                .body("moves.to", equalTo(java.util.List.of("OFFERED", "LAPSED")))
                .body("moves[1].at", equalTo(season.at("01-01T17:00:00").toString()))
                .body("moves[1].reasons[0].clause", equalTo("SEL-S11"));
    }

    @Test
    @DisplayName("AC-060 confirming and then entering a preliminary is a waiver; SEL-Z31 for outside qualifiers too")
    void enteringWaives() {
        var season = season(Map.of());
        answer("SEMI", 3, "ACCEPT").statusCode(200);
        season.entryConfirmed(3, "PRELIM", "P2N");
        season.entryConfirmed(25, "PRELIM", "P1N");
        assertThat(in("SEMI", "MEN", "WAIVED")).containsExactly(3, 25);
        assertThat(in("SEMI", "MEN", "OFFERED")).contains(9);
        get(STAFF, "/persons/" + person(3) + "/berths").body("cause", hasItem("ENTERED_EARLIER_STAGE"));
    }

    @Test
    @DisplayName(
            "AC-067 the champion declines, the 3rd moves up, his semi seat goes to the 9th; after round 1 it would not")
    void movingUp() {
        var season = season(Map.of());
        for (int number = 3; number <= 8; number++) {
            answer("SEMI", number, "ACCEPT").statusCode(200);
        }
        season.clock("02-15T10:00:00");
        answer("FINAL", 1, "WAIVE").statusCode(200);
        assertThat(in("FINAL", "MEN", "OFFERED")).containsExactly(2, 3);
        season.clock("02-16T10:00:00");
        answer("FINAL", 3, "ACCEPT").statusCode(200);
        assertThat(in("SEMI", "MEN", "REVOKED")).containsExactly(3);
        assertThat(in("SEMI", "MEN", "OFFERED")).containsExactly(9);

        season.clock("02-22T09:00:01");
        assertThat(in("FINAL", "MEN", "LAPSED")).containsExactly(2);
        assertThat(in("FINAL", "MEN", "OFFERED")).containsExactly(4);
        season.roundOne("SEMI");
        var offeredBefore = in("SEMI", "MEN", "OFFERED");
        answer("FINAL", 4, "ACCEPT").statusCode(200);
        assertThat(in("SEMI", "MEN", "REVOKED")).containsExactly(3, 4);
        assertThat(in("SEMI", "MEN", "OFFERED")).isEqualTo(offeredBefore);
        assertThat(in("SEMI", "MEN", "WAIVED")).isEmpty();
    }

    @Test
    @DisplayName("SEL-Z7 seed.final.deadline=2025-01-01T17:00: the finalists of the year before lapse with the others")
    void otherDeadline() {
        var season = new SeasonFixture(Map.of(), 12);
        var reading = Map.of("seed.final.deadline", season.year() + 1 + "-01-01T17:00");
        season = season(reading);
        season.clock("01-01T17:00:01");
        assertThat(in("FINAL", "MEN", "LAPSED")).containsExactly(1, 2);
    }

    @Test
    @DisplayName("Only the person, or staff, may answer; others do not even learn that the berth exists")
    void whoMayAnswer() {
        season(Map.of());
        var id = berth("SEMI", 3);
        var body = Map.of("answer", "ACCEPT");
        post(Tokens.ofLink(person(4).toString(), "PERSON"), "/berths/" + id + "/answers", body)
                .statusCode(404);
        post(Tokens.ofLink(person(3).toString(), "OTHER"), "/berths/" + id + "/answers", body)
                .statusCode(403);
        post(Tokens.of("player", "player"), "/berths/" + id + "/answers", body).statusCode(404);
        post(Tokens.of("arbiter", "arbiter"), "/berths/" + id + "/answers", body)
                .statusCode(403);
        post(STAFF, "/berths/" + id + "/answers", Map.of("answer", "PERHAPS")).statusCode(400);
        post(STAFF, "/berths/" + id + "/answers", body).statusCode(200);
    }
}
