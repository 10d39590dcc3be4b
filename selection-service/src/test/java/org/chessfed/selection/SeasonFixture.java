package org.chessfed.selection;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;

import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.chessfed.chassis.id.Ids;
import org.chessfed.events.Fact;
import org.chessfed.events.pairing.RoundCard;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * One season of the national selection, played by a test through REST and facts. Each season lies later than the one
 * before, since the clock only moves forward: the document's dates are moved by whole years, and each year is a version
 * of its own.
 */
final class SeasonFixture {

    static final String STAFF = Tokens.of("staff", "federation-staff");
    static final String COMMITTEE = Tokens.of("committee", "selection-committee");
    private static final AtomicInteger YEARS = new AtomicInteger(2030);
    private static final ZoneId TAIPEI = ZoneId.of("Asia/Taipei");

    private final int year = YEARS.incrementAndGet();
    private final Map<String, Long> versions = new HashMap<>();

    /** An empty service that knows the regulation under some readings, and these persons. */
    SeasonFixture(Map<String, String> readings, int persons) {
        Quietness.await();
        Tables.empty();
        TestClock.moveTo(at("12-01T08:00", year - 1));
        publish(new CompetitionPublished("SEL", year, "TEST-1", document(readings), TestClock.now()));
        for (int i = 1; i <= persons; i++) {
            register(i, 1990);
        }
        Quietness.await();
    }

    private String document(Map<String, String> readings) {
        var text = Documents.text("sel-114")
                .replace("2025", String.valueOf(year))
                .replace("2024", String.valueOf(year - 1));
        for (var reading : readings.entrySet()) {
            var changed = text.replaceFirst(
                    "(?m)^(  " + reading.getKey().replace(".", "\\.") + ": \\{value: )[^,}]+",
                    "$1" + reading.getValue());
            assertThat(changed).as("setting " + reading.getKey()).isNotEqualTo(text);
            text = changed;
        }
        return text;
    }

    void register(int number, int birthYear) {
        var id = person(number).toString();
        publish(new PersonRegistered(
                new PersonCard(
                        id,
                        "選手" + number,
                        "Player " + number,
                        null,
                        number < 500 ? "M" : "F",
                        birthYear,
                        "TPE",
                        null,
                        null,
                        null,
                        false),
                version(id)));
    }

    int year() {
        return year;
    }

    /** An instant of the season's year, Taipei time, such as {@code 01-01T17:00:00}. */
    Instant at(String monthDayTime) {
        return at(monthDayTime, year);
    }

    private static Instant at(String monthDayTime, int ofYear) {
        return LocalDateTime.parse(ofYear + "-" + monthDayTime).atZone(TAIPEI).toInstant();
    }

    void clock(String monthDayTime) {
        TestClock.moveTo(at(monthDayTime));
    }

    void publish(Fact fact) {
        TestFacts.publish(fact, Ids.next(), TestClock.now());
    }

    private long version(String aggregate) {
        return versions.merge(aggregate, 1L, Long::sum);
    }

    static ValidatableResponse post(String token, String path, Object body) {
        return given().auth()
                .oauth2(token)
                .header("Idempotency-Key", "test-" + UUID.randomUUID())
                .header("Accept-Language", "en")
                .contentType(ContentType.JSON)
                .body(body)
                .post("/v1" + path)
                .then();
    }

    static ValidatableResponse get(String token, String path) {
        return given().auth()
                .oauth2(token)
                .header("Accept-Language", "en")
                .get("/v1" + path)
                .then();
    }

    void open() {
        post(STAFF, "/seasons", Map.of("competition", "SEL")).statusCode(201);
    }

    void openOffers() {
        post(STAFF, "/seasons/SEL/offers", Map.of()).statusCode(200);
    }

    /** Imports the previous final order: persons with these numbers are ranked in this order. */
    void previousOrder(String section, int... numbers) {
        var csv = new StringBuilder("season,stage,section,rank,personId\n");
        for (int i = 0; i < numbers.length; i++) {
            csv.append("113,FINAL,%s,%d,%s%n".formatted(section, i + 1, person(numbers[i])));
        }
        importList("PREVIOUS_ORDER", csv.toString());
    }

    void qualifiers(String code, String section, int... numbers) {
        var csv = new StringBuilder("code,section,personId\n");
        for (int number : numbers) {
            csv.append("%s,%s,%s%n".formatted(code, section, person(number)));
        }
        importList("QUALIFIERS", csv.toString());
    }

    void importList(String kind, String csv) {
        post(STAFF, "/seasons/SEL/imports", Map.of("kind", kind, "document", "minutes of the year before", "csv", csv))
                .statusCode(200);
    }

    /** Numbers of the persons whose berths in a stage and section have a state, in ascending order. */
    static List<Integer> in(String stage, String section, String state) {
        var numbers = new ArrayList<Integer>();
        String cursor = null;
        do {
            var page = given().auth()
                    .oauth2(STAFF)
                    .queryParam("stage", stage)
                    .queryParam("section", section)
                    .queryParam("state", state)
                    .queryParam("limit", 200)
                    .queryParams(cursor == null ? Map.of() : Map.of("cursor", cursor))
                    .get("/v1/seasons/SEL/berths")
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            page.getList("items.person.id", String.class)
                    .forEach(id -> numbers.add(Persons.number(UUID.fromString(id))));
            cursor = page.getString("next");
        } while (cursor != null);
        return numbers.stream().sorted().toList();
    }

    static String berth(String stage, int number) {
        return get(STAFF, "/persons/" + person(number) + "/berths")
                .statusCode(200)
                .extract()
                .jsonPath()
                .getString(
                        "find { it.stage == '" + stage + "' && (it.state == 'OFFERED' || it.state == 'GRANTED') }.id");
    }

    static ValidatableResponse answer(String stage, int number, String answer) {
        return post(
                Tokens.ofLink(person(number).toString(), "PERSON"),
                "/berths/" + berth(stage, number) + "/answers",
                Map.of("answer", answer));
    }

    /** A row of standings: rank 0 is out of the ranking with void results. */
    record Row(int number, int rank, @Nullable String region, int absent, int announced, int late) {
        static Row of(int number, int rank) {
            return new Row(number, rank, null, 0, 0, 0);
        }

        Row from(String home) {
            return new Row(number, rank, home, absent, announced, late);
        }

        Row missed(int without, int with, int lost) {
            return new Row(number, rank, region, without, with, lost);
        }
    }

    static List<Row> ranked(int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToObj(n -> Row.of(n, n - first + 1))
                .toList();
    }

    /** Final standings of a list are published, or published again. */
    void standings(String stage, String event, String section, List<Row> rows) {
        standings(stage, event, section, "FINAL", rows);
    }

    void standings(String stage, String event, String section, String status, List<Row> rows) {
        var id = event + "/" + section;
        var cards = rows.stream()
                .map(row -> new StandingsCard.Row(
                        person(row.number()).toString(),
                        new UUID(1, row.number()).toString(),
                        "選手" + row.number(),
                        null,
                        row.number(),
                        row.region(),
                        row.rank() == 0 ? null : row.rank(),
                        false,
                        0,
                        List.of(),
                        row.absent(),
                        row.announced(),
                        row.late(),
                        row.rank() == 0))
                .toList();
        publish(new StandingsPublished(
                new StandingsCard(
                        id, event, "SEL", 1, stage, event, section, status, 7, TestClock.now(), cards, List.of()),
                version(id)));
        Quietness.await();
    }

    /** Publishes every proposal that waits. */
    static int publishProposals() {
        var drafts = get(STAFF, "/seasons/SEL/proposals?state=DRAFT")
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("id", String.class);
        drafts.forEach(id ->
                post(STAFF, "/proposals/" + id + "/publications", Map.of()).statusCode(200));
        return drafts.size();
    }

    void roundOne(String stage) {
        publish(new RoundPublished(
                new RoundCard(
                        "round-" + stage,
                        "tournament-" + stage,
                        "SEL",
                        stage,
                        stage,
                        1,
                        TestClock.now(),
                        List.of(),
                        List.of()),
                version("round-" + stage)));
        Quietness.await();
    }

    void rosterClosed(String stage, List<Integer> numbers) {
        publish(new RosterClosed(
                new RosterState(
                        "roster-" + stage,
                        "SEL",
                        1,
                        stage,
                        stage,
                        TestClock.now(),
                        numbers.stream()
                                .map(number -> new RosterState.Line(
                                        new UUID(1, number).toString(), card(number), "MEN", null, null, 0, 0, 0, true))
                                .toList()),
                version("roster-" + stage)));
        Quietness.await();
    }

    private static PersonCard card(int number) {
        return new PersonCard(
                person(number).toString(), "選手" + number, null, null, "M", 1990, null, null, null, null, false);
    }

    void entryConfirmed(int number, String stage, String event) {
        publish(new EntryConfirmed(
                entry(number, stage, event, EntryStatus.CONFIRMED, null), version("entry" + number)));
        Quietness.await();
    }

    void berthEntryCancelled(int number, String stage, String berth) {
        publish(new EntryCancelled(
                entry(number, stage, stage, EntryStatus.CANCELLED, berth), version("entry" + number)));
        Quietness.await();
    }

    private EntryState entry(int number, String stage, String event, EntryStatus status, @Nullable String berth) {
        return new EntryState(
                new UUID(2, number).toString(),
                "SEL",
                1,
                stage,
                event,
                card(number),
                "PLAYER",
                "MEN",
                status,
                berth == null ? "FORM" : "BERTH",
                berth,
                berth == null ? null : "ADVANCE",
                null,
                "NONE",
                "LOCAL",
                null,
                null,
                "TRANSFER",
                List.of(),
                TestClock.now(),
                TestClock.now(),
                null,
                status == EntryStatus.CANCELLED ? "BY_ENTRANT" : null,
                null);
    }
}
