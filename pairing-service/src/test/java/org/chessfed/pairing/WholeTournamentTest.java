package org.chessfed.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("A whole tournament")
class WholeTournamentTest extends PairingCase {

    @Inject
    StandingsBook standings;

    @Inject
    Tournaments tournaments;

    @Inject
    Rounds rounds;

    @BeforeEach
    void tournamentFromRoster() {
        open(12);
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

        // a result of the last completed round is corrected: preview, stale tag, reason, next version
        Map<String, Object> first = boards(4).getFirst();
        boolean whiteWon = "WIN".equals(first.get("whiteOutcome"));
        Map<String, Object> correction =
                Map.of("result", whiteWon ? "BLACK_WINS" : "WHITE_WINS", "reason", "slip signed on the wrong side");
        List<Map<String, Object>> moves = post(CHIEF, "/rounds/4/boards/1/preview", correction)
                .statusCode(200)
                .extract()
                .path("");
        assertThat(moves).isNotEmpty();
        int before = get("/standings/MEN").extract().path("version");
        correct(ARBITER, "\"1\"", correction).statusCode(403);
        correct(CHIEF, "\"9\"", correction).statusCode(412);
        correct(CHIEF, "\"1\"", Map.of("result", "DRAW")).statusCode(400);
        correct(CHIEF, "\"1\"", correction).statusCode(200).body("whiteOutcome", equalTo(whiteWon ? "LOSS" : "WIN"));
        get("/standings/MEN")
                .body("version", equalTo(before + 1))
                .body("corrections", hasSize(1))
                .body("corrections[0].whiteBefore", equalTo(whiteWon ? "WIN" : "LOSS"))
                .body("corrections[0].ratingOnly", equalTo(false));
        assertThat(post(CHIEF, "/rounds/4/boards/1/preview", correction)
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
                .body("rows[0].nameZh", equalTo("示例4")); // number 1 lost the corrected game
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
                .put("/v1/tournaments/" + tournament + "/rounds/4/boards/1")
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
}
