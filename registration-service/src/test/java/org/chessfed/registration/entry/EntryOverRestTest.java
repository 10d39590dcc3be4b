package org.chessfed.registration.entry;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.DECEMBER;
import static org.chessfed.registration.RegistrationCalls.berth;
import static org.chessfed.registration.RegistrationCalls.body;
import static org.chessfed.registration.RegistrationCalls.charge;
import static org.chessfed.registration.RegistrationCalls.enter;
import static org.chessfed.registration.RegistrationCalls.entry;
import static org.chessfed.registration.RegistrationCalls.form;
import static org.chessfed.registration.RegistrationCalls.mine;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthState;
import org.chessfed.events.selection.BerthWaived;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionState;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(2)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service: entries through REST and facts")
class EntryOverRestTest {

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
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
            "the management port gives contacts and private links for mails, none for who is unknown; the link opens the person's own entries")
    void contactForMail() {
        TestClock.moveTo(DECEMBER);
        String person = enter(form("示己巳", "P1N")).statusCode(201).extract().path("personId");
        int management = ConfigProvider.getConfig().getValue("quarkus.management.test-port", Integer.class);
        String secret = given().contentType(ContentType.JSON)
                .body(Map.of("personIds", List.of(person, UUID.randomUUID()), "purpose", "PERSON"))
                .post("http://localhost:" + management + "/internal/contacts")
                .then()
                .statusCode(200)
                .body("contacts", hasSize(1))
                .body("contacts[0].personId", equalTo(person))
                .body("contacts[0].email", equalTo("parent@example.test"))
                .extract()
                .path("contacts[0].secret");
        String token = body(Map.of("secret", secret))
                .post("/v1/links/exchange")
                .then()
                .statusCode(200)
                .extract()
                .path("token");
        given().auth()
                .oauth2(token)
                .get("/v1/entries/mine")
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
                        equalTo(
                                "Already entered in First date, north on the same day (2025-01-05); only one event per day."));
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
}
