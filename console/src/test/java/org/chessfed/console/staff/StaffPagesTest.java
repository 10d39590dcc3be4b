package org.chessfed.console.staff;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import org.chessfed.console.Forms;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The first page of those who work here shows what they may do, and only that")
class StaffPagesTest {

    @BeforeEach
    void serve() {
        StubServices.clear();
        Forms.serveRegulation();
        StubServices.json("/v1/seasons", """
                [{"id":"s1","competition":"SEL","year":2025,"offersOpen":true}]""");
        StubServices.json("/v1/assignments/mine", "[]");
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName("staff: the pipeline, every event, the competition's money")
    void staff() {
        assertThat(Forms.page("/staff", "staff", "zh-TW").asString())
                .contains("/staff/seasons/SEL\"", "/events/P2S\"", "/events/FINAL\"", "/staff/competitions/SEL/money");
    }

    @Test
    @TestSecurity(user = "player", roles = "player")
    @DisplayName("who has signed in and may not, or goes astray, gets a page that says so")
    void refused() {
        given().cookie("q_session", "test")
                .header("Accept-Language", "en")
                .get("/staff")
                .then()
                .statusCode(403)
                .body(containsString("Not yours to do"));
        given().cookie("q_session", "test")
                .header("Accept-Language", "en")
                .get("/nowhere")
                .then()
                .statusCode(404)
                .body(containsString("<h1>"));
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("an arbiter: the event of the assignment")
    void arbiter() {
        StubServices.json("/v1/assignments/mine", """
                [{"id":"a1","userName":"helper","role":"arbiter","scope":"EVENT","scopeId":"SEL/P2N"}]""");
        assertThat(Forms.page("/staff", "staff-arbiter", "en").asString())
                .contains("/events/P2N\"")
                .doesNotContain("/events/P1N\"", "/staff/seasons/SEL", "/money");
    }

    @Test
    @TestSecurity(user = "host", roles = "regional-committee")
    @DisplayName("a committee: the events of its region, and the pipeline")
    void committee() {
        StubServices.json("/v1/assignments/mine", """
                [{"id":"a1","userName":"host","role":"regional-committee","scope":"REGION","scopeId":"SOUTH"}]""");
        assertThat(Forms.page("/staff", "staff-committee", "en").asString())
                .contains("/events/P1S\"", "/events/P2S\"", "/staff/seasons/SEL\"")
                .doesNotContain("/events/P1N\"", "/money");
    }

    @Test
    @TestSecurity(user = "treasurer", roles = "treasurer")
    @DisplayName("a treasurer: the payee of the assignment; without any, nothing")
    void treasurer() {
        assertThat(Forms.page("/staff", "staff-nobody", "en").asString()).contains("Nothing is assigned to you yet");
        StubServices.json("/v1/assignments/mine", """
                [{"id":"a1","userName":"treasurer","role":"treasurer","scope":"PAYEE","scopeId":"taipei"}]""");
        assertThat(Forms.page("/staff", "staff-treasurer", "en").asString())
                .contains("/payees/taipei\"")
                .doesNotContain("/events/", "/staff/seasons/SEL");
    }

    @Test
    @TestSecurity(user = "player", roles = "player")
    @DisplayName("a player has none")
    void player() {
        given().get("/staff").then().statusCode(403);
    }
}
