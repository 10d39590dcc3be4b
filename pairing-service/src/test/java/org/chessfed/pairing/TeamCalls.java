package org.chessfed.pairing;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentState;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;

/** Calls about teams that several tests make. */
public final class TeamCalls {

    /** Path of tournaments of teams. */
    public static final String PATH = "/v1/team-tournaments";

    private TeamCalls() {}

    /** Publishes the regulation of the team cup and makes a user its arbiter. */
    public static void open(String user, String role) {
        TestFacts.publish(new CompetitionPublished("TEAM", 1, "T-2", Documents.text("team-111"), Instant.EPOCH));
        TestFacts.publish(new AssignmentGranted(
                new AssignmentState(UUID.randomUUID().toString(), user, role, "EVENT", "TEAM/MAIN"), 0));
        Quietness.await();
    }

    /** Teams of a section with the numbers 1 to n and three players each. */
    public static Map<String, Object> list(String section, int teams) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (int team = 1; team <= teams; team++) {
            List<Map<String, Object>> players = new ArrayList<>();
            for (int board = 1; board <= 3; board++) {
                players.add(Map.of("nameZh", "選手" + team + "-" + board, "rating", 1500 - 10 * team - board));
            }
            list.add(Map.of("nameZh", "第" + team + "隊", "players", players));
        }
        return Map.of("competition", "TEAM", "event", "MAIN", "section", section, "teams", list);
    }

    /** The results of the three boards of a table, by colours. */
    public static Map<String, Object> results(int table, String... results) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (String result : results) {
            list.add(Map.of("table", table, "board", list.size() + 1, "result", result));
        }
        return Map.of("results", list);
    }

    /** A caller with a fresh idempotency key. */
    public static RequestSpecification as(String token) {
        return given().auth()
                .oauth2(token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON);
    }

    /** Opens the team cup to the chief arbiter and hands in the teams of a section; the id of the tournament. */
    public static String enter(String chief, String section, int teams) {
        open("chief", "chief-arbiter");
        return as(chief)
                .body(list(section, teams))
                .post(PATH)
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    }
}
