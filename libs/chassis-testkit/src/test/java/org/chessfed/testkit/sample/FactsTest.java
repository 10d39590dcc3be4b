package org.chessfed.testkit.sample;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.inbox.Inbox;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.notification.NoticeCard;
import org.chessfed.events.notification.NoticeSent;
import org.chessfed.events.registration.OrganisationChanged;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class FactsTest {

    private static final String TYPE = "org.chessfed.notice.sent.v1";
    private static final String TOPIC = "notification-events";
    private static final Instant THEN = Instant.parse("2031-01-05T01:00:00Z");

    @Inject
    Database database;

    @Inject
    Outbox outbox;

    @Inject
    Inbox inbox;

    @BeforeEach
    void quietly() {
        CountLetter.TRAP.set(false);
        Quietness.await();
    }

    @Test
    @DisplayName("A fact that comes twice has one effect")
    void skipsDuplicates() {
        NoticeSent fact = notice("plain", 1);
        UUID id = TestFacts.publish(fact, Ids.next(), THEN);
        TestFacts.publish(fact, id, THEN);
        Quietness.await();
        assertThat(effects(fact)).isEqualTo(1);
        assertThat(database.number("select count(*) from inbox where event_id = ?", id))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("An older fact about the same thing is received and ignored")
    void ignoresOlderVersions() {
        NoticeSent newer = notice("newer", 5);
        TestFacts.publish(newer);
        TestFacts.publish(new NoticeSent(
                new NoticeCard(newer.notice().noticeId(), newer.notice().personId(), "older", "MAIL", ""), 4));
        Quietness.await();
        assertThat(kindOf(newer)).isEqualTo("newer");
        assertThat(effects(newer)).isEqualTo(1);
    }

    @Test
    @DisplayName("A fact about an unknown thing is parked, shown, and taken up when the thing arrives")
    void parks() {
        String organisation = Ids.next().toString();
        NoticeSent fact = notice("for:" + organisation, 1);
        TestFacts.publish(fact);
        await().untilAsserted(() -> assertThat(parkedFor(organisation)).isEqualTo(1));
        assertThat(effects(fact)).isZero();
        assertThat(Quietness.management("/internal/quiet").jsonPath().getBoolean("quiet"))
                .isFalse();
        assertThat(Quietness.management("/internal/parked").jsonPath().getList("waitsForId", String.class))
                .contains(organisation);

        TestFacts.publish(new OrganisationChanged(organisation, 1, "EAST", "湖東棋會", "East Lake Club"));
        Quietness.await();
        assertThat(effects(fact)).isEqualTo(1);
        assertThat(parkedFor(organisation)).isZero();
    }

    @Test
    @DisplayName(
            "A fact whose handler keeps failing is dead-lettered with the reason; the next one passes; a replay handles it")
    void buriesAndReplays() {
        CountLetter.TRAP.set(true);
        NoticeSent failing = notice("trap", 1);
        NoticeSent next = notice("plain", 1);
        UUID id = TestFacts.publish(failing);
        TestFacts.publish(next);
        await().atMost(Duration.ofSeconds(10))
                .untilAsserted(() -> assertThat(effects(next)).isEqualTo(1));
        Quietness.await();
        JsonPath letters = Quietness.management("/internal/dead-letters").jsonPath();
        List<String> events = letters.getList("eventId", String.class);
        assertThat(events).contains(id.toString());
        int place = events.indexOf(id.toString());
        assertThat(letters.getString("reason[" + place + "]")).contains("IllegalStateException");
        String letter = letters.getString("id[" + place + "]");
        assertThat(effects(failing)).isZero();

        assertThat(Quietness.command("/internal/dead-letters/" + letter + "/replay")
                        .statusCode())
                .as("while the cause is still there")
                .isEqualTo(503);
        CountLetter.TRAP.set(false);
        assertThat(Quietness.command("/internal/dead-letters/" + letter + "/replay")
                        .statusCode())
                .isEqualTo(200);
        assertThat(effects(failing)).isEqualTo(1);
        assertThat(Quietness.command("/internal/dead-letters/" + letter + "/replay")
                        .statusCode())
                .as("a second replay")
                .isEqualTo(404);
    }

    @Test
    @DisplayName(
            "Staff see what was given up and what is parked, never what stands in it, and replay it; it is audited")
    void staffReplay() {
        CountLetter.TRAP.set(true);
        NoticeSent failing = notice("trap", 1);
        UUID id = TestFacts.publish(failing);
        TestFacts.send(
                TOPIC,
                "p",
                Map.of("ce_type", TYPE, "ce_id", "somebody's name", "ce_time", THEN.toString()),
                bytes("{}"));
        String organisation = Ids.next().toString();
        NoticeSent waiting = notice("for:" + organisation, 1);
        UUID parked = TestFacts.publish(waiting);
        await().untilAsserted(() -> assertThat(parkedFor(organisation)).isEqualTo(1));
        await().untilAsserted(() -> assertThat(letterOf(id)).isNotEmpty());

        Response listed = staff().get("/v1/dead-letters?limit=200");
        assertThat(listed.statusCode()).isEqualTo(200);
        assertThat(listed.asString())
                .contains(id.toString(), "IllegalStateException", "ce_id is no UUID")
                .doesNotContain("somebody", failing.notice().personId());
        assertThat(staff().get("/v1/dead-letters?limit=1").jsonPath().getString("next"))
                .isNotBlank();
        assertThat(staff().get("/v1/parked-facts/" + parked).jsonPath().getString("waitsForId"))
                .isEqualTo(organisation);
        assertThat(staff().get("/v1/parked-facts").asString())
                .contains(organisation)
                .doesNotContain(waiting.notice().personId());

        String letter = letterOf(id);
        assertThat(replay(letter).jsonPath().getString("code"))
                .as("while the cause is still there")
                .isEqualTo("replay-failed");
        assertThat(effects(failing)).isZero();
        assertThat(replayed(letter)).as("what failed is no act").isZero();
        CountLetter.TRAP.set(false);
        assertThat(replay(letter).jsonPath().getString("resolvedAt")).isNotBlank();
        assertThat(effects(failing)).isEqualTo(1);
        assertThat(replayed(letter)).isEqualTo(1);
        assertThat(replay(letter).jsonPath().getString("code"))
                .as("a second replay")
                .isEqualTo("dead-letter-resolved");
        assertThat(effects(failing)).isEqualTo(1);

        TestFacts.publish(new OrganisationChanged(organisation, 1, "EAST", "湖東棋會", "East Lake Club"));
        Quietness.await();
        assertThat(staff().get("/v1/parked-facts/" + parked).statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("Poison is dead-lettered at once and blocks nobody: no JSON, no id, nothing in it, an incomplete fact")
    void buriesPoison() {
        long before = database.number("select count(*) from dead_letter");
        Map<String, String> headers =
                Map.of("ce_id", Ids.next().toString(), "ce_type", TYPE, "ce_time", THEN.toString());
        TestFacts.send(TOPIC, "p", headers, "{no json".getBytes(StandardCharsets.UTF_8));
        TestFacts.send(TOPIC, "p", Map.of("ce_type", TYPE, "ce_id", "no id", "ce_time", THEN.toString()), bytes("{}"));
        TestFacts.send(TOPIC, null, Map.of("ce_type", TYPE, "ce_id", Ids.next().toString(), "ce_time", "now"), null);
        TestFacts.send(
                TOPIC,
                "p",
                Map.of("ce_type", TYPE, "ce_id", Ids.next().toString(), "ce_time", THEN.toString()),
                bytes("{}"));
        TestFacts.send(
                TOPIC,
                "p",
                Map.of(
                        "ce_type",
                        "org.chessfed.comet.seen.v9",
                        "ce_id",
                        Ids.next().toString()),
                bytes("{}"));
        TestFacts.send(
                TOPIC,
                "k\u0000y",
                Map.of(
                        "ce_type",
                        TYPE,
                        "ce_id",
                        "nul\u0000id",
                        "ce_time",
                        THEN.toString(),
                        "ce_cause",
                        "c".repeat(5_000)),
                new byte[900_000]);
        NoticeSent next = notice("plain", 1);
        TestFacts.publish(next);
        Quietness.await();
        assertThat(effects(next)).isEqualTo(1);
        assertThat(database.number("select count(*) from dead_letter") - before)
                .as("five of poison; an unknown type is ignored")
                .isEqualTo(5);
    }

    @Test
    @DisplayName("Flow: with an inbox row taken away and an effect doubled, lost is 1 and duplicated is 1")
    void countsWhatIsLostAndDoubled() {
        NoticeSent first = notice("plain", 1);
        NoticeSent second = notice("plain", 1);
        QuarkusTransaction.requiringNew().run(() -> {
            outbox.add(first);
            outbox.add(second);
        });
        Quietness.await();
        long lost = lost();
        long doubled = doubled();
        database.update(
                "delete from inbox where event_id = (select event_id from inbox where type = ? order by received_at desc limit 1)",
                TYPE);
        database.update("alter table effect drop constraint effect_once");
        try {
            database.update(
                    "insert into effect(cause, kind, subject) select cause, kind, subject from effect where subject = ?",
                    second.notice().noticeId());
            assertThat(lost() - lost).isEqualTo(1);
            assertThat(doubled() - doubled).isEqualTo(1);
        } finally {
            database.update(
                    "delete from effect a using effect b where a.id > b.id and (a.cause, a.kind, a.subject) = (b.cause, b.kind, b.subject)");
            database.update("alter table effect add constraint effect_once unique (cause, kind, subject)");
        }
    }

    @Test
    @DisplayName(
            "A republication has the same versions under new ids: a reader ignores it, unless it has forgotten its copy")
    void republishes() {
        String organisation = Ids.next().toString();
        TestFacts.publish(new OrganisationChanged(organisation, 1, "EAST", "湖東棋會", "East Lake Club"));
        Quietness.await();
        database.update("delete from organisation where id = ?", organisation);
        String command = "/internal/republish?type=org.chessfed.organisation.changed.v1&key=" + organisation;
        assertThat(Quietness.command(command).jsonPath().getInt("facts")).isEqualTo(1);
        Quietness.await();
        assertThat(organisations(organisation)).as("not forgotten, so ignored").isZero();

        QuarkusTransaction.requiringNew().run(() -> inbox.forget("KeepOrganisation"));
        assertThat(Quietness.command(command).statusCode()).isEqualTo(200);
        Quietness.await();
        assertThat(organisations(organisation)).isEqualTo(1);
        assertThat(Quietness.command("/internal/republish?type=org.chessfed.comet.seen.v1")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    @DisplayName(
            "The relay dies between the broker's acknowledgement and its commit: sent twice, counted once, one effect")
    void survivesTheRelay() {
        long published = published();
        database.update(
                "create function slow_delete() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return old; end $$");
        database.update("create trigger slow before delete on outbox for each row execute function slow_delete()");
        NoticeSent fact = notice("plain", 1);
        UUID id = QuarkusTransaction.requiringNew().call(() -> outbox.add(fact));
        await().untilAsserted(() -> assertThat(
                        database.number(
                                "select count(*) from pg_stat_activity where query like 'delete from outbox%' and state = 'active'"))
                .isEqualTo(1));
        await().untilAsserted(
                        () -> assertThat(effects(fact)).isEqualTo(1)); // the broker has it, the database does not know
        assertThat(published()).isEqualTo(published);
        database.number(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity where query like 'delete from outbox%' and state = 'active'");
        database.update("drop trigger slow on outbox");
        database.update("drop function slow_delete()");
        Quietness.await();
        assertThat(published()).isEqualTo(published + 1);
        assertThat(effects(fact)).isEqualTo(1);
        assertThat(database.number("select count(*) from inbox where event_id = ?", id))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("The database ends a handler's transaction half-way: the fact is handled again, with one effect")
    void survivesTheHandler() {
        database.update(
                "create function slow_insert() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$");
        database.update("create trigger slow before insert on counted for each row execute function slow_insert()");
        NoticeSent fact = notice("plain", 1);
        TestFacts.publish(fact);
        await().untilAsserted(() -> assertThat(
                        database.number(
                                "select count(*) from pg_stat_activity where query like 'insert into counted%' and state = 'active'"))
                .isEqualTo(1));
        database.number(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity where query like 'insert into counted%' and state = 'active'");
        database.update("drop trigger slow on counted");
        database.update("drop function slow_insert()");
        Quietness.await();
        assertThat(effects(fact)).isEqualTo(1);
        assertThat(database.number(
                        "select count(*) from counted where letter_id = ?",
                        fact.notice().noticeId()))
                .isEqualTo(1);
        assertThat(database.number("select count(*) from dead_letter where key = ?", fact.key()))
                .isZero();
    }

    private static RequestSpecification staff() {
        return given().auth().oauth2(Tokens.of("staff", "federation-staff"));
    }

    private static Response replay(String letter) {
        return staff().header("Idempotency-Key", Ids.next().toString()).post("/v1/dead-letters/" + letter + "/replay");
    }

    private long replayed(String letter) {
        return database.number(
                "select count(*) from audit where action = 'dead-letter-replayed' and object_id = ? and actor = 'staff'",
                letter);
    }

    private String letterOf(UUID event) {
        return database.first(
                        "select id from dead_letter where event_id = ?", row -> row.getString(1), event.toString())
                .orElse("");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static NoticeSent notice(String kind, long version) {
        return new NoticeSent(new NoticeCard(Ids.next().toString(), Ids.next().toString(), kind, "MAIL", ""), version);
    }

    private long organisations(String id) {
        return database.number("select count(*) from organisation where id = ?", id);
    }

    private long effects(NoticeSent fact) {
        return database.number(
                "select count(*) from effect where subject = ?", fact.notice().noticeId());
    }

    private String kindOf(NoticeSent fact) {
        return database.first(
                        "select kind from counted where letter_id = ?",
                        row -> row.getString(1),
                        fact.notice().noticeId())
                .orElseThrow();
    }

    private long parkedFor(String organisation) {
        return database.number("select count(*) from parked where waits_id = ?", organisation);
    }

    private static long published() {
        Long facts = Quietness.flow().jsonPath().getObject("published.'" + TYPE + "'", Long.class);
        return facts == null ? 0 : facts;
    }

    /** Published by this service minus received by it: it reacts to its own facts. */
    private static long lost() {
        JsonPath flow = Quietness.flow().jsonPath();
        return flow.getLong("published.'" + TYPE + "'") - flow.getLong("received.'" + TYPE + "'");
    }

    private static long doubled() {
        return Quietness.flow().jsonPath().getLong("effects.'letter-counted'.duplicates");
    }
}
