package org.chessfed.registration.entry;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.DECEMBER;
import static org.chessfed.registration.RegistrationCalls.enter;
import static org.chessfed.registration.RegistrationCalls.entry;
import static org.chessfed.registration.RegistrationCalls.form;
import static org.chessfed.registration.RegistrationCalls.grant;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.read;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
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
@Order(3)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service: who sees and does what")
class EntryRightsTest {

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
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
    @DisplayName("Bad input: the committee of another region changes nothing of an entry, whatever it tries")
    void anotherRegion() {
        TestClock.moveTo(DECEMBER);
        String north = enter(form("示己卯", "P1N")).statusCode(201).extract().path("id");
        grant(Tokens.of("admin", "federation-admin"), "host-south", "REGIONAL_COMMITTEE", "REGION", "SOUTH");
        String south = Tokens.of("host-south", "regional-committee");
        Quietness.await();
        Map<String, Long> rows = Tables.rows();

        read(south, "/v1/entries/" + north).statusCode(404);
        post(south, "/v1/entries/" + north + "/check-in", Map.of("documentType", "IDENTITY"))
                .statusCode(404);
        post(south, "/v1/entries/" + north + "/cancellation", Map.of("reason", "r", "byOrganiser", true))
                .statusCode(404);
        post(south, "/v1/competitions/SEL/events/P1N/roster", Map.of()).statusCode(403);
        post(
                        south,
                        "/v1/assignments",
                        Map.of(
                                "userName",
                                "host-south",
                                "role",
                                "REGIONAL_COMMITTEE",
                                "scope",
                                "REGION",
                                "scopeId",
                                "NORTH"))
                .statusCode(403);

        assertThat(Tables.rows()).isEqualTo(rows);
        entry(north).body("status", equalTo("SUBMITTED")).body("cancelCause", nullValue());
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
}
