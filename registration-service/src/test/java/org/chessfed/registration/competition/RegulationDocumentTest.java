package org.chessfed.registration.competition;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import java.util.stream.Stream;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(1)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the clock only moves forward
@DisplayName("registration-service: the regulation as a document")
class RegulationDocumentTest {

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
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

    @ParameterizedTest(name = "{0}")
    @Order(2)
    @MethodSource("badDocuments")
    @DisplayName("Bad input: a document with a fault is refused whole, with line, path and clause, and nothing is kept")
    void badDocument(Fault fault) {
        String good = Documents.text("sel-114");
        String bad = good.replace(fault.right(), fault.wrong());
        assertThat(bad).as("the document is altered").isNotEqualTo(good);
        long line =
                1 + bad.lines().takeWhile(text -> !text.contains(fault.place())).count();
        Quietness.await();
        Map<String, Long> rows = Tables.rows();

        ValidatableResponse answer = post(staff(), "/v1/competitions", Map.of("document", bad))
                .statusCode(422)
                .body("type", equalTo("urn:chessfed:problem:regulation-invalid"))
                .body("errors.pointer", contains(fault.path()))
                .body("errors[0].detail", equalTo("第 " + line + " 行。"))
                .body("reasons[0].text", not(blankOrNullString()));
        if (fault.clause() == null) {
            answer.body("reasons[0]", not(hasKey("clause")));
        } else {
            answer.body("reasons[0].clause", equalTo(fault.clause()));
        }

        assertThat(Tables.rows()).isEqualTo(rows);
        given().get("/v1/competitions").then().body("", hasSize(1));
    }

    /** What is altered in the selection's regulation, and where the refusal points; {@code place} stands on that line. */
    private record Fault(
            String name,
            String right,
            String wrong,
            String place,
            String path,
            @Nullable String clause) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Fault> badDocuments() {
        return Stream.of(
                new Fault("unknown key", "\nstages:", "\nstagez: 1\nstages:", "stagez", "/stagez", null),
                new Fault(
                        "unknown key in a rule",
                        "code: CTCA, places: 7,",
                        "code: CTCA, colour: red, places: 7,",
                        "colour: red",
                        "/stages/1/field/0/sources/3/colour",
                        "SEL-S11"),
                new Fault(
                        "wrong type",
                        "code: CTCA, places: 7,",
                        "code: CTCA, places: seven,",
                        "places: seven",
                        "/stages/1/field/0/sources/3/places",
                        "SEL-S11"),
                new Fault(
                        "sum that does not add up",
                        "places: 7, answerBy",
                        "places: 8, answerBy",
                        "- {kind: TOTAL, stage: SEMI, section: MEN, value: 89, clause: SEL-S1, setting: semi.fill}",
                        "/printed/6/value",
                        "SEL-S1"),
                new Fault(
                        "date window upside down",
                        "checkIn: 2025-01-05T08:00",
                        "checkIn: 2025-01-05T18:00",
                        "start: 2025-01-05T08:30",
                        "/stages/0/events/1/start",
                        "SEL-V2"));
    }
}
