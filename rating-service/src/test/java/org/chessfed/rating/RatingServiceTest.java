package org.chessfed.rating;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.rating.Facts.corrected;
import static org.chessfed.rating.Facts.finished;
import static org.chessfed.rating.Facts.game;
import static org.chessfed.rating.Facts.person;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.FactJson;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.events.registration.PersonErased;
import org.chessfed.events.registration.PersonMerged;
import org.chessfed.events.registration.PersonUnmerged;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class RatingServiceTest {

    @Inject
    Database database;

    /** Ids differ from test to test, so that what one published is not what the next one reads. */
    private final String run = UUID.randomUUID().toString().substring(0, 8);

    private final String a = "a-" + run;
    private final String b = "b-" + run;
    private final String c = "c-" + run;
    private final String t1 = "t1-" + run;
    private final String t2 = "t2-" + run;

    @BeforeEach
    void begin() {
        Quietness.await();
        Tables.empty();
        TestFacts.publish(Facts.competition());
        TestFacts.publish(person(a, "90000001", 1990));
        TestFacts.publish(person(b, "90000002", 1991));
        TestFacts.publish(person(c, null, 1992));
        Quietness.await();
    }

    private void importInitial() {
        post("/v1/initial-ratings?source=list", "personId,rating,games\n%s,1500,50\n%s,1600,50\n".formatted(a, b))
                .statusCode(200)
                .body("persons", is(2));
    }

    /** A beats B and draws with C in T1; C beats A in T2, where B does not appear against C. */
    private void playBoth() {
        TestFacts.publish(finished(
                t1,
                1,
                "2025-01-05T10:00:00Z",
                true,
                game("g1-" + run, t1, 1, a, b, "WIN-LOSS"),
                game("g2-" + run, t1, 2, c, a, "DRAW-DRAW")));
        TestFacts.publish(finished(
                t2,
                1,
                "2025-01-12T10:00:00Z",
                true,
                game("g3-" + run, t2, 1, c, b, "FORFEIT_WIN-FORFEIT_LOSS"),
                game("g4-" + run, t2, 2, a, c, "LOSS-WIN")));
        Quietness.await();
    }

    @Test
    @DisplayName(
            "SEL-M1, SEL-Z32: after each closed tournament the list holds the new ratings, with the calculation of each")
    void ratesTournaments() {
        importInitial();
        playBoth();
        rating(a).body("rating", is(1489)).body("games", is(53)).body("version", is(3));
        rating(b).body("rating", is(1587)).body("games", is(51));
        rating(c).body("rating", is(1248)).body("games", is(2));
        given().get("/v1/ratings")
                .then()
                .statusCode(200)
                .body("items.personId", contains(b, a, c))
                .body("items.rating", contains(1587, 1489, 1248))
                .body("next", nullValue());
        given().get("/v1/ratings/{id}/changes", a)
                .then()
                .statusCode(200)
                .body("items.tournamentId", contains(t2, t1))
                .body("items[1].before", is(1500))
                .body("items[1].k", is(20))
                .body("items[1].change", is("5.80"))
                .body("items[1].after", is(1506))
                .body("items[1].games.opponentId", contains(b, c))
                .body("items[1].games.difference", contains(-100, 300))
                .body("items[1].games.expected", contains("0.36", "0.85"))
                .body("items[1].games.score", contains("1.00", "0.50"))
                .body("items[1].games.surplus", contains("0.64", "-0.35"))
                .body("items[1].games[1].opponentRating", is(1200))
                .body("items[1].games[1].opponentNameZh", is("棋手" + c));
        given().get("/v1/ratings/{id}/changes", c)
                .then()
                .body("items[1].before", nullValue())
                .body("items[1].countedAs", is(1200))
                .body("items[1].k", is(40))
                .body("items[0].games", hasSize(1));
    }

    @Test
    @DisplayName("A corrected game is replayed with all later tournaments; what stood before is kept and marked")
    void replaysACorrectedGame() {
        importInitial();
        playBoth();
        TestFacts.publish(corrected(game("g1-" + run, t1, 1, a, b, "DRAW-DRAW"), 2));
        Quietness.await();
        rating(a).body("rating", is(1479)).body("version", is(4));
        rating(b).body("rating", is(1597));
        rating(c).body("rating", is(1248)).body("version", is(2));
        given().get("/v1/ratings/{id}/changes", a)
                .then()
                .body("items.after", contains(1479, 1496))
                .body("items.supersededAt", contains(nullValue(), nullValue()));
        given().get("/v1/ratings/{id}/changes?superseded=true", a)
                .then()
                .body("items", hasSize(4))
                .body("items.findAll { it.supersededAt != null }.after", contains(1489, 1506));
        assertThat(published())
                .filteredOn(fact -> fact.personId().equals(a))
                .extracting(RatingChanged::version, RatingChanged::rating, RatingChanged::previous)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1L, 1500, null),
                        org.assertj.core.groups.Tuple.tuple(2L, 1506, 1500),
                        org.assertj.core.groups.Tuple.tuple(3L, 1489, 1506),
                        org.assertj.core.groups.Tuple.tuple(4L, 1479, 1489));
        assertThat(published()).filteredOn(fact -> fact.personId().equals(c)).hasSize(2);
        assertThat(published())
                .filteredOn(fact -> fact.version() == 3 && fact.personId().equals(a))
                .allSatisfy(fact -> {
                    assertThat(fact.list()).isEqualTo("NATIONAL");
                    assertThat(fact.tournamentId()).isEqualTo(t2);
                    assertThat(fact.games()).isEqualTo(1);
                });
    }

    @Test
    @DisplayName("A tournament that arrives late is counted in its place, and the same facts again change nothing")
    void countsLateTournamentsInTheirPlace() {
        importInitial();
        TestFacts.publish(finished(t2, 1, "2025-01-12T10:00:00Z", true, game("g4-" + run, t2, 2, a, c, "LOSS-WIN")));
        Quietness.await();
        rating(a).body("rating", is(1483));
        playBoth();
        rating(a).body("rating", is(1489));
        rating(c).body("rating", is(1248));
        long changes = database.number("select count(*) from rating_change");
        playBoth();
        assertThat(database.number("select count(*) from rating_change")).isEqualTo(changes);
    }

    @Test
    @DisplayName("SEL-Z32: a stage that the regulation does not rate moves nobody")
    void leavesUnratedStagesAlone() {
        importInitial();
        TestFacts.publish(finished(t1, 1, "2025-01-05T10:00:00Z", false, game("g1-" + run, t1, 1, a, b, "WIN-LOSS")));
        Quietness.await();
        rating(a).body("rating", is(1500));
        given().get("/v1/ratings/{id}/changes", a).then().body("items", hasSize(0));
    }

    @Test
    @DisplayName("A tournament waits for a person who is not known yet")
    void waitsForPersons() {
        String late = "late-" + run;
        TestFacts.publish(finished(t1, 1, "2025-01-05T10:00:00Z", true, game("g1-" + run, t1, 1, late, c, "WIN-LOSS")));
        org.awaitility.Awaitility.await()
                .untilAsserted(() -> assertThat(database.number("select count(*) from parked"))
                        .isEqualTo(1));
        TestFacts.publish(person(late, null, 2010));
        Quietness.await();
        rating(late).body("rating", is(1220));
    }

    @Test
    @DisplayName("Merged records are one person from the first game on, and a merge can be undone")
    void mergesAndUnmerges() {
        importInitial();
        playBoth();
        TestFacts.publish(new PersonMerged(a, 2, c));
        Quietness.await();
        given().get("/v1/ratings/{id}", c).then().statusCode(200).body("personId", is(a));
        given().get("/v1/ratings").then().body("items.personId", contains(b, a));
        rating(a).body("rating", is(1513)).body("games", is(51));
        TestFacts.publish(new PersonUnmerged(a, 3, c));
        Quietness.await();
        rating(a).body("rating", is(1489)).body("games", is(53));
        rating(c).body("rating", is(1248)).body("personId", is(c));
    }

    @Test
    @DisplayName("An erased person leaves the public list; the opponents' calculations stay")
    void hidesErasedPersons() {
        importInitial();
        playBoth();
        TestFacts.publish(new PersonErased(Facts.card(c, null, null), 2));
        Quietness.await();
        given().get("/v1/ratings/{id}", c).then().statusCode(404);
        given().get("/v1/ratings/{id}/changes", c).then().statusCode(404);
        given().get("/v1/ratings").then().body("items.personId", contains(b, a));
        rating(a).body("rating", is(1489));
    }

    @Test
    @DisplayName("SEL-E9: the list is searched by part of a name or by FIDE id, and pages by cursor")
    void searchesAndPages() {
        importInitial();
        playBoth();
        given().queryParam("search", "player " + a).get("/v1/ratings").then().body("items.personId", contains(a));
        given().queryParam("search", "棋手b").get("/v1/ratings").then().body("items.personId", contains(b));
        given().queryParam("search", "90000002").get("/v1/ratings").then().body("items.personId", contains(b));
        given().queryParam("search", "%").get("/v1/ratings").then().body("items", hasSize(0));
        List<String> seen = new ArrayList<>();
        String cursor = null;
        do {
            Map<String, String> page = cursor == null ? Map.of("limit", "1") : Map.of("limit", "1", "cursor", cursor);
            var answer = given().queryParams(page)
                    .get("/v1/ratings")
                    .then()
                    .statusCode(200)
                    .extract();
            seen.addAll(answer.path("items.personId"));
            cursor = answer.path("next");
        } while (cursor != null);
        assertThat(seen).containsExactly(b, a, c);
        given().queryParam("cursor", "forged").get("/v1/ratings").then().statusCode(400);
    }

    @Test
    @DisplayName("A rating has a version, and an unchanged one is not sent twice")
    void answersWithETag() {
        importInitial();
        String tag = rating(a).extract().header("ETag");
        given().header("If-None-Match", tag).get("/v1/ratings/{id}", a).then().statusCode(304);
        given().get("/v1/ratings/{id}", "nobody").then().statusCode(404).body("code", is("not-found"));
    }

    @Test
    @DisplayName("The preview of an import tells every error of every line and changes nothing")
    void previewsAnImport() {
        post("/v1/initial-ratings/preview", """
                personId,fideId,rating,games
                %s,,1500,50
                ,90000002,1600,
                nobody,,1500,1
                ,99999999,1400,1
                ,,1300,1
                %s,,3001,-1
                """.formatted(a, a))
                .statusCode(200)
                .body("lines", is(6))
                .body("faulty", is(4))
                .body("items[0].nameZh", is("棋手" + a))
                .body("items[1].personId", is(b))
                .body("items[2].errors.code", contains("person-unknown"))
                .body("items[2].errors.pointer", contains("/4/personId"))
                .body("items[3].errors.code", contains("person-unknown"))
                .body("items[4].errors.code", contains("person-missing"))
                .body("items[5].errors.code", contains("person-twice", "whole-number", "whole-number"))
                .body("items[5].errors[1].detail", is("請填 0 到 3000 的整數。"));
        given().get("/v1/ratings").then().body("items", hasSize(0));
    }

    @Test
    @DisplayName("An import with an error is refused whole, and so is a second rating for one person")
    void importsAllOrNothing() {
        post("/v1/initial-ratings?source=list", "personId,rating\n%s,1500\nnobody,1600\n".formatted(a))
                .statusCode(400)
                .body("errors.pointer", contains("/3/personId"));
        given().get("/v1/ratings").then().body("items", hasSize(0));
        importInitial();
        post("/v1/initial-ratings?source=list", "personId,rating\n%s,1700\n".formatted(a))
                .statusCode(400)
                .body("errors.code", contains("person-rated"));
        rating(a).body("rating", is(1500)).body("holdsFrom", notNullValue());
        assertThat(database.number("select count(*) from initial_rating where source = 'list'"))
                .isEqualTo(2);
    }

    @Test
    @DisplayName("Files that are no such list are refused with line and column")
    void refusesOtherFiles() {
        post("/v1/initial-ratings/preview", "name,rating\nx,1\n")
                .statusCode(400)
                .body("errors.pointer", contains("/1/name", "/1/personId"))
                .body("errors.code", contains("csv-column-unknown", "csv-column-missing"));
        post("/v1/initial-ratings/preview", "personId,rating\n")
                .statusCode(400)
                .body("errors.code", contains("csv-empty"));
        post("/v1/initial-ratings/preview", "personId,rating\n\"x,1\n")
                .statusCode(400)
                .body("errors.code", contains("csv-line"));
        post("/v1/initial-ratings/preview", "personId,rating\nx,1,2\n")
                .statusCode(400)
                .body("errors.code", contains("csv-line"));
        post("/v1/initial-ratings?source=", "personId,rating\nx,1\n").statusCode(400);
    }

    @Test
    @DisplayName("Only staff import; everybody reads; no year of birth leaves the service")
    void keepsRights() {
        given().contentType("text/csv")
                .body("x")
                .post("/v1/initial-ratings")
                .then()
                .statusCode(401);
        for (String role : List.of("arbiter", "player", "treasurer", "auditor")) {
            for (String path : List.of("/v1/initial-ratings?source=x", "/v1/initial-ratings/preview")) {
                given().auth()
                        .oauth2(Tokens.of("someone", role))
                        .header("Idempotency-Key", UUID.randomUUID().toString())
                        .contentType("text/csv")
                        .body("personId,rating\n")
                        .post(path)
                        .then()
                        .statusCode(403)
                        .body("code", equalTo("forbidden"));
            }
        }
        importInitial();
        rating(a).body(not(containsString("1990")));
        given().get("/v1/ratings").then().body(not(containsString("1990")));
    }

    private static ValidatableResponse rating(String person) {
        return given().get("/v1/ratings/{id}", person).then().statusCode(200);
    }

    private static ValidatableResponse post(String path, String csv) {
        return given().auth()
                .oauth2(Tokens.of("staff", "federation-staff"))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType("text/csv; charset=UTF-8")
                .body(csv)
                .post(path)
                .then();
    }

    private List<RatingChanged> published() {
        List<RatingChanged> facts = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", InfraResource.brokerAddress()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor("rating-events").stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofMillis(200))) {
                    Optional.of(FactJson.read(
                                    new String(message.value(), java.nio.charset.StandardCharsets.UTF_8),
                                    RatingChanged.class))
                            .filter(fact -> fact.personId().endsWith(run))
                            .ifPresent(facts::add);
                }
            }
        }
        return facts;
    }
}
