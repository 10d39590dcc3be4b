package org.chessfed.pairing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentState;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;

/** A tournament of the selection's first event, played through REST by invented people. */
public abstract class PairingCase {

    /** The chief arbiter of the event. */
    protected static final String CHIEF = Tokens.of("chief", "chief-arbiter");

    /** An arbiter of the event. */
    protected static final String ARBITER = Tokens.of("helper", "arbiter");

    /** Another arbiter of the event. */
    protected static final String SECOND_ARBITER = Tokens.of("second", "arbiter");

    @Inject
    protected Database database;

    /** The tournament that calls are about. */
    protected String tournament = "";

    /** Competition of the tournament. */
    protected String competition = "SEL";

    /** Start of every round that is paired; empty: as the regulation plans it. */
    protected String startsAt = "";

    /** A tournament with the rules of the selection. */
    protected void open(int players) {
        open(roster("SEL", 1, "PRELIM", "P1N", players), Documents.text("sel-114"));
    }

    /**
     * A tournament of a roster under a regulation.
     *
     * @param roster its lines make one tournament
     * @param document the regulation
     */
    protected void open(RosterState roster, String document) {
        Quietness.await(); // the test before may still tell its facts
        Tables.empty();
        competition = roster.competition();
        String event = roster.competition() + "/" + roster.event();
        // the roster comes first and waits for the regulation
        TestFacts.publish(new RosterClosed(roster, 0));
        TestFacts.publish(new CompetitionPublished(
                roster.competition(), roster.competitionVersion(), "T-1", document, Instant.EPOCH));
        grant("chief", "chief-arbiter", event);
        grant("helper", "arbiter", event);
        grant("second", "arbiter", event);
        Quietness.await();
        List<String> ids = given().get("/v1/tournaments?competition=" + competition + "&event=" + roster.event())
                .then()
                .statusCode(200)
                .extract()
                .path("id");
        assertThat(ids).isNotEmpty();
        tournament = ids.getFirst();
    }

    /**
     * The selection's regulation in another version, with other rules for the preliminary's tournament.
     *
     * @param version a version of its own, from 2
     * @param rules lines of YAML, as keys of the tournament
     */
    protected static String selection(int version, String rules) {
        String document = Documents.text("sel-114").replaceFirst("  version: 1\n", "  version: " + version + "\n");
        String mark = "      - sections: [MEN, WOMEN]\n";
        assertThat(document).contains(mark);
        return document.replaceFirst(java.util.regex.Pattern.quote(mark), mark + rules.indent(8));
    }

    private static void grant(String user, String role, String event) {
        TestFacts.publish(new AssignmentGranted(
                new AssignmentState(UUID.randomUUID().toString(), user, role, "EVENT", event), 0));
    }

    /** Players 1 to n by rating; every third one is a woman. */
    protected static RosterState roster(String competition, int version, String stage, String event, int players) {
        List<RosterState.Line> lines = new ArrayList<>();
        for (int i = players; i >= 1; i--) {
            lines.add(line(event, i, i % 3 == 0 ? "WOMEN" : "MEN"));
        }
        return roster(competition, version, stage, event, lines);
    }

    /** A roster of lines. */
    protected static RosterState roster(
            String competition, int version, String stage, String event, List<RosterState.Line> lines) {
        return new RosterState(
                UUID.randomUUID().toString(),
                competition,
                version,
                stage,
                event,
                Instant.parse("2025-01-05T00:30:00Z"),
                lines);
    }

    /** Person {@code i} in a section, checked in, rated 2000 less ten times the number. */
    protected static RosterState.Line line(String event, int i, String section) {
        PersonCard person = new PersonCard(
                "person-" + i,
                "示例" + i,
                "Example-" + (char) ('A' + i),
                null,
                "WOMEN".equals(section) ? "F" : "M",
                null,
                "TPE",
                null,
                null,
                null,
                false);
        return new RosterState.Line(
                "entry-" + event + i,
                person,
                section,
                i % 2 == 0 ? "NORTH" : null,
                null,
                2000 - 10 * i,
                0,
                2000 - 10 * i,
                true);
    }

    /** A call as somebody, with a new idempotency key. */
    protected RequestSpecification as(String token) {
        return given().auth()
                .oauth2(token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON);
    }

    /** A POST below the tournament. */
    protected ValidatableResponse post(String token, String path, Map<String, ?> body) {
        return as(token).body(body).post("/v1/tournaments/" + tournament + path).then();
    }

    /** A public GET below the tournament. */
    protected ValidatableResponse get(String path) {
        return given().get("/v1/tournaments/" + tournament + path).then();
    }

    /** A GET below the tournament as somebody. */
    protected ValidatableResponse read(String token, String path) {
        return as(token).get("/v1/tournaments/" + tournament + path).then();
    }

    /** Sets parameters of the tournament as its chief arbiter. */
    protected ValidatableResponse parameters(Map<String, ?> body) {
        int version = get("").extract().path("version");
        return as(CHIEF)
                .header("If-Match", "\"" + version + "\"")
                .body(body)
                .put("/v1/tournaments/" + tournament + "/parameters")
                .then();
    }

    /** Pairs a round. */
    protected ValidatableResponse draft(int number) {
        return post(
                ARBITER,
                "/rounds",
                startsAt.isEmpty() ? Map.of("number", number) : Map.of("number", number, "startsAt", startsAt));
    }

    /** Pairs, checks and publishes a round. */
    protected void publish(int number) {
        draft(number).statusCode(201);
        check(number);
    }

    /** Checks and publishes a drafted round. */
    protected void check(int number) {
        post(ARBITER, "/rounds/" + number + "/check", Map.of()).statusCode(200);
        post(CHIEF, "/rounds/" + number + "/publication", Map.of()).statusCode(200);
    }

    /** A result as it is sent. */
    protected static Map<String, Object> board(int board, String result) {
        return Map.of("board", board, "result", result);
    }

    /** Enters results. */
    @SafeVarargs
    protected final ValidatableResponse enter(String token, int number, Map<String, Object>... results) {
        return post(token, "/rounds/" + number + "/results", Map.of("results", List.of(results)));
    }

    /** The boards of a round as arbiters see them. */
    protected List<Map<String, Object>> boards(int number) {
        return read(ARBITER, "/rounds/" + number).statusCode(200).extract().path("boards");
    }

    /** The board at which a person sits in a round. */
    protected Map<String, Object> boardOf(int number, String person) {
        return boards(number).stream()
                .filter(row -> person.equals(row.get("whiteId")) || person.equals(row.get("blackId")))
                .findFirst()
                .orElseThrow();
    }

    /** The better rated player of each open board wins. */
    protected void play(int number) {
        List<Map<String, Object>> results = new ArrayList<>();
        for (Map<String, Object> row : boards(number)) {
            if ("UNKNOWN".equals(row.get("whiteOutcome")) && !Boolean.TRUE.equals(row.get("adjourned"))) {
                boolean white = rating((String) row.get("whiteId")) < rating((String) row.get("blackId"));
                results.add(board((Integer) row.get("board"), white ? "WHITE_WINS" : "BLACK_WINS"));
            }
        }
        if (!results.isEmpty()) {
            post(ARBITER, "/rounds/" + number + "/results", Map.of("results", results))
                    .statusCode(200);
        }
    }

    /** Plays all rounds; who wins each board, or nobody, is drawn. */
    protected void playDrawn(int rounds, long seed) {
        Random random = new Random(seed);
        for (int number = 1; number <= rounds; number++) {
            publish(number);
            List<Map<String, Object>> results = new ArrayList<>();
            for (Map<String, Object> row : boards(number)) {
                int drawn = random.nextInt(5);
                String result = drawn < 2 ? "WHITE_WINS" : drawn == 2 ? "DRAW" : "BLACK_WINS";
                results.add(board((Integer) row.get("board"), result));
            }
            post(ARBITER, "/rounds/" + number + "/results", Map.of("results", results))
                    .statusCode(200);
            complete(number);
        }
    }

    private static int rating(String person) {
        return Integer.parseInt(person.substring(person.lastIndexOf('-') + 1));
    }

    /** Completes a round. */
    protected ValidatableResponse complete(int number) {
        return post(ARBITER, "/rounds/" + number + "/completion", Map.of()).statusCode(200);
    }

    /** A whole round: published, played, completed. */
    protected void round(int number) {
        publish(number);
        play(number);
        complete(number);
    }

    /** Draws White for the first player of round 1. */
    protected void draw() {
        post(CHIEF, "/initial-colour", Map.of("colour", "WHITE", "witness", "two captains"))
                .statusCode(200);
    }
}
