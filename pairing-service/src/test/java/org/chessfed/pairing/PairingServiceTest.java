package org.chessfed.pairing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.assignment.Assignments.Assignment;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.PermissionMatrix;
import org.chessfed.testkit.PermissionMatrix.Case;
import org.chessfed.testkit.PermissionMatrix.Relation;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("pairing-service")
class PairingServiceTest extends PairingCase {

    @Inject
    Messages messages;

    @Inject
    Assignments assignments;

    @Inject
    PermissionTable table;

    @Inject
    StandingsBook standings;

    @Inject
    Tournaments tournaments;

    @Inject
    Rounds rounds;

    private String teamTournament = "";

    @BeforeEach
    void tournamentFromRoster() {
        open(12);
    }

    @Test
    @DisplayName("Every problem code has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @DisplayName("The OpenAPI document is the committed one")
    void openApi() throws IOException {
        Response answer = Quietness.management("/openapi");
        assertThat(answer.statusCode()).isEqualTo(200);
        OpenApiDocument.compare(Path.of("../docs/api/pairing.yaml"), answer.asString());
    }

    @Test
    @DisplayName(
            "A tournament from roster.closed to FINAL standings [SEL-Q4 to SEL-Q8, SEL-K1, SEL-K2], AC-057, AC-058, AC-059")
    void wholeTournament() {
        get("").statusCode(200)
                .body("status", equalTo("CREATED"))
                .body("rounds", equalTo(7))
                .body("players", equalTo(12))
                .body("sections", contains("MEN", "WOMEN"))
                .body("openParameters", empty())
                .body("lateAfterMinutes", equalTo(5))
                .body("calendar[0].startsAt", equalTo("2025-01-05T01:00:00Z"));
        get("/players").body("[0].personId", equalTo("person-1")).body("[11].number", equalTo(12));
        as(CHIEF)
                .header("If-Match", "\"0\"")
                .body(Map.of("lateAfterMinutes", 30))
                .put("/v1/tournaments/" + tournament + "/parameters")
                .then()
                .statusCode(422)
                .body("type", containsString("parameter-fixed"));

        // round 1: lot, draft, check, publication
        draft(1).statusCode(409).body("type", containsString("lot-not-drawn"));
        draw();
        post(CHIEF, "/initial-colour", Map.of()).statusCode(409);
        String round = draft(1).statusCode(201)
                .body("boards", hasSize(6))
                .body("boards[0].whiteId", equalTo("person-1"))
                .body("boards[0].blackId", equalTo("person-7"))
                .extract()
                .path("id");
        draft(1).statusCode(200).body("id", equalTo(round)); // field case 3
        get("/rounds/1/pairings").statusCode(404);
        post(CHIEF, "/rounds/1/publication", Map.of()).statusCode(409).body("type", containsString("round-state"));
        post(ARBITER, "/rounds/1/check", Map.of()).statusCode(200).body("status", equalTo("CHECKED"));
        post(ARBITER, "/rounds/1/publication", Map.of()).statusCode(403);
        post(CHIEF, "/rounds/1/publication", Map.of()).statusCode(200).body("status", equalTo("PUBLISHED"));
        get("/rounds/1/pairings")
                .statusCode(200)
                .body("boards", hasSize(6))
                .body("startsAt", equalTo("2025-01-05T01:00:00Z"));
        get("/rounds/0/pairings?name=示例11").body("boards", hasSize(1)).body("boards[0].board", equalTo(5));
        get("").body("status", equalTo("RUNNING"))
                .body("roundsPublished", equalTo(1))
                .body("roundsCompleted", equalTo(0));

        // results: lateness to the second, all or none, entering is not changing
        post(ARBITER, "/rounds/1/results", Map.of("results", List.of(board(1, "WHITE_WINS"), board(99, "WHITE_WINS"))))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/results/1/board"));
        post(ARBITER, "/rounds/1/results", Map.of("results", List.of(Map.of("board", 1, "result", "1-0"))))
                .statusCode(400);
        post(
                        ARBITER,
                        "/rounds/1/results",
                        Map.of(
                                "results",
                                List.of(
                                        board(1, "WHITE_WINS"),
                                        Map.of("board", 2, "blackArrivedAt", "2025-01-05T01:05:01Z"),
                                        Map.of(
                                                "board",
                                                3,
                                                "result",
                                                "DRAW",
                                                "whiteArrivedAt",
                                                "2025-01-05T01:05:00Z"))))
                .statusCode(200)
                .body("[1].whiteOutcome", equalTo("FORFEIT_WIN"))
                .body("[1].blackOutcome", equalTo("FORFEIT_LOSS"))
                .body("[1].blackLate", equalTo(true))
                .body("[2].whiteOutcome", equalTo("DRAW"))
                .body("[3].whiteOutcome", equalTo("UNKNOWN"));
        post(ARBITER, "/rounds/1/results", Map.of("results", List.of(board(1, "WHITE_WINS"))))
                .statusCode(200);
        post(ARBITER, "/rounds/1/results", Map.of("results", List.of(board(1, "DRAW"))))
                .statusCode(409)
                .body("type", containsString("result-stands"));
        post(ARBITER, "/rounds/1/completion", Map.of()).statusCode(409).body("type", containsString("results-missing"));
        draft(2).statusCode(409).body("type", containsString("round-before-open")); // field case 4
        play(1);
        get("/rounds/1/pairings").body("boards[1].whiteOutcome", equalTo("FORFEIT_WIN"));
        complete(1);
        get("/standings/MEN")
                .statusCode(200)
                .body("status", equalTo("PROVISIONAL"))
                .body("rows", hasSize(8))
                .body("settings.unplayed", equalTo("DRAW_BOTH"))
                .body("settings.unplayedClause", equalTo("SEL-K2"))
                .body("settings.tieBreakEdition", equalTo("FIDE_2024_08"))
                .body("settings.chain[0]", equalTo("PTS"));
        get("/standings/WOMEN?name=example-d").body("rows", hasSize(1));

        // a draft that an absence overtakes; three absences make void
        roundTwo();
        for (int number = 3; number <= 4; number++) {
            publish(number);
            play(number);
            complete(number);
        }
        get("/standings/MEN")
                .body("rows[-1].nameZh", equalTo("示例2"))
                .body("rows[-1].rank", equalTo(null))
                .body("rows[-1].voidClause", equalTo("SEL-Q8"))
                .body("rows[-1].missed.announced", equalTo(3));
        assertThat(database.number("select count(*) from player_void")).isEqualTo(1);

        // an old result is corrected: preview, stale tag, reason, next version
        Map<String, Object> correction = Map.of("result", "BLACK_WINS", "reason", "slip signed on the wrong side");
        List<Map<String, Object>> moves = post(CHIEF, "/rounds/1/boards/1/preview", correction)
                .statusCode(200)
                .extract()
                .path("");
        assertThat(moves).isNotEmpty();
        int before = get("/standings/MEN").extract().path("version");
        correct(ARBITER, "\"1\"", correction).statusCode(403);
        correct(CHIEF, "\"9\"", correction).statusCode(412);
        correct(CHIEF, "\"1\"", Map.of("result", "BLACK_WINS")).statusCode(400);
        correct(CHIEF, "\"1\"", correction).statusCode(200).body("whiteOutcome", equalTo("LOSS"));
        get("/standings/MEN")
                .body("version", equalTo(before + 1))
                .body("corrections", hasSize(1))
                .body("corrections[0].whiteBefore", equalTo("WIN"));
        assertThat(post(CHIEF, "/rounds/1/boards/1/preview", correction)
                        .extract()
                        .<List<Object>>path(""))
                .isEmpty();

        // to the end
        post(CHIEF, "/closing", Map.of()).statusCode(409).body("type", containsString("rounds-missing"));
        for (int number = 5; number <= 7; number++) {
            publish(number);
            play(number);
            complete(number);
        }
        post(ARBITER, "/closing", Map.of()).statusCode(403);
        post(CHIEF, "/closing", Map.of()).statusCode(200).body("status", equalTo("FINISHED"));
        get("/standings/MEN")
                .body("status", equalTo("FINAL"))
                .body("rows[0].rank", equalTo(1))
                .body("rows[0].nameZh", equalTo("示例1"));
        UUID id = UUID.fromString(tournament);
        assertThat(standings.moves(tournaments.get(id), rounds.history(id), 7)).isEmpty(); // I10

        // an external client reads the games
        as(Tokens.ofClient("journal", "results:read"))
                .get("/v1/tournaments/" + tournament + "/results")
                .then()
                .statusCode(200)
                .body("", hasSize(7 * 6 - 3)); // one board fewer in each of the three rounds with an absence
        as(Tokens.ofClient("journal", "entries:read"))
                .get("/v1/tournaments/" + tournament + "/results")
                .then()
                .statusCode(403);

        String file = as(CHIEF)
                .accept("text/plain")
                .get("/v1/tournaments/" + tournament + "/trf")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(TrfReader.read(file).players()).hasSize(12);
        assertThat(TrfReader.read(file).toTournamentState().completedRounds()).isEqualTo(7);

        playoff();
        Quietness.await();
        Map<String, Integer> published = Quietness.flow().jsonPath().getMap("published");
        assertThat(published)
                .containsEntry("org.chessfed.tournament.created.v1", 1)
                .containsEntry("org.chessfed.tournament.started.v1", 1)
                .containsEntry("org.chessfed.tournament.finished.v1", 1)
                .containsEntry("org.chessfed.round.published.v1", 7)
                .containsEntry("org.chessfed.round.completed.v1", 7)
                .containsEntry("org.chessfed.result.corrected.v1", 1)
                .containsEntry("org.chessfed.standings.published.v1", 2 * (7 + 1 + 1 + 1));
    }

    /** Round 2: person 2 is absent in rounds 2 to 4, told after the round was drafted. */
    private void roundTwo() {
        draft(2).statusCode(201);
        post(
                        ARBITER,
                        "/announcements",
                        Map.of("personId", "person-2", "rounds", List.of(2, 3, 4), "kind", "ABSENCE", "reason", "ill"))
                .statusCode(200)
                .body("excused", contains(true, true, true));
        post(
                        ARBITER,
                        "/announcements",
                        Map.of("personId", "person-2", "rounds", List.of(1), "kind", "ABSENCE", "reason", "ill"))
                .statusCode(409);
        post(ARBITER, "/rounds/2/check", Map.of()).statusCode(200);
        post(CHIEF, "/rounds/2/publication", Map.of()).statusCode(409).body("type", containsString("round-outdated"));
        as(CHIEF).delete("/v1/tournaments/" + tournament + "/rounds/2").then().statusCode(428);
        as(CHIEF)
                .header("If-Match", "\"1\"")
                .delete("/v1/tournaments/" + tournament + "/rounds/2")
                .then()
                .statusCode(204);
        publish(2);
        get("/rounds/2/pairings")
                .body("boards", hasSize(5))
                .body("byes.kind", hasItem("ANNOUNCED_ABSENCE"))
                .body("byes.kind", hasItem("PAIRING_BYE"));
        play(2);
        complete(2);
    }

    private ValidatableResponse correct(String token, String tag, Map<String, ?> body) {
        return as(token)
                .header("If-Match", tag)
                .body(body)
                .put("/v1/tournaments/" + tournament + "/rounds/1/boards/1")
                .then();
    }

    /** Field case 25: selection asks for a playoff; the chief arbiter enters the order; the standings come again. */
    private void playoff() {
        List<String> tied = List.of("person-4", "person-5");
        TestFacts.publish(
                new PlayoffRequested("playoff-1", 0, "SEL", "PRELIM", "P1N", "MEN", tournament, 10, tied, "SEL-Q6"));
        Quietness.await();
        as(CHIEF)
                .get("/v1/tournaments/" + tournament + "/playoffs")
                .then()
                .statusCode(200)
                .body("[0].status", equalTo("REQUESTED"))
                .body("[0].personIds", equalTo(tied));
        Map<String, Object> wrong =
                Map.of("order", List.of(List.of("person-4"), List.of("person-7")), "note", "two blitz games");
        Map<String, Object> order =
                Map.of("order", List.of(List.of("person-5"), List.of("person-4")), "note", "two blitz games");
        int before = get("/standings/MEN").extract().path("version");
        post(CHIEF, "/playoffs/playoff-1/order", wrong).statusCode(400);
        post(ARBITER, "/playoffs/playoff-1/order", order).statusCode(403);
        post(CHIEF, "/playoffs/playoff-1/order", order).statusCode(200).body("status", equalTo("DECIDED"));
        post(CHIEF, "/playoffs/playoff-1/order", order).statusCode(409);
        get("/standings/MEN").body("version", equalTo(before + 1)).body("status", equalTo("FINAL"));
    }

    @Test
    @DisplayName("I9: the database publishes no round that leaves a player without board, bye or stated absence")
    void everybodyHasASeat() {
        UUID id = UUID.randomUUID();
        assertThatThrownBy(() -> database.update("""
                        insert into round(id, version, tournament_id, number, status, starts_at, remarks, drafted_by, page)
                        values (?, 0, ?, 1, 'PUBLISHED', now(), '[]', 'test', '{}')""", id, UUID.fromString(tournament)))
                .isInstanceOf(DatabaseFailure.class);
        draw();
        draft(1).statusCode(201);
        database.update("delete from seat where number = 12");
        post(ARBITER, "/rounds/1/check", Map.of()).statusCode(200);
        assertThatThrownBy(() -> database.update("update round set status = 'PUBLISHED', page = '{}'"))
                .isInstanceOf(DatabaseFailure.class);
    }

    @Test
    @DisplayName(
            "A roster that comes twice makes one tournament; one that is not checked in and withdrawals are told in rounds")
    void once() {
        RosterState roster = roster("SEL", 1, "PRELIM", "P1S", 8);
        UUID event = UUID.randomUUID();
        TestFacts.publish(new RosterClosed(roster, 0), event, TestClock.now());
        TestFacts.publish(new RosterClosed(roster, 0), event, TestClock.now());
        TestFacts.publish(new RosterClosed(roster, 0));
        Quietness.await();
        assertThat(database.number("select count(*) from tournament where event = 'P1S'"))
                .isEqualTo(1);
        draw();
        post(CHIEF, "/withdrawals", Map.of("personId", "person-3", "fromRound", 1, "reason", "moved away"))
                .statusCode(200)
                .body("", hasSize(7));
        post(CHIEF, "/withdrawals", Map.of("personId", "nobody", "fromRound", 1, "reason", "moved away"))
                .statusCode(400);
        publish(1);
        get("/rounds/1/pairings").body("byes.kind", hasItem("WITHDRAWN")).body("boards", hasSize(5));
    }

    @Test
    @DisplayName("[SEL-Z15]: an entry cancelled before round 1 is published leaves the tournament; the numbers move up")
    void cancelledEntry() {
        draw();
        draft(1).statusCode(201);
        TestFacts.publish(new EntryCancelled(cancelled("entry-P1N3", "person-3"), 9));
        TestFacts.publish(new EntryCancelled(cancelled("entry-of-nobody", "person-99"), 9));
        Quietness.await();
        get("").body("players", equalTo(11));
        get("/players").body("[2].personId", equalTo("person-4")).body("[2].number", equalTo(3));
        publish(1);
        get("/rounds/1/pairings").body("boards", hasSize(5)).body("byes.kind", contains("PAIRING_BYE"));
        TestFacts.publish(new EntryCancelled(cancelled("entry-P1N5", "person-5"), 9));
        Quietness.await();
        get("").body("players", equalTo(11));
    }

    private static EntryState cancelled(String entry, String person) {
        return new EntryState(
                entry,
                "SEL",
                1,
                "PRELIM",
                "P1N",
                new PersonCard(person, "示例", null, null, "M", null, null, null, null, null, false),
                "PLAYER",
                "MEN",
                EntryStatus.CANCELLED,
                "FORM",
                null,
                null,
                null,
                "NONE",
                "LOCAL",
                null,
                null,
                "TRANSFER",
                List.of(),
                Instant.EPOCH,
                null,
                null,
                "BY_ENTRANT",
                null);
    }

    @Test
    @DisplayName("401, 403, 404: no token, another event's arbiter, unknown things")
    void rights() {
        given().header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON)
                .body(Map.of("number", 1))
                .post("/v1/tournaments/" + tournament + "/rounds")
                .then()
                .statusCode(401);
        post(Tokens.of("stranger", "arbiter"), "/rounds", Map.of("number", 1)).statusCode(403);
        post(Tokens.of("chief", "player"), "/rounds", Map.of("number", 1)).statusCode(403);
        as(CHIEF)
                .body(Map.of("number", 1))
                .post("/v1/tournaments/" + UUID.randomUUID() + "/rounds")
                .then()
                .statusCode(404);
        get("/standings/MEN").statusCode(404);
        as(ARBITER).get("/v1/tournaments/" + tournament + "/rounds/1").then().statusCode(404);
    }

    @TestFactory
    @DisplayName("Every operation as every role on own, other and no object")
    Stream<DynamicTest> matrix() {
        teamTournament = TeamCalls.enter(CHIEF, "OPEN", 4);
        return PermissionMatrix.ownCases(table)
                .map(cell -> DynamicTest.dynamicTest(cell.toString(), () -> check(cell)));
    }

    private void check(Case cell) {
        String user = "matrix-" + UUID.randomUUID();
        if (cell.relation() != Relation.NONE) {
            boolean own = cell.relation() == Relation.OWN;
            boolean person = "requestAbsence".equals(cell.operation());
            boolean ofTeams = cell.operation().contains("Team");
            String event = ofTeams ? own ? "TEAM/MAIN" : "TEAM/OTHER" : own ? "SEL/P1N" : "SEL/P2N";
            assignments.granted(
                    new Assignment(
                            UUID.randomUUID().toString(),
                            user,
                            cell.role(),
                            person ? "PERSON" : "EVENT",
                            person ? own ? "person-1" : "person-2" : event),
                    1);
        }
        RequestSpecification caller =
                given().header("Idempotency-Key", UUID.randomUUID().toString()).contentType(ContentType.JSON);
        if (!"anonymous".equals(cell.role())) {
            caller.auth().oauth2(Tokens.of(user, cell.role()));
        }
        String path = "/v1/tournaments/" + tournament;
        String teams = TeamCalls.PATH + "/" + teamTournament;
        Map<String, Object> result = new HashMap<>(Map.of("result", "DRAW", "reason", "test"));
        Response answer = switch (cell.operation()) {
            case "listTournaments" -> caller.get("/v1/tournaments?competition=SEL");
            case "getTournament" -> caller.get(path);
            case "listPlayers" -> caller.get(path + "/players");
            case "setParameters" ->
                caller.header("If-Match", "\"99\"").body(Map.of()).put(path + "/parameters");
            case "drawInitialColour" -> caller.body(Map.of()).post(path + "/initial-colour");
            case "announceAbsence" ->
                caller.body(Map.of("personId", "nobody", "rounds", List.of(1), "kind", "ABSENCE", "reason", "r"))
                        .post(path + "/announcements");
            case "withdrawPlayer" ->
                caller.body(Map.of("personId", "nobody", "fromRound", 1, "reason", "r"))
                        .post(path + "/withdrawals");
            case "listAnnouncements" -> caller.get(path + "/announcements");
            case "draftRound" -> caller.body(Map.of("number", 5)).post(path + "/rounds");
            case "getRound" -> caller.get(path + "/rounds/1");
            case "checkRound" -> caller.post(path + "/rounds/1/check");
            case "publishRound" -> caller.post(path + "/rounds/1/publication");
            case "discardRound" -> caller.header("If-Match", "\"99\"").delete(path + "/rounds/1");
            case "startRound" -> caller.body(Map.of()).post(path + "/rounds/1/start");
            case "adjournGame" ->
                caller.body(Map.of("acknowledged", true, "reason", "r")).post(path + "/rounds/1/boards/1/adjournment");
            case "imposePenalty" ->
                caller.body(Map.of("personId", "nobody", "kind", "DEVICE_USED", "reason", "r"))
                        .post(path + "/rounds/1/boards/1/penalties");
            case "listPenalties" -> caller.get(path + "/penalties");
            case "listMissedRounds" -> caller.get(path + "/missed-rounds");
            case "mergeTournament" ->
                caller.body(Map.of("tournamentId", tournament, "reason", "r")).post(path + "/mergers");
            case "drawLots" ->
                caller.body(Map.of("witness", "w", "reason", "r")).post(path + "/lots");
            case "listLots" -> caller.get(path + "/lots");
            case "previewTournamentFile" -> caller.body(Map.of("file", "001")).post(path + "/trf/preview");
            case "importTournamentFile" ->
                caller.body(Map.of("file", "001", "players", List.of(Map.of("number", 1, "personId", "nobody"))))
                        .post(path + "/trf/import");
            case "requestAbsence" ->
                caller.body(Map.of("personId", "person-1", "rounds", List.of(1), "kind", "ABSENCE", "reason", "r"))
                        .post(path + "/requests");
            case "revokeAnnouncement" ->
                caller.body(Map.of("personId", "nobody", "round", 1, "reason", "r"))
                        .post(path + "/announcements/revocation");
            case "setFixedBoards" ->
                caller.header("If-Match", "\"99\"")
                        .body(Map.of("boards", List.of()))
                        .put(path + "/fixed-boards");
            case "listFixedBoards" -> caller.get(path + "/fixed-boards");
            case "getCheckInQuestion" -> caller.get(path + "/check-in-question");
            case "answerCheckIn" ->
                caller.body(Map.of("absentIds", List.of())).post(path + "/check-in-question/answer");
            case "enterLate" ->
                caller.body(Map.of(
                                "personId", "person-1", "entryId", "e", "nameZh", "n", "section", "MEN", "rating", 0))
                        .post(path + "/players");
            case "addFiller" ->
                caller.body(Map.of("personId", "person-1", "nameZh", "n", "section", "MEN", "rating", 0))
                        .post(path + "/fillers");
            case "declineFiller" -> caller.body(Map.of("reason", "r")).post(path + "/fillers/refusal");
            case "beginManualChange" -> caller.body(Map.of("reason", "r")).post(path + "/rounds/99/manual-changes");
            case "seatPlayers" ->
                caller.body(Map.of()).post(path + "/rounds/99/manual-changes/" + UUID.randomUUID() + "/seatings");
            case "endManualChange" -> caller.post(path + "/rounds/99/manual-changes/" + UUID.randomUUID() + "/end");
            case "listManualChanges" -> caller.get(path + "/rounds/99/manual-changes");
            case "getHallList" -> caller.get(path + "/rounds/1/hall-list");
            case "printHallList" -> caller.accept("text/html").get(path + "/rounds/1/hall-list/print");
            case "downloadHallList" -> caller.accept("text/csv").get(path + "/rounds/1/hall-list/csv");
            case "explainRound" -> caller.get(path + "/rounds/1/explanation");
            case "explainWhyNot" -> caller.get(path + "/rounds/1/explanation/why-not?a=1&b=2");
            case "getPairings" -> caller.get(path + "/rounds/1/pairings");
            case "completeRound" -> caller.post(path + "/rounds/1/completion");
            case "closeTournament" -> caller.post(path + "/closing");
            case "enterResults" ->
                caller.body(Map.of("results", List.of(board(1, "DRAW")))).post(path + "/rounds/1/results");
            case "correctResult" ->
                caller.header("If-Match", "\"99\"").body(result).put(path + "/rounds/1/boards/1");
            case "previewCorrection" -> caller.body(result).post(path + "/rounds/1/boards/1/preview");
            case "listResults" -> caller.get(path + "/results");
            case "exportTournamentFile" -> caller.get(path + "/trf");
            case "getStandings" -> caller.get(path + "/standings/MEN");
            case "getJointStandings" -> caller.get(path + "/standings");
            case "listPlayoffs" -> caller.get(path + "/playoffs");
            case "enterPlayoffOrder" ->
                caller.body(Map.of("order", List.of(List.of("a")), "note", "n")).post(path + "/playoffs/none/order");
            case "listTeamTournaments" -> caller.get(TeamCalls.PATH + "?competition=TEAM");
            case "getTeamTournament" -> caller.get(teams);
            case "getTeamRound" -> caller.get(teams + "/rounds/1");
            case "getTeamStandings" -> caller.get(teams + "/standings");
            case "enterTeams" -> caller.body(TeamCalls.list("OPEN", 4)).post(TeamCalls.PATH);
            case "setTeamParameters" ->
                caller.header("If-Match", "\"99\"").body(Map.of()).put(teams + "/parameters");
            case "drawTeamColour" -> caller.body(Map.of()).post(teams + "/initial-colour");
            case "drawTeamLots" ->
                caller.body(Map.of("teams", List.of(1, 2), "witness", "w", "reason", "r"))
                        .post(teams + "/lots");
            case "draftTeamRound" -> caller.body(Map.of("number", 5)).post(teams + "/rounds");
            case "checkTeamRound" -> caller.post(teams + "/rounds/1/check");
            case "publishTeamRound" -> caller.post(teams + "/rounds/1/publication");
            case "enterTeamResults" -> caller.body(TeamCalls.results(1, "DRAW")).post(teams + "/rounds/1/results");
            case "correctTeamResult" ->
                caller.header("If-Match", "\"99\"").body(result).put(teams + "/rounds/1/tables/1/boards/1");
            case "completeTeamRound" -> caller.post(teams + "/rounds/1/completion");
            default -> throw new AssertionError("no call written for " + cell.operation());
        };
        assertThat(answer.statusCode())
                .as("%s: %s", cell, answer.asString())
                .satisfies(status -> assertThat(status != 401 && status != 403).isEqualTo(cell.allowed()))
                .isLessThan(500);
    }
}
