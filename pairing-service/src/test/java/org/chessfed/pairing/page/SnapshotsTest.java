package org.chessfed.pairing.page;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("What is public is shown from memory")
class SnapshotsTest extends PairingCase {

    @Inject
    Snapshots snapshots;

    private void played() {
        open(6);
        draw();
        round(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rounds/1/pairings",
                "/rounds/0/pairings",
                "/standings/MEN",
                "/standings",
                "/standings/MEN/players/1/working",
                "/players"
            })
    @DisplayName("field case 51: no query per view; the browser may keep it for seconds and then asks by its tag")
    void noQuery(String path) {
        played();
        String tag = get(path)
                .statusCode(200)
                .header("Cache-Control", containsString("max-age=3"))
                .extract()
                .header("ETag");
        // what is stored now differs from what is shown, until the tournament changes
        database.update("update round set page = null, status = 'DRAFT' where tournament_id = ?", id());
        database.update("update standings_publication set page = '{}'");
        database.update("update joint_standings set page = '{}'");
        database.update("update tournament_player set name_zh = 'x' where tournament_id = ?", id());
        get(path).statusCode(200).body(containsString("示例1")).body(not(containsString("\"x\"")));
        given().header("If-None-Match", tag)
                .get("/v1/tournaments/" + tournament + path)
                .then()
                .statusCode(304);
    }

    @Test
    @DisplayName("a change shows at once: publication, results, a late entry, standings")
    void changes() {
        played();
        get("/rounds/0/pairings").body("round", equalTo(1));
        get("/rounds/2/pairings").statusCode(404);
        get("/players").body("", hasSize(6));
        get("/standings/MEN").body("afterRound", equalTo(1));
        publish(2);
        get("/rounds/0/pairings").body("round", equalTo(2));
        get("/rounds/2/pairings").statusCode(200).body("boards[0].whiteOutcome", equalTo("UNKNOWN"));
        enter(ARBITER, 2, board(1, "DRAW")).statusCode(200);
        get("/rounds/2/pairings").body("boards[0].whiteOutcome", equalTo("DRAW"));
        post(
                        CHIEF,
                        "/players",
                        Map.of("personId", "late", "entryId", "l", "nameZh", "遲到", "section", "MEN", "rating", 1000))
                .statusCode(200);
        get("/players").body("", hasSize(7));
        get("/rounds/2/pairings").body("byes.player.nameZh", hasItem("遲到"));
        play(2);
        complete(2);
        get("/standings/MEN").body("afterRound", equalTo(2)).body("rows.nameZh", hasItem("遲到"));
        get("/standings").body("afterRound", equalTo(2));
    }

    @Test
    @DisplayName("while one page is being read others are served, and a change drops it: the next reading is a new one")
    void readMeanwhile() throws Exception {
        open(4);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch changed = new CountDownLatch(1);
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            Future<Optional<String>> slow = pool.submit(() -> snapshots.of(id(), String.class, "slow", () -> {
                begun.countDown();
                await(changed);
                return Optional.of("before");
            }));
            await(begun);
            Future<Optional<String>> waiting =
                    pool.submit(() -> snapshots.of(id(), String.class, "slow", () -> Optional.of("never read")));
            for (int part = 0; part < 1_000; part++) {
                assertThat(snapshots.of(id(), Integer.class, part, () -> Optional.of(1)))
                        .contains(1);
            }
            assertThat(slow.isDone()).isFalse();
            QuarkusTransaction.requiringNew().run(() -> snapshots.dropAfterChange(id()));
            assertThat(snapshots.of(id(), String.class, "slow", () -> Optional.of("after")))
                    .contains("after");
            changed.countDown();
            assertThat(slow.get(10, TimeUnit.SECONDS)).contains("before");
            assertThat(waiting.get(10, TimeUnit.SECONDS))
                    .hasValueSatisfying(value -> assertThat(value).isIn("before", "after"));
            assertThat(snapshots.of(id(), String.class, "slow", () -> Optional.of("once more")))
                    .contains("after");
        }
    }

    @Test
    @DisplayName("a reading that fails is told to the one who asked, and the next one reads again")
    void failed() {
        open(4);
        assertThatThrownBy(() -> snapshots.of(id(), String.class, "x", () -> {
                    throw new IllegalStateException("no connection");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no connection");
        assertThat(snapshots.of(id(), String.class, "x", () -> Optional.of("read")))
                .contains("read");
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private UUID id() {
        return UUID.fromString(tournament);
    }
}
