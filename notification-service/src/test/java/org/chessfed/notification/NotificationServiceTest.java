package org.chessfed.notification;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.arc.All;
import io.quarkus.arc.Arc;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.chassis.time.DueWork;
import org.chessfed.events.Fact;
import org.chessfed.events.Money;
import org.chessfed.events.pairing.RoundCard;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeState;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.events.selection.BerthState;
import org.chessfed.events.selection.BerthWaived;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionState;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@QuarkusTestResource(Outside.class)
@DisplayName("notification-service")
class NotificationServiceTest {

    private static final Instant THEN = Instant.parse("2024-12-20T02:00:00Z");

    @Inject
    Database database;

    @Inject
    Messages messages;

    @Inject
    @All
    List<DueWork> works;

    /** Addresses differ from test to test. */
    private final String run = UUID.randomUUID().toString().substring(0, 8);

    @BeforeEach
    void begin() {
        Outside.registrationDown(false);
        Quietness.await();
        Tables.empty();
        TestFacts.publish(new CompetitionPublished("SEL", 1, "doc", Documents.text("sel-114"), THEN));
        Quietness.await();
    }

    @Test
    @DisplayName("every problem has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @DisplayName("the OpenAPI document is the committed one")
    void openApi() throws IOException {
        String now = Quietness.management("/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        OpenApiDocument.compare(Path.of("../docs/api/notification.yaml"), now);
    }

    @Test
    @DisplayName("From entry to ban, a player is told each fact once, in his language, with a fresh private link")
    void everyFact() {
        String chen = player("示甲", "zh-TW");
        String lee = player("示乙", "en");
        EntryState entry = entry(chen, EntryStatus.AWAITING_PAYMENT, null, null);
        BerthState berth = berth(chen, "ADVANCE", null, null);
        List<Fact> facts = List.of(
                new EntrySubmitted(entry, 1),
                new ChargeRaised(charge(entry, 1_500), 1),
                new EntryConfirmed(entry(entry, EntryStatus.CONFIRMED, null, null), 2),
                round(Ids.next().toString(), 1, List.of(chen, lee)),
                new EntryCancelled(entry(entry, EntryStatus.CANCELLED, "BY_ENTRANT", "SEL-M6"), 3),
                new BerthGranted(berth, 1),
                new BerthOffered(berth(chen, "PREVIOUS", Instant.parse("2025-01-01T09:00:00Z"), null), 1),
                new BerthWaived(berth(chen, "PREVIOUS", null, "ANSWER"), 1),
                new BerthLapsed(berth(chen, "EXTERNAL", Instant.parse("2025-01-01T09:00:00Z"), "DEADLINE"), 1),
                new BerthRevoked(berth(chen, "ADVANCE", null, "CORRECTION"), 1),
                new SanctionImposed(
                        new SanctionState(
                                Ids.next().toString(),
                                chen,
                                "SEL",
                                2026,
                                "ALL",
                                null,
                                (LocalDate) null,
                                "IN_FORCE",
                                true,
                                "SEL-Q13",
                                "P1N"),
                        1));
        facts.forEach(fact -> {
            UUID id = TestFacts.publish(fact);
            TestFacts.publish(fact, id, THEN);
        });
        Quietness.await();

        List<Outside.Received> mails = Outside.mailsTo(address("示甲"));
        assertThat(mails).hasSize(facts.size());
        assertThat(mails).extracting(Outside.Received::messageId).doesNotHaveDuplicates();
        assertThat(mails)
                .extracting(mail -> mail.text()
                        .lines()
                        .filter(line -> line.contains("/my#"))
                        .findFirst()
                        .orElseThrow())
                .allSatisfy(link -> assertThat(link).startsWith("https://chess.example/my#SECRET-"));
        assertThat(mails)
                .extracting(Outside.Received::subject)
                .anySatisfy(subject -> assertThat(subject).startsWith("已收到報名"))
                .anySatisfy(subject -> assertThat(subject).contains("請繳費", "TWD 1500"))
                .anySatisfy(subject -> assertThat(subject).startsWith("報名生效"))
                .anySatisfy(subject -> assertThat(subject).startsWith("第 1 輪配對"))
                .anySatisfy(subject -> assertThat(subject).startsWith("恭喜晉級"))
                .anySatisfy(subject -> assertThat(subject).contains("請回覆是否參加", "17:00 (Asia/Taipei)"))
                .anySatisfy(subject -> assertThat(subject).startsWith("處分通知"));
        assertThat(Outside.mailsTo(address("示乙"))).singleElement().satisfies(mail -> {
            assertThat(mail.subject()).startsWith("Round 1, your pairing:");
            assertThat(mail.text()).contains("Colour: Black", "Opponent: Latin 示甲");
        });
        list("state=SENT&person=" + chen).body("items", hasSize(facts.size()));
        assertThat(database.query("select notice::text from notice", row -> row.getString(1)))
                .noneMatch(row -> row.contains("example.test") || row.contains("SECRET"));
    }

    @Test
    @DisplayName("A round that is published again is told only to those for whom it changed")
    void pairedAnew() {
        List<String> players = List.of(player("示一", "en"), player("示二", "en"), player("示三", "en"), player("示四", "en"));
        String round = Ids.next().toString();
        TestFacts.publish(round(round, 1, players));
        TestFacts.publish(round(round, 2, List.of(players.get(0), players.get(1), players.get(3), players.get(2))));
        Quietness.await();

        assertThat(Outside.mailsTo(address("示一"))).hasSize(1);
        assertThat(Outside.mailsTo(address("示二"))).hasSize(1);
        assertThat(Outside.mailsTo(address("示三"))).hasSize(2);
        assertThat(Outside.mailsTo(address("示四"))).hasSize(2);
    }

    @Test
    @DisplayName(
            "AC-145 [STU-T2]: when the arbiter starts a round, all eight players are told, boards and colours as before")
    void roundStarts() {
        List<String> names = IntStream.rangeClosed(1, 8).mapToObj(i -> "開賽" + i).toList();
        List<String> players = names.stream().map(name -> player(name, "en")).toList();
        RoundPublished published = round(Ids.next().toString(), 1, players);
        RoundCard card = published.round();
        TestFacts.publish(published);
        TestFacts.publish(new RoundPublished(
                new RoundCard(
                        card.roundId(),
                        card.tournamentId(),
                        card.competition(),
                        card.stage(),
                        card.event(),
                        card.number(),
                        card.startsAt().plus(Duration.ofMinutes(7)),
                        card.boards(),
                        card.byes()),
                2));
        Quietness.await();

        assertThat(names)
                .allSatisfy(name -> assertThat(Outside.mailsTo(address(name)))
                        .hasSize(2)
                        .anySatisfy(mail -> assertThat(mail.text()).contains("09:30"))
                        .anySatisfy(mail -> assertThat(mail.text()).contains("09:37")));
    }

    @Test
    @DisplayName(
            "While registration or the mail server is away, notices wait and count as under way; then each is sent once")
    void outsideAway() {
        String person = player("示丙", "en");
        Outside.registrationDown(true);
        Outside.mailDown(true);
        TestFacts.publish(new BerthGranted(berth(person, "ADVANCE", null, null), 1));
        awaitFailure(person, "CONTACTS_AWAY");
        Quietness.management("/internal/quiet")
                .then()
                .body("quiet", equalTo(false))
                .body("due", equalTo(1));
        Outside.registrationDown(false);
        awaitFailure(person, "MAIL_SERVER_AWAY");
        database.update("update notice set next_try_at = now()");
        Outside.mailDown(false);
        Quietness.await();

        assertThat(Outside.mailsTo(address("示丙"))).hasSize(1);
        list("person=" + person).body("items.state", contains("SENT"));
    }

    @Test
    @DisplayName("Without an address a notice fails, is told as a fact, and staff order it again once there is one")
    void orderedAgain() {
        String person = player("示丁", "en", "");
        TestFacts.publish(new BerthGranted(berth(person, "ADVANCE", null, null), 1));
        Quietness.await();
        String id = list("state=FAILED")
                .body("items.failure", contains("NO_ADDRESS"))
                .extract()
                .path("items[0].id");
        assertThat(published("org.chessfed.notice.failed.v1")).isEqualTo(1);

        retry(Tokens.of("p", "player"), id).statusCode(403);
        Outside.contact(person, "示丁", "en", address("示丁"));
        retry(staff(), id).statusCode(200).body("state", equalTo("QUEUED"));
        Quietness.await();
        assertThat(Outside.mailsTo(address("示丁"))).hasSize(1);
        assertThat(published("org.chessfed.notice.sent.v1")).isEqualTo(1);
        retry(staff(), id).statusCode(409).body("type", equalTo("urn:chessfed:problem:notice-not-failed"));
        retry(staff(), Ids.next().toString()).statusCode(404);
    }

    @Test
    @DisplayName("I13: two workers at once send each notice once")
    void twoWorkers() throws InterruptedException {
        List<String> players = new ArrayList<>();
        Outside.registrationDown(true);
        for (int i = 0; i < 30; i++) {
            players.add(player("並行" + i, "en"));
        }
        TestFacts.publish(round(Ids.next().toString(), 1, players));
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> database.number("select count(*) from notice") == players.size());
        Outside.registrationDown(false);
        // Whoever has asked in vain puts his notice off, which must not happen after the next line.
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> database.number("select count(*) from notice where lease is not null") == 0);
        database.update("update notice set next_try_at = now()");
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            workers.add(Thread.ofPlatform().start(this::runDue));
        }
        for (Thread worker : workers) {
            worker.join();
        }
        Quietness.await();

        for (int i = 0; i < players.size(); i++) {
            assertThat(Outside.mailsTo(address("並行" + i))).hasSize(1);
        }
    }

    @Test
    @DisplayName(
            "I13: a process that died while the mail server had the message leaves it to staff, and nobody sends it twice")
    void diedInTheMiddle() {
        String person = player("示戊", "en");
        Outside.registrationDown(true);
        TestFacts.publish(new BerthGranted(berth(person, "ADVANCE", null, null), 1));
        awaitFailure(person, "CONTACTS_AWAY");
        database.update(
                "update notice set state = 'SENDING', lease = gen_random_uuid(), lease_until = now() - interval '1 second'");
        Outside.registrationDown(false);
        Quietness.await();

        list("person=" + person).body("items.state", contains("FAILED")).body("items.failure", contains("UNCERTAIN"));
        assertThat(Outside.mailsTo(address("示戊"))).isEmpty();
    }

    @Test
    @DisplayName("The list is for staff, is filtered, pages, and refuses an unknown state by name")
    void lists() {
        String person = player("示己", "en");
        for (int i = 0; i < 3; i++) {
            TestFacts.publish(new BerthWaived(berth(person, "PREVIOUS", null, "ANSWER"), 1));
        }
        Quietness.await();
        String next = list("competition=SEL&limit=2")
                .body("items", hasSize(2))
                .body("items.kind", contains("berth-waived", "berth-waived"))
                .extract()
                .path("next");
        list("competition=SEL&limit=2&cursor=" + next).body("items", hasSize(1));
        list("competition=OTHER").body("items", hasSize(0));
        given().auth()
                .oauth2(staff())
                .get("/v1/notices?state=LOST")
                .then()
                .statusCode(400)
                .body("errors.pointer", containsInAnyOrder("?state"));
        given().get("/v1/notices").then().statusCode(401);
        given().auth()
                .oauth2(Tokens.of("p", "player"))
                .get("/v1/notices")
                .then()
                .statusCode(403);
    }

    private void runDue() {
        var context = Arc.container().requestContext();
        context.activate();
        try {
            works.forEach(work -> work.runDue(THEN));
        } finally {
            context.terminate();
        }
    }

    private void awaitFailure(String person, String failure) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> database.number(
                                "select count(*) from notice where person_id = ? and failure = ? and lease is null",
                                person,
                                failure)
                        == 1);
    }

    private long published(String type) {
        return database.number("select coalesce(sum(facts), 0) from outbox_published where type = ?", type);
    }

    private static String staff() {
        return Tokens.of("staff", "federation-staff");
    }

    private static ValidatableResponse list(String query) {
        return given().auth().oauth2(staff()).get("/v1/notices?" + query).then().statusCode(200);
    }

    private static ValidatableResponse retry(String token, String id) {
        return given().auth()
                .oauth2(token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .post("/v1/notices/" + id + "/retry")
                .then();
    }

    private String address(String name) {
        return Integer.toHexString(name.hashCode()) + "." + run + "@example.test";
    }

    private String player(String name, String language) {
        return player(name, language, address(name));
    }

    private static String player(String name, String language, String email) {
        String id = Outside.person(name, language, email);
        TestFacts.publish(new PersonRegistered(card(id, name), 1));
        return id;
    }

    private static PersonCard card(String id, String name) {
        return new PersonCard(id, name, "Latin " + name, null, "M", 1990, "TPE", null, null, null, false);
    }

    private static EntryState entry(String person, EntryStatus status, String cause, String clause) {
        return new EntryState(
                Ids.next().toString(),
                "SEL",
                1,
                "PRELIM",
                "P1N",
                card(person, "示甲"),
                "PLAYER",
                "MEN",
                status,
                "FORM",
                null,
                null,
                "NORTH",
                "NONE",
                "LOCAL",
                null,
                null,
                "TRANSFER",
                List.of(),
                THEN,
                null,
                null,
                cause,
                clause);
    }

    private static EntryState entry(EntryState e, EntryStatus status, String cause, String clause) {
        return new EntryState(
                e.entryId(),
                e.competition(),
                e.competitionVersion(),
                e.stage(),
                e.event(),
                e.person(),
                e.role(),
                e.section(),
                status,
                e.source(),
                null,
                null,
                e.guaranteeRegion(),
                e.membership(),
                e.nationality(),
                null,
                null,
                e.payMethod(),
                e.items(),
                e.submittedAt(),
                THEN,
                null,
                cause,
                clause);
    }

    private static ChargeState charge(EntryState entry, long amount) {
        Money money = new Money(amount, "TWD");
        return new ChargeState(
                Ids.next().toString(),
                entry.entryId(),
                entry.person().personId(),
                "SEL",
                entry.stage(),
                entry.event(),
                "association",
                "TRANSFER",
                money,
                new Money(0, "TWD"),
                List.of(new ChargeState.Line("SEL-M1", "ENTRY", money)),
                "RAISED",
                Instant.parse("2025-01-02T04:00:00Z"),
                null);
    }

    private static BerthState berth(String person, String source, Instant answerBy, String cause) {
        return new BerthState(
                Ids.next().toString(),
                Ids.next().toString(),
                "SEL",
                1,
                "SEMI",
                "S1",
                "MEN",
                person,
                source,
                "SOME",
                "SEL-S11",
                "PRELIM",
                "P1N",
                3,
                answerBy,
                cause);
    }

    /** The first plays White against the second, and so on. */
    private static RoundPublished round(String id, long version, List<String> players) {
        List<RoundCard.Board> boards = new ArrayList<>();
        for (int i = 0; i < players.size(); i += 2) {
            boards.add(new RoundCard.Board(i / 2 + 1, players.get(i), players.get(i + 1)));
        }
        return new RoundPublished(
                new RoundCard(
                        id,
                        "t-" + id,
                        "SEL",
                        "PRELIM",
                        "P1N",
                        1,
                        Instant.parse("2025-01-05T01:30:00Z"),
                        boards,
                        List.of()),
                version);
    }
}
