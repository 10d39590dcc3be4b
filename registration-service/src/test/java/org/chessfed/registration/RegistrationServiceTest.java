package org.chessfed.registration;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.Money;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeSettled;
import org.chessfed.events.payment.ChargeState;
import org.chessfed.events.selection.BerthGranted;
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
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service")
class RegistrationServiceTest {

    private static final Instant DECEMBER = at("2024-12-20T10:00:00");

    @BeforeEach
    void publishedRegulation() {
        Tables.empty();
        post(staff(), "/v1/competitions", Map.of("document", Documents.text("sel-114")))
                .statusCode(201);
        post(
                        staff(),
                        "/v1/competitions/SEL/versions/1/approval",
                        Map.of("documentNumber", "T-1", "approvedOn", "2024-11-01"))
                .statusCode(200);
        post(staff(), "/v1/competitions/SEL/versions/1/publication", Map.of()).statusCode(200);
    }

    @Inject
    Messages messages;

    @Inject
    Database database;

    @Test
    @Order(0)
    @DisplayName("every problem has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @Order(0)
    @DisplayName("the OpenAPI document is the committed one")
    void openApi() throws IOException {
        String now = Quietness.management("/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        OpenApiDocument.compare(Path.of("../docs/api/registration.yaml"), now);
    }

    @Test
    @Order(1)
    @DisplayName(
            "AC-091 [SEL-X1], AC-087 [SEL-Z9, SEL-M7]: the event page shows five insurance amounts, host and payee of the city")
    void eventPage() {
        given().get("/v1/competitions/SEL/events/P2N")
                .then()
                .statusCode(200)
                .body("insurance.amount", contains(3_000_000, 15_000_000, 2_000_000, 34_000_000, 2_500))
                .body("host.zh", equalTo("臺北市西洋棋協會"))
                .body("payee.id", notNullValue())
                .body("entryCloses", equalTo("2025-01-09T04:00:00Z"));
        given().get("/v1/competitions/SEL/events/P2C").then().body("city", equalTo("臺中市"));
    }

    @Test
    @Order(2)
    @DisplayName("Bad input: a document with an unknown key is refused whole, with line and path")
    void badDocument() {
        String bad = Documents.text("sel-114").replace("\nstages:", "\nstagez: 1\nstages:");
        post(staff(), "/v1/competitions", Map.of("document", bad))
                .statusCode(422)
                .body("type", equalTo("urn:chessfed:problem:regulation-invalid"))
                .body("errors.pointer", hasItem("/stagez"));
        given().get("/v1/competitions").then().body("", hasSize(1));
    }

    @Test
    @Order(3)
    @DisplayName(
            "AC-089 [SEL-E5], AC-140 [SEL-Q12]: a form without a day is taken; it counts once the fee is settled, told by facts")
    void entryCountsWhenPaid() {
        TestClock.moveTo(DECEMBER);
        String id = enter(form("示甲子", "P1N"))
                .statusCode(201)
                .body("status", equalTo("SUBMITTED"))
                .body("section", equalTo("MEN"))
                .body("guaranteeRegion", equalTo("NORTH"))
                .body("reasons.clause", hasItem("SEL-R1"))
                .extract()
                .path("id");

        charge(id, "RAISED");
        Quietness.await();
        entry(id).body("status", equalTo("AWAITING_PAYMENT"));
        charge(id, "SETTLED");
        Quietness.await();
        entry(id).body("status", equalTo("CONFIRMED")).body("reasons.clause", hasItem("SEL-M1"));
    }

    @Test
    @Order(4)
    @DisplayName("Case 35: the same form twice makes one entry; another parent's form for the same child is told so")
    void oneEntryPerChild() {
        TestClock.moveTo(DECEMBER);
        Map<String, Object> form = form("示乙丑", "P1N");
        enter(form).statusCode(201);
        enter(form).statusCode(409).body("type", equalTo("urn:chessfed:problem:already-entered"));
        form.put("email", "other.parent@example.test");
        enter(form).statusCode(409).body("type", equalTo("urn:chessfed:problem:entered-by-somebody-else"));
    }

    @Test
    @Order(4)
    @DisplayName(
            "the management port gives contact and private link for a mail; the link opens the person's own entries")
    void contactForMail() {
        TestClock.moveTo(DECEMBER);
        String person = enter(form("示己巳", "P1N")).statusCode(201).extract().path("personId");
        int management = ConfigProvider.getConfig().getValue("quarkus.management.test-port", Integer.class);
        String secret = given().contentType(ContentType.JSON)
                .body(Map.of("personId", person, "purpose", "PERSON"))
                .post("http://localhost:" + management + "/internal/contacts")
                .then()
                .statusCode(200)
                .body("email", equalTo("parent@example.test"))
                .extract()
                .path("secret");
        String token = body(Map.of("secret", secret))
                .post("/v1/links/exchange")
                .then()
                .statusCode(200)
                .extract()
                .path("token");
        given().auth()
                .oauth2(token)
                .get("/v1/entries/mine?competition=SEL")
                .then()
                .statusCode(200)
                .body("nameZh", hasItem("示己巳"));
    }

    @Test
    @Order(5)
    @DisplayName(
            "AC-053 [SEL-V10]: P1N entered, so P1S of the same date is refused with the clause, in the reader's language")
    void oneEventPerDate() {
        TestClock.moveTo(DECEMBER);
        enter(form("示丙寅", "P1N")).statusCode(201);
        Map<String, Object> south = form("示丙寅", "P1S");
        south.put("guaranteeHere", false);
        body(Map.of("competition", "SEL", "event", "P1S", "form", south))
                .header("Accept-Language", "en")
                .post("/v1/entries")
                .then()
                .statusCode(422)
                .body("clause", equalTo("SEL-V10"))
                .body(
                        "reasons[0].text",
                        equalTo("Already entered in P1N on the same day (2025-01-05); only one event per day."));
    }

    @Test
    @Order(6)
    @DisplayName("FORM-V6: unknown fields, wrong types and missing answers are refused together, and nothing is stored")
    void badForm() {
        TestClock.moveTo(DECEMBER);
        Map<String, Object> form = form("示丁卯", "P1N");
        form.put("isAdmin", true);
        form.put("email", "nobody");
        form.remove("mobile");
        enter(form)
                .statusCode(400)
                .body("errors.pointer", hasItem("/form/isAdmin"))
                .body("errors.pointer", hasItem("/form/email"))
                .body("errors.pointer", hasItem("/form/mobile"));
        given().auth().oauth2(staff()).get("/v1/persons?name=示丁卯").then().body("", hasSize(0));
    }

    @Test
    @Order(7)
    @DisplayName(
            "AC-140 [SEL-M8]: the host of one event sees its entries and gets 403 for another's; strangers get 401 and 404")
    void objectsComeFromAssignments() {
        TestClock.moveTo(DECEMBER);
        String id = enter(form("示戊辰", "P1S", "高雄市")).statusCode(201).extract().path("id");
        String admin = Tokens.of("admin", "federation-admin");
        post(
                        admin,
                        "/v1/assignments",
                        Map.of(
                                "userName",
                                "host-south",
                                "role",
                                "REGIONAL_COMMITTEE",
                                "scope",
                                "EVENT",
                                "scopeId",
                                "SEL/P1S"))
                .statusCode(201);
        String host = Tokens.of("host-south", "regional-committee");

        given().auth()
                .oauth2(host)
                .get("/v1/entries?competition=SEL&event=P1S")
                .then()
                .statusCode(200)
                .body("items", hasSize(1));
        given().auth()
                .oauth2(host)
                .get("/v1/entries?competition=SEL&event=P1N")
                .then()
                .statusCode(403);
        given().get("/v1/entries?competition=SEL&event=P1S").then().statusCode(401);
        given().auth()
                .oauth2(Tokens.of("host-north", "regional-committee"))
                .get("/v1/entries/" + id)
                .then()
                .statusCode(404);
        given().auth()
                .oauth2(Tokens.ofClient("reader", "results:read"))
                .get("/v1/entries?competition=SEL&event=P1S")
                .then()
                .statusCode(403);
    }

    @Test
    @Order(8)
    @DisplayName(
            "AC-062 [SEL-Q11]: a granted place makes one entry and cancels later entries of the stage; the fact twice changes nothing")
    void advanced() {
        TestClock.moveTo(DECEMBER);
        ValidatableResponse first = enter(form("示己巳", "P1N")).statusCode(201);
        String person = first.extract().path("personId");
        String second = enter(form("示己巳", "P2N")).statusCode(201).extract().path("id");
        BerthState berth = berth(person, "SEMI", "SEMI", "ADVANCE", "GRANTED", "PRELIM", "P1N");

        TestFacts.publish(new BerthGranted(berth, 1));
        TestFacts.publish(new BerthGranted(berth, 1));
        Quietness.await();

        entry(second)
                .body("status", equalTo("CANCELLED"))
                .body("cancelCause", equalTo("BERTH"))
                .body("reasons.clause", hasItem("SEL-Q11"));
        assertThat(mine(person))
                .extracting(entry -> entry.get("event") + "/" + entry.get("status"))
                .containsExactly("P1N/SUBMITTED", "P2N/CANCELLED", "SEMI/SUBMITTED");
        enter(form("示己巳", "P2C", "臺北市", false)).statusCode(422).body("clause", equalTo("SEL-Q11"));

        TestFacts.publish(new BerthWaived(
                new BerthState(
                        berth.berthId(),
                        berth.seasonId(),
                        "SEL",
                        1,
                        "SEMI",
                        "SEMI",
                        "MEN",
                        person,
                        "ADVANCE",
                        "WAIVED",
                        "SEL-Q11",
                        "PRELIM",
                        "P1N",
                        3,
                        null,
                        "GAVE_UP"),
                2));
        Quietness.await();
        enter(form("示己巳", "P2C", "臺北市", false)).statusCode(201);
    }

    @Test
    @Order(9)
    @DisplayName("AC-142 [SEL-J6]: a sanction in force bars the entry, citing its clause")
    void barred() {
        TestClock.moveTo(DECEMBER);
        String person = enter(form("示庚午", "P1N")).statusCode(201).extract().path("personId");
        TestFacts.publish(new SanctionImposed(
                new SanctionState(
                        UUID.randomUUID().toString(),
                        person,
                        "SEL",
                        2025,
                        "ALL",
                        null,
                        null,
                        "IN_FORCE",
                        true,
                        "SEL-Q13",
                        "P1N"),
                1));
        Quietness.await();
        enter(form("示庚午", "P2N")).statusCode(422).body("clause", equalTo("SEL-Q13"));
    }

    @Test
    @Order(20)
    @DisplayName(
            "AC-088 [SEL-Z27]: P3 paid at 08:45 counts; unpaid after 09:00 is dropped as of 09:00, and the roster holds who counts")
    void paidOnSite() {
        TestClock.moveTo(at("2025-02-01T10:00:00"));
        String paid =
                enter(form("示辛未", "P3", "臺北市", null)).statusCode(201).extract().path("id");
        String unpaid =
                enter(form("示壬申", "P3", "臺北市", null)).statusCode(201).extract().path("id");
        charge(paid, "SETTLED");
        Quietness.await();
        TestClock.moveTo(at("2025-02-09T09:00:00"));
        entry(unpaid).body("status", equalTo("SUBMITTED"));
        TestClock.moveTo(at("2025-02-09T09:00:01"));
        entry(unpaid)
                .body("status", equalTo("CANCELLED"))
                .body("cancelCause", equalTo("UNPAID"))
                .body("reasons.clause", hasItem("SEL-Z27"));

        String roster = "/v1/competitions/SEL/events/P3/roster";
        post(Tokens.of("arbiter", "chief-arbiter"), roster, Map.of()).statusCode(403);
        String rosterId = post(staff(), roster, Map.of())
                .statusCode(200)
                .body("lines", hasSize(1))
                .extract()
                .path("rosterId");
        post(staff(), roster, Map.of()).statusCode(200).body("rosterId", equalTo(rosterId));

        read(staff(), "/v1/competitions/SEL/progress")
                .statusCode(200)
                .body("event", contains("P1N", "P1C", "P1S", "P2N", "P2C", "P2S", "P3", "SEMI", "FINAL"))
                .body("find { it.event == 'P3' }.rosterClosedAt", equalTo("2025-02-09T01:00:01Z"))
                .body("find { it.event == 'P3' }.sections.section", contains("MEN"))
                .body("find { it.event == 'P3' }.sections[0].confirmed", equalTo(1))
                .body("find { it.event == 'P3' }.sections[0].cancelled", equalTo(1))
                .body("find { it.event == 'P3' }.sections[0].waiting", equalTo(0))
                .body("find { it.event == 'P3' }.sections[0].checkedIn", equalTo(0))
                .body("find { it.event == 'P1N' }.rosterClosedAt", nullValue());
        String list = "/v1/entries?competition=SEL&event=P3";
        read(staff(), list + "&name=辛未").body("items.id", contains(paid));
        read(staff(), list + "&name=SHI").body("items", hasSize(2));
        read(staff(), list + "&name=%25").body("items", hasSize(0));
        read(staff(), list + "&name=Shi&status=CANCELLED").body("items.id", contains(unpaid));
    }

    @Test
    @Order(20)
    @DisplayName(
            "Numbers and own assignments: a committee sees its region, an arbiter his event, everybody his own roles")
    void ownRows() {
        String admin = Tokens.of("admin", "federation-admin");
        grant(admin, "host", "REGIONAL_COMMITTEE", "REGION", "SOUTH");
        grant(admin, "helper", "ARBITER", "EVENT", "SEL/P2N");
        read(Tokens.of("host", "regional-committee"), "/v1/competitions/SEL/progress")
                .statusCode(200)
                .body("event", contains("P1S", "P2S"));
        String helper = Tokens.of("helper", "arbiter");
        read(helper, "/v1/competitions/SEL/progress").body("event", contains("P2N"));
        read(helper, "/v1/entries?competition=SEL&event=P2N").statusCode(200);
        read(helper, "/v1/entries?competition=SEL&event=P2S").statusCode(403);
        read(Tokens.of("nobody", "arbiter"), "/v1/competitions/SEL/progress").body("", hasSize(0));
        read(Tokens.of("player", "player"), "/v1/competitions/SEL/progress").statusCode(403);
        read(helper, "/v1/assignments/mine").body("role", contains("arbiter")).body("scopeId", contains("SEL/P2N"));
        read(Tokens.of("nobody", "player"), "/v1/assignments/mine")
                .statusCode(200)
                .body("", hasSize(0));
        given().get("/v1/assignments/mine").then().statusCode(401);
    }

    private static void grant(String admin, String user, String role, String scope, String id) {
        post(admin, "/v1/assignments", Map.of("userName", user, "role", role, "scope", scope, "scopeId", id))
                .statusCode(201);
    }

    private static ValidatableResponse read(String token, String path) {
        return given().urlEncodingEnabled(false).auth().oauth2(token).get(path).then();
    }

    @Test
    @Order(19)
    @DisplayName("What registration owns can be told again, each thing by the fact of its present state")
    void republish() {
        TestClock.moveTo(at("2025-02-01T10:00:00"));
        charge(enter(form("示癸酉", "P3", "臺北市", null)).statusCode(201).extract().path("id"), "SETTLED");
        enter(form("示甲戌", "P3", "臺北市", null)).statusCode(201);
        post(staff(), "/v1/organisations", Map.of("code", "east", "titleZh", "湖東棋會", "titleEn", "East Lake Club"))
                .statusCode(201);
        Quietness.await();
        Map.of(
                        "competition.published",
                        "select count(*) from competition_version where published_at is not null",
                        "person.registered",
                        "select count(*) from person where merged_into is null and erased_at is null",
                        "assignment.granted",
                        "select count(*) from assignment where revoked_at is null",
                        "assignment.revoked",
                        "select count(*) from assignment where revoked_at is not null",
                        "organisation.changed",
                        "select count(*) from organisation",
                        "entry.submitted",
                        "select count(*) from entry where status not in ('CONFIRMED', 'CANCELLED')",
                        "entry.confirmed",
                        "select count(*) from entry where status = 'CONFIRMED'",
                        "entry.cancelled",
                        "select count(*) from entry where status = 'CANCELLED'",
                        "roster.closed",
                        "select count(*) from roster")
                .forEach((fact, count) -> Quietness.command("/internal/republish?type=org.chessfed." + fact + ".v1")
                        .then()
                        .statusCode(200)
                        .body("facts", equalTo((int) database.number(count))));
        assertThat(database.number("select count(*) from entry where status = 'CONFIRMED'"))
                .isEqualTo(1);
        Quietness.command("/internal/republish?type=org.chessfed.person.registered.v1&key=" + UUID.randomUUID())
                .then()
                .body("facts", equalTo(0));
    }

    @Test
    @Order(21)
    @DisplayName("AC-054 [SEL-E1]: P3 closed on 2025-02-06 12:00")
    void closed() {
        TestClock.moveTo(at("2025-02-09T09:00:01"));
        enter(form("示癸酉", "P3", "臺北市", null)).statusCode(422).body("clause", equalTo("SEL-E1"));
    }

    private static String staff() {
        return Tokens.of("staff", "federation-staff");
    }

    private static Map<String, Object> form(String name, String event) {
        return form(name, event, "臺北市");
    }

    private static Map<String, Object> form(String name, String event, String county) {
        return form(name, event, county, true);
    }

    private static Map<String, Object> form(String name, String event, String county, Boolean here) {
        Map<String, Object> form = new HashMap<>(Map.of(
                "nameZh", name,
                "nameEn", "Shi, Fan Li",
                "birthMonth", "99/5",
                "sex", "M",
                "serviceUnit", "示範國小",
                "mobile", "0900 000 000",
                "email", "parent@example.test",
                "mealType", "MEAT",
                "membership", "INDIVIDUAL",
                "guaranteeBasis", "HOUSEHOLD"));
        form.put("county", county);
        if (here != null) {
            form.put("guaranteeHere", here);
        }
        form.put("rocNational", true);
        form.put("hasRocId", true);
        form.put("eventId", event);
        form.put("payMethod", event.equals("P3") ? "ON_SITE" : "TRANSFER");
        form.put("consent", true);
        form.put("signature", name);
        form.put("dopingAck", true);
        return form;
    }

    private static ValidatableResponse enter(Map<String, Object> form) {
        return body(Map.of("competition", "SEL", "event", form.get("eventId"), "form", form))
                .post("/v1/entries")
                .then();
    }

    private static ValidatableResponse post(String token, String path, Map<String, ?> body) {
        return body(body).auth().oauth2(token).post(path).then();
    }

    private static RequestSpecification body(Map<String, ?> body) {
        return given().contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(body);
    }

    private static ValidatableResponse entry(String id) {
        return given().auth().oauth2(staff()).get("/v1/entries/" + id).then().statusCode(200);
    }

    private static List<Map<String, Object>> mine(String person) {
        return given().auth()
                .oauth2(Tokens.ofLink(person, "PERSON"))
                .get("/v1/entries/mine?competition=SEL")
                .then()
                .statusCode(200)
                .extract()
                .path("");
    }

    private static void charge(String entryId, String status) {
        Money amount = new Money(700, "TWD");
        boolean settled = status.equals("SETTLED");
        ChargeState state = new ChargeState(
                UUID.nameUUIDFromBytes(entryId.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                        .toString(),
                entryId,
                UUID.randomUUID().toString(),
                "SEL",
                "PRELIM",
                "P1N",
                "payee",
                "TRANSFER",
                amount,
                settled ? amount : new Money(0, "TWD"),
                List.of(new ChargeState.Line("SEL-M1", "ENTRY", amount)),
                status,
                null,
                settled ? DECEMBER : null);
        TestFacts.publish(settled ? new ChargeSettled(state, 2) : new ChargeRaised(state, 1));
    }

    private static BerthState berth(
            String person,
            String stage,
            String event,
            String source,
            String status,
            String fromStage,
            String fromEvent) {
        return new BerthState(
                UUID.randomUUID().toString(),
                UUID.randomUUID().toString(),
                "SEL",
                1,
                stage,
                event,
                "MEN",
                person,
                source,
                status,
                "SEL-Q1",
                fromStage,
                fromEvent,
                3,
                null,
                null);
    }

    private static Instant at(String local) {
        return LocalDateTime.parse(local).atZone(ZoneId.of("Asia/Taipei")).toInstant();
    }
}
