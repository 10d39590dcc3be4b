package org.chessfed.registration.competition;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.approveRegulation;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(1)
@DisplayName(
        "registration-service: regulations that must not get through, drafts that are nobody's, rights that are none")
class BadRegulationsTest {

    private static final String SEL = Documents.text("sel-114");

    @Test
    @DisplayName("A few hundred bytes of aliases that would fill the memory are a document with an error")
    void aliases() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int level = 1; level < 9; level++) {
            String one = "*a" + (level - 1);
            bomb.append("a" + level + ": &a" + level + " [" + (one + ", ").repeat(8) + one + "]\n");
        }
        post(staff(), "/v1/competitions", Map.of("document", bomb.toString()))
                .statusCode(422)
                .body("code", equalTo("regulation-invalid"))
                .body("reasons[0].text", not(blankOrNullString()));
    }

    @ParameterizedTest
    @CsvSource({
        "code: SEL,code: ../x",
        "version: 1,version: 2147483648",
        "currency: TWD,currency: XQQ",
        "id: P1N,id: P1/N",
        "rounds: 7,rounds: 99999999999",
        "deposit: 3000,deposit: 9223372036854775807"
    })
    @DisplayName("Codes, currencies and numbers that cannot be are refused with their line, never by a failure")
    void values(String right, String wrong) {
        assertThat(SEL).contains(right);
        Tables.empty();
        post(staff(), "/v1/competitions", Map.of("document", SEL.replaceFirst(right, wrong)))
                .statusCode(422)
                .body("code", equalTo("regulation-invalid"));
        given().auth().oauth2(staff()).get("/v1/competitions").then().body("", hasSize(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sex", "nameZh", "birthMonth"})
    @DisplayName("A regulation whose form lacks what an entry needs is read, but not published")
    void errorsBarPublication(String field) {
        approveRegulation(SEL.replaceAll("(?m)^    - \\{field: " + field + ",.*\\n", ""));

        post(staff(), "/v1/competitions/SEL/versions/1/publication", Map.of())
                .statusCode(422)
                .body("code", equalTo("regulation-invalid"))
                .body("errors.pointer", contains("/stages/0/entry/form"))
                .body("reasons[0].clause", not(blankOrNullString()));
        given().auth()
                .oauth2(staff())
                .get("/v1/competitions/SEL/versions/1")
                .then()
                .body("state", equalTo("APPROVED"));
    }

    @Test
    @DisplayName("Whoever drafts, approves or reads a version as staff is told what the linter found, notes and errors")
    void findings() {
        Tables.empty();
        String draft = "/v1/competitions/SEL/versions/1";
        post(staff(), "/v1/competitions", Map.of("document", SEL))
                .statusCode(201)
                .body("findings.severity", hasItem("NOTE"))
                .body("findings.severity", not(hasItem("ERROR")))
                .body("findings.text", everyItem(not(blankOrNullString())));
        post(staff(), draft + "/approval", Map.of("documentNumber", "T-1", "approvedOn", "2024-11-01"))
                .statusCode(200)
                .body("findings.severity", hasItem("NOTE"));
        given().auth()
                .oauth2(staff())
                .header("Accept-Language", "en")
                .get(draft)
                .then()
                .body("findings.text", hasItem(containsString("The text speaks of")));

        approveRegulation(SEL.replaceAll("(?m)^    - \\{field: sex,.*\\n", ""));
        given().auth().oauth2(staff()).get(draft).then().body("findings.severity", hasItem("ERROR"));

        approveRegulation(SEL);
        post(staff(), draft + "/publication", Map.of()).statusCode(200);
        given().get(draft).then().statusCode(200).body("findings", nullValue());
    }

    @Test
    @DisplayName("What is not published is for staff: nobody else finds it in the list, by its version, or reads it")
    void drafts() {
        approveRegulation(SEL);
        String draft = "/v1/competitions/SEL/versions/1";
        String player = Tokens.of("player", "player");

        given().get("/v1/competitions").then().statusCode(200).body("", hasSize(0));
        given().auth()
                .oauth2(player)
                .get("/v1/competitions")
                .then()
                .statusCode(200)
                .body("", hasSize(0));
        for (String path : new String[] {draft, draft + "/document"}) {
            given().get(path).then().statusCode(404);
            given().auth().oauth2(player).get(path).then().statusCode(404);
            given().auth().oauth2(staff()).get(path).then().statusCode(200);
        }
        given().auth().oauth2(staff()).get("/v1/competitions").then().body("state", contains("APPROVED"));

        post(staff(), draft + "/publication", Map.of()).statusCode(200);
        given().get("/v1/competitions").then().body("state", contains("PUBLISHED"));
        given().get(draft + "/document").then().statusCode(200);
    }

    @ParameterizedTest
    @CsvSource({
        "arbiter,ARBITER,ALL,x,/scope",
        "arbiter,ARBITER,PAYEE,taipei,/scope",
        "treasurer,TREASURER,EVENT,SEL/P1N,/scope",
        "player,PLAYER,EVENT,SEL/P1N,/scope",
        "arbiter,ARBITER,EVENT,P1N,/scopeId",
        "arbiter,ARBITER,EVENT,SEL/../P1N,/scopeId",
        "arbiter,ARBITER,TOURNAMENT,one,/scopeId",
        "player,PLAYER,PERSON,me,/scopeId",
        "nobody<script>,ARBITER,EVENT,SEL/P1N,/userName",
        "' spaced',ARBITER,EVENT,SEL/P1N,/userName"
    })
    @DisplayName("A role is given only on what it may rest on, to a name that a user may have")
    void grants(String user, String role, String scope, String id, String pointer) {
        Tables.empty();
        String admin = Tokens.of("admin", "federation-admin");
        post(admin, "/v1/assignments", Map.of("userName", user, "role", role, "scope", scope, "scopeId", id))
                .statusCode(400)
                .body("errors.pointer", hasItem(pointer));
        given().auth().oauth2(admin).get("/v1/assignments").then().body("", hasSize(0));
    }
}
