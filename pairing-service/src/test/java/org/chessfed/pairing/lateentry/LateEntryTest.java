package org.chessfed.pairing.lateentry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterState;
import org.chessfed.pairing.PairingCase;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Players who come late, and who does not come")
class LateEntryTest extends PairingCase {

    private static Map<String, Object> newcomer(String person, int rating) {
        return Map.of(
                "personId", person, "entryId", "entry-" + person, "nameZh", "示例", "section", "MEN", "rating", rating);
    }

    @Test
    @DisplayName(
            "field case 7: late in round 1: paired with the bye player if free; the others keep their numbers after round 4")
    void lateArrival() {
        open(7);
        draw();
        post(
                        ARBITER,
                        "/announcements",
                        Map.of("personId", "person-2", "rounds", List.of(1), "kind", "ABSENCE", "reason", "not here"))
                .statusCode(200);
        post(
                        ARBITER,
                        "/announcements",
                        Map.of("personId", "person-4", "rounds", List.of(1), "kind", "ABSENCE", "reason", "not here"))
                .statusCode(200);
        publish(1); // five players: one has the bye
        int bye = get("/rounds/1/pairings").extract().path("byes.find { it.kind == 'PAIRING_BYE' }.player.number");
        Map<String, Object> change = Map.of(
                "reason",
                "person 2 has arrived",
                "boards",
                List.of(Map.of("whiteId", "person-2", "blackId", "person-" + bye)));
        post(CHIEF, "/rounds/1/manual-changes", change).statusCode(200);
        get("/rounds/1/pairings").body("boards", hasSize(3)).body("byes.player.number", equalTo(List.of(4)));
        play(1);
        complete(1);
        // no bye player is free for person 4: nothing, by rule
        get("/standings/MEN").body("rows.find { it.number == 4 }.points", equalTo(0));

        publish(2);
        post(CHIEF, "/players", newcomer("person-50", 1975)).statusCode(200).body("number", equalTo(3));
        post(CHIEF, "/players", newcomer("person-50", 1975)).statusCode(200).body("number", equalTo(3));
        get("/players").body("", hasSize(8)).body("[3].personId", equalTo("person-3"));
        get("/rounds/1/pairings").body("byes.player.number", hasItem(3));
        assertThat(boards(2)).hasSize(3);
        play(2);
        complete(2);
        round(3);
        round(4);
        List<String> numbered = get("/players").extract().path("personId");
        post(CHIEF, "/players", newcomer("person-60", 1999)).statusCode(200).body("number", equalTo(9));
        get("/players").body("personId.subList(0, 8)", equalTo(numbered)).body("[8].personId", equalTo("person-60"));
        round(5);
    }

    @Test
    @DisplayName("Late entry ends where the regulation ends it, and waits for an open draft")
    void lateEntryCloses() {
        open(
                roster("SEL", 7, "PRELIM", "P1N", 6),
                selection(7, "conduct: {lateEntry: {untilRound: 2, missed: HALF_POINT, clause: SEL-Q4}}"));
        draw();
        draft(1).statusCode(201);
        post(CHIEF, "/players", newcomer("person-50", 1900)).statusCode(409).body("type", containsString("draft-open"));
        check(1);
        play(1);
        complete(1);
        post(CHIEF, "/players", Map.of("personId", "p", "entryId", "e", "nameZh", "n", "section", "NONE", "rating", 0))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/section"));
        post(CHIEF, "/players", newcomer("person-50", 1900)).statusCode(200);
        publish(2);
        get("/rounds/1/pairings").body("byes.kind", hasItem("HALF_POINT_BYE"));
        play(2);
        complete(2);
        post(CHIEF, "/players", newcomer("person-60", 1900))
                .statusCode(422)
                .body("type", containsString("late-entry-closed"))
                .body("clause", equalTo("SEL-Q4"));
    }

    @Test
    @DisplayName("A line that is new on an amended roster enters late, once")
    void amendedRoster() {
        RosterState roster = roster("SEL", 1, "PRELIM", "P1N", 6);
        open(roster, Documents.text("sel-114"));
        draw();
        round(1);
        List<RosterState.Line> lines = new ArrayList<>(roster.lines());
        lines.add(line("P1N", 50, "MEN"));
        RosterState amended = new RosterState(
                roster.rosterId(),
                roster.competition(),
                roster.competitionVersion(),
                roster.stage(),
                roster.event(),
                roster.closedAt(),
                lines);
        TestFacts.publish(new RosterAmended(amended, 1));
        TestFacts.publish(new RosterAmended(amended, 2));
        Quietness.await();
        get("/players").body("", hasSize(7)).body("[6].personId", equalTo("person-50"));
        publish(2);
    }

    @Test
    @DisplayName(
            "AC-125 [IVY-C7], field case 6: nine players: the host's filler makes ten, nine rounds complete, the filler is"
                    + " not ranked")
    void filler() {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 9; i++) {
            lines.add(line("MAIN", i, "GRADE_3"));
        }
        open(roster("IVY", 1, "MAIN", "MAIN", lines), Documents.text("ivy-2017"));
        startsAt = "2025-02-01T01:00:00Z";
        parameters(Map.of("lateAfterMinutes", 50)).statusCode(200);
        draw();
        draft(1).statusCode(409).body("type", containsString("filler-due")).body("clause", equalTo("IVY-C7"));
        post(CHIEF, "/fillers", Map.of("personId", "person-99", "nameZh", "主辦", "section", "GRADE_3", "rating", 1000))
                .statusCode(200)
                .body("filler", equalTo(true))
                .body("number", equalTo(10));
        Set<Set<String>> pairs = new HashSet<>();
        for (int number = 1; number <= 9; number++) {
            publish(number);
            boards(number).forEach(row -> pairs.add(Set.of((String) row.get("whiteId"), (String) row.get("blackId"))));
            play(number);
            complete(number);
        }
        assertThat(pairs).hasSize(45);
        get("/standings/GRADE_3").body("rows.number", not(hasItem(10))).body("rows", hasSize(9));
        get("/rounds/9/pairings")
                .body("boards.collect { it.white.filler ?: it.black.filler }", hasItem(true))
                .body("byes", hasSize(0));
        post(CHIEF, "/closing", Map.of()).statusCode(200);
    }

    @Test
    @DisplayName(
            "field case 6: an odd field the host does not fill: the bye goes to the lowest score, once each, worth what is ruled")
    void noFiller() {
        String document = selection(9, "conduct: {pairingBye: DRAW}")
                .replace(
                        "          clock: {minutes: 30, delaySeconds: 10}\n          lateAfterMinutes: 5\n          program: Swiss Perfect",
                        "          clock: {minutes: 30, delaySeconds: 10}\n          lateAfterMinutes: 5\n"
                                + "          odd: {fill: FILLER, clause: SEL-Q4}\n          program: Swiss Perfect");
        open(roster("SEL", 9, "PRELIM", "P1N", 7), document);
        draw();
        draft(1).statusCode(409);
        post(CHIEF, "/fillers/refusal", Map.of("reason", "nobody is free")).statusCode(200);
        Set<Integer> byes = new HashSet<>();
        Map<Integer, Integer> points = new HashMap<>();
        for (int number = 1; number <= 4; number++) {
            publish(number);
            int bye = get("/rounds/" + number + "/pairings")
                    .body("byes.kind", equalTo(List.of("PAIRING_BYE")))
                    .extract()
                    .path("byes[0].player.number");
            assertThat(byes.add(bye)).as("round %s", number).isTrue();
            int lowest = points.entrySet().stream()
                    .filter(other -> !byes.contains(other.getKey()) || other.getKey() == bye)
                    .mapToInt(Map.Entry::getValue)
                    .min()
                    .orElse(0);
            assertThat(points.getOrDefault(bye, 0)).as("round %s", number).isEqualTo(lowest);
            play(number);
            complete(number);
            Map<Integer, Integer> before = new HashMap<>(points);
            for (String section : List.of("MEN", "WOMEN")) {
                List<Map<String, Object>> rows =
                        get("/standings/" + section).extract().path("rows");
                rows.forEach(row -> points.put((Integer) row.get("number"), (Integer) row.get("points")));
            }
            assertThat(points.get(bye)).isEqualTo(before.getOrDefault(bye, 0) + 5);
        }
        String file = read(CHIEF, "/trf").statusCode(200).extract().asString();
        assertThat(file.lines().filter(line -> line.startsWith("001") && line.contains("0000 - U")))
                .hasSize(4);
    }

    @Test
    @DisplayName(
            "field case 12: more than half had not checked in: nobody is marked absent before the chief arbiter is asked")
    void askedOnceMore() {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = 1; i <= 8; i++) {
            RosterState.Line line = line("SEMI", i, "WOMEN");
            lines.add(new RosterState.Line(
                    line.entryId(),
                    line.person(),
                    line.section(),
                    line.guaranteeRegion(),
                    null,
                    line.rating(),
                    0,
                    0,
                    i <= 3));
        }
        open(roster("SEL", 1, "SEMI", "SEMI", lines), Documents.text("sel-114"));
        assertThat(database.number("select count(*) from announcement")).isZero();
        draw();
        draft(1).statusCode(409).body("type", containsString("check-in-open"));
        read(ARBITER, "/check-in-question").statusCode(200).body("personIds", hasSize(5));
        post(CHIEF, "/check-in-question/answer", Map.of("absentIds", List.of("person-1")))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/absentIds/0"));
        post(CHIEF, "/check-in-question/answer", Map.of("absentIds", List.of("person-8")))
                .statusCode(200)
                .body("answeredBy", equalTo("chief"));
        post(CHIEF, "/check-in-question/answer", Map.of("absentIds", List.of("person-8")))
                .statusCode(200);
        post(CHIEF, "/check-in-question/answer", Map.of("absentIds", List.of())).statusCode(409);
        publish(1);
        get("/rounds/1/pairings").body("byes.kind", hasItem("UNEXCUSED_ABSENCE"));
    }

    @Test
    @DisplayName(
            "field case 13: a tap on the wrong row is undone by staff before the round is paired; the person is named back")
    void undone() {
        open(8);
        draw();
        Map<String, Object> wrong =
                Map.of("personId", "person-4", "rounds", List.of(1), "kind", "ABSENCE", "reason", "row above");
        post(ARBITER, "/announcements", wrong).statusCode(200).body("[0].name", equalTo("示例4"));
        Map<String, Object> undo = Map.of("personId", "person-4", "round", 1, "reason", "meant person 5");
        post(ARBITER, "/announcements/revocation", undo).statusCode(204);
        post(ARBITER, "/announcements/revocation", undo).statusCode(404);
        publish(1);
        get("/rounds/1/pairings").body("boards", hasSize(4));
        post(ARBITER, "/announcements/revocation", undo).statusCode(409).body("type", containsString("round-paired"));
    }

    @Test
    @DisplayName(
            "Byes that players ask for: in time, not too many, not in the last rounds; absences by the private link")
    void requests() {
        open(
                roster("SEL", 10, "PRELIM", "P1N", 8),
                selection(
                        10,
                        "conduct: {byes: [{kind: HALF_POINT, most: 1, notInLast: 2,"
                                + " until: {from: round.start, minutes: -30}, clause: SEL-Q4}]}"));
        String player = Tokens.ofLink("person-3", "PERSON");
        Map<String, Object> half =
                Map.of("personId", "person-3", "rounds", List.of(2), "kind", "HALF_POINT_BYE", "reason", "school");
        post(
                        player,
                        "/requests",
                        Map.of("personId", "person-4", "rounds", List.of(2), "kind", "ABSENCE", "reason", "r"))
                .statusCode(403);
        post(player, "/requests", half).statusCode(200).body("[0].kind", equalTo("HALF_POINT_BYE"));
        post(player, "/requests", half).statusCode(200);
        refused(player, 3, "HALF_POINT_BYE", "absence.bye-too-many");
        refused(Tokens.ofLink("person-5", "PERSON"), "person-5", 6, "HALF_POINT_BYE", "absence.bye-last-rounds");
        refused(player, 3, "FULL_POINT_BYE", "absence.bye-not-offered");
        draw();
        round(1);
        publish(2);
        get("/rounds/2/pairings").body("byes.kind", hasItem("HALF_POINT_BYE"));
        post(player, "/requests", half).statusCode(409).body("type", containsString("round-paired"));
    }

    private void refused(String token, int round, String kind, String reason) {
        refused(token, "person-3", round, kind, reason);
    }

    private void refused(String token, String person, int round, String kind, String reason) {
        post(token, "/requests", Map.of("personId", person, "rounds", List.of(round), "kind", kind, "reason", "r"))
                .statusCode(422)
                .body("type", containsString("bye-refused"))
                .body("reasons[0].key", equalTo(reason));
    }
}
