package org.chessfed.registration.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.at;
import static org.chessfed.registration.RegistrationCalls.charge;
import static org.chessfed.registration.RegistrationCalls.enter;
import static org.chessfed.registration.RegistrationCalls.entry;
import static org.chessfed.registration.RegistrationCalls.form;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.read;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.chessfed.chassis.database.Database;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(5)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service: rosters")
class RosterTest {

    @Inject
    Database database;

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
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

        post(staff(), "/v1/entries/" + paid + "/cancellation", Map.of("reason", "ill", "byOrganiser", false))
                .statusCode(200);
        read(staff(), roster).body("lines.entryId", contains(paid));
        assertThat(amendments())
                .as("from the start on, arbiters enter who leaves")
                .isZero();
    }

    @Test
    @Order(19)
    @DisplayName(
            "A closed roster follows its entries: who leaves before the start is taken off, the others stay as they were")
    void amended() {
        TestClock.moveTo(at("2025-02-01T10:00:00"));
        String leaves = confirmed("示癸酉");
        String stays = confirmed("示甲戌");
        String roster = "/v1/competitions/SEL/events/P3/roster";
        String rosterId = post(staff(), roster, Map.of())
                .statusCode(200)
                .body("lines", hasSize(2))
                .extract()
                .path("rosterId");

        post(staff(), "/v1/entries/" + leaves + "/cancellation", Map.of("reason", "ill", "byOrganiser", false))
                .statusCode(200);

        read(staff(), roster)
                .statusCode(200)
                .body("rosterId", equalTo(rosterId))
                .body("lines.entryId", contains(stays));
        Quietness.await();
        assertThat(amendments()).isEqualTo(1);
        assertThat(database.number("select version from roster where id = ?::uuid", rosterId))
                .isEqualTo(1);
        Quietness.command("/internal/republish?type=org.chessfed.roster.closed.v1&key=SEL")
                .then()
                .body("facts", equalTo(1));
    }

    @Test
    @Order(18)
    @DisplayName("An entry that counts only after the roster was closed comes onto it, behind those who were on it")
    void lateEntry() {
        TestClock.moveTo(at("2025-02-01T10:00:00"));
        String first = confirmed("示乙亥");
        String roster = "/v1/competitions/SEL/events/P3/roster";
        post(staff(), roster, Map.of()).statusCode(200);

        String late = confirmed("示丙子");

        read(staff(), roster).body("lines.entryId", contains(first, late));
        assertThat(amendments()).isEqualTo(1);
    }

    private static String confirmed(String name) {
        String id =
                enter(form(name, "P3", "臺北市", null)).statusCode(201).extract().path("id");
        charge(id, "SETTLED");
        Quietness.await();
        return id;
    }

    /** How often a roster was amended in this test. */
    private long amendments() {
        return database.number("select count(*) from audit where action = 'roster-amended'");
    }

    @Test
    @Order(21)
    @DisplayName("AC-054 [SEL-E1]: P3 closed on 2025-02-06 12:00")
    void closed() {
        TestClock.moveTo(at("2025-02-09T09:00:01"));
        enter(form("示癸酉", "P3", "臺北市", null)).statusCode(422).body("clause", equalTo("SEL-E1"));
    }
}
