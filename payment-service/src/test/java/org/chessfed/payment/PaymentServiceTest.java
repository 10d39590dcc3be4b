package org.chessfed.payment;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.assignment.Assignments.Assignment;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.chassis.permission.ScopeKind;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.OpenApiDocument;
import org.chessfed.testkit.PermissionMatrix;
import org.chessfed.testkit.PermissionMatrix.Case;
import org.chessfed.testkit.PermissionMatrix.Relation;
import org.chessfed.testkit.ProblemCodes;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the invariants are checked over what all tests wrote
@DisplayName("payment-service")
class PaymentServiceTest {

    private static final Instant SUBMITTED = Instant.parse("2024-12-20T02:00:00Z");
    private static final String SOUTH = "kaohsiung";
    private static final String NORTH = "newTaipei";

    @Inject
    Database database;

    @Inject
    Assignments assignments;

    @Inject
    PermissionTable table;

    @Inject
    Messages messages;

    /**
     * An entry with its charge.
     *
     * @param personId the person
     * @param entryId the entry
     * @param chargeId the charge
     */
    private record Owed(String personId, String entryId, String chargeId) {}

    @BeforeEach
    void regulationAndAssignments() {
        TestFacts.publish(new CompetitionPublished("SEL", 1, "T-1", Documents.text("sel-114"), SUBMITTED));
        assign("treasurer-south", "treasurer", "PAYEE", SOUTH);
        assign("treasurer-north", "treasurer", "PAYEE", NORTH);
        assign("treasurer-federation", "treasurer", "PAYEE", "association");
        assign("host-third", "regional-committee", "EVENT", "SEL/P3");
        assign("host-south", "regional-committee", "EVENT", "SEL/P1S");
    }

    @Test
    @Order(1)
    @DisplayName("Every problem has texts in both languages and a line in docs/problems.md")
    void problemCodes() {
        assertThat(ProblemCodes.faults(Path.of("src/main/java"), Path.of("../docs/problems.md"), messages))
                .isEmpty();
    }

    @Test
    @Order(1)
    @DisplayName("The OpenAPI document is the committed one")
    void openApi() throws Exception {
        String now = Quietness.management("/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        OpenApiDocument.compare(Path.of("../docs/api/payment.yaml"), now);
    }

    @Test
    @Order(2)
    @DisplayName(
            "AC-140 [SEL-Q12, SEL-M8]: a transfer is reported by link, found on the statement and booked by its host's"
                    + " treasurer; the other host gets 403; the charge is settled by the value date")
    void wholeThread() {
        EntryState entry = entry("P1S", "INDIVIDUAL", "TRANSFER");
        UUID first = TestFacts.publish(new EntrySubmitted(entry, 1));
        TestFacts.publish(new EntrySubmitted(entry, 1), first, SUBMITTED);
        TestFacts.publish(new EntrySubmitted(entry, 1));
        Owed owed = charged(entry);
        assertThat(database.number("select count(*) from charge where entry_id = ?", UUID.fromString(entry.entryId())))
                .isEqualTo(1);

        String link = Tokens.ofLink(owed.personId(), "PERSON");
        as(link).get("/v1/entries/" + owed.entryId() + "/charge")
                .then()
                .statusCode(200)
                .body("amount.amount", equalTo("700"))
                .body("lines[0].clause", equalTo("SEL-M1"))
                .body("dueBy", equalTo("2025-01-02T04:00:00Z"))
                .body("payee", equalTo(SOUTH))
                .body("reasons.clause", hasItem("SEL-M1"));
        as(link).get("/v1/charges/mine?competition=SEL")
                .then()
                .statusCode(200)
                .body("", hasSize(1))
                .body("[0].reasons.text", hasItem(containsString("2025年1月2日 12:00")));
        as(link).header("Accept-Language", "en")
                .get("/v1/charges/mine?competition=SEL")
                .then()
                .body("[0].reasons.text", hasItem(containsString("Payable until 2 January 2025, 12:00;")));
        for (String mine : List.of("/v1/charges/mine", "/v1/charges/mine?competition=SEL")) {
            as(link).get(mine).then().statusCode(200).body("", hasSize(1));
        }
        as(link).get("/v1/charges/mine?competition=OTHER")
                .then()
                .statusCode(200)
                .body("", hasSize(0));
        as(Tokens.ofLink(UUID.randomUUID().toString(), "PERSON"))
                .get("/v1/charges/" + owed.chargeId())
                .then()
                .statusCode(404);

        report(link, "10001", "2024-12-23", "700", owed.chargeId()).statusCode(201);
        String csv = "valueDate,valueTime,amount,bank,lastFive\n2024-12-24,09:30,700,012,10001\n";
        send(treasurer("south"), csv, "/v1/statements/preview?competition=SEL&payee=" + SOUTH)
                .statusCode(200)
                .body("errors", hasSize(0))
                .body("lines[0].fits", equalTo("EXACT"))
                .body("lines[0].known", equalTo(false));
        assertThat(waiting("10001")).as("a preview keeps nothing").isZero();
        send(treasurer("north"), csv, "/v1/statements?competition=SEL&payee=" + SOUTH)
                .statusCode(403);
        importStatement("south", SOUTH, csv).body("newLines", equalTo(1));
        importStatement("south", SOUTH, csv).body("newLines", equalTo(0));
        String payment = payment("10001");

        Map<String, Object> parts = parts(owed.chargeId(), "700");
        post(treasurer("north"), "/v1/payments/" + payment + "/booking", parts).statusCode(403);
        post(Tokens.of("staff", "federation-staff"), "/v1/payments/" + payment + "/booking", parts)
                .statusCode(403);
        post(Tokens.of("host-south", "regional-committee"), "/v1/payments/" + payment + "/booking", parts)
                .statusCode(403);
        bookProposed("south", SOUTH).body("booked", equalTo(1));
        charge(owed)
                .body("status", equalTo("SETTLED"))
                .body("settledAt", equalTo("2024-12-24T01:30:00Z"))
                .body("paid.amount", equalTo("700"));
        post(treasurer("south"), "/v1/payments/" + payment + "/booking", parts)
                .statusCode(409)
                .body("code", equalTo("payment-booked"));
        Quietness.await();
        var flow = Quietness.flow().jsonPath();
        assertThat(flow.getLong("published.'org.chessfed.charge.settled.v1'")).isPositive();
        assertThat(flow.getLong("published.'org.chessfed.payment.booked.v1'")).isPositive();
        assertThat(flow.getLong("published.'org.chessfed.payment.unmatched.v1'"))
                .isPositive();
    }

    @Test
    @Order(3)
    @DisplayName(
            "Case 38: two transfers of 700 of one day with the same digits are both shown and not booked by themselves;"
                    + " the treasurer decides")
    void ties() {
        Owed one = owed("P1S", "INDIVIDUAL");
        Owed other = owed("P1S", "INDIVIDUAL");
        report(one, "10002", "2024-12-24", "700");
        report(other, "10002", "2024-12-24", "700");
        importStatement("south", SOUTH, """
                valueDate,amount,lastFive
                2024-12-24,700,10002
                2024-12-24,700,10002
                """).body("newLines", equalTo(2));
        bookProposed("south", SOUTH).body("booked", equalTo(0)).body("waiting", equalTo(2));
        List<String> waiting = as(treasurer("south"))
                .get("/v1/payments?competition=SEL&payee=" + SOUTH + "&status=UNMATCHED")
                .then()
                .statusCode(200)
                .body("items", hasSize(2))
                .body("items[0].proposal.kind", equalTo("TIED"))
                .body("items[0].proposal.candidates", hasSize(2))
                .extract()
                .path("items.id");
        book("south", waiting.getFirst(), parts(other.chargeId(), "700")).statusCode(200);
        charge(other).body("status", equalTo("SETTLED"));
        bookProposed("south", SOUTH).body("booked", equalTo(1)).body("waiting", equalTo(0));
        charge(one).body("status", equalTo("SETTLED"));
    }

    @Test
    @Order(4)
    @DisplayName("Two siblings in one transfer: the first child's link reports both; booked in two parts")
    void siblings() {
        Owed brother = owed("P1S", "INDIVIDUAL");
        Owed sister = owed("P1S", "NONE");
        report(
                        Tokens.ofLink(brother.personId(), "PERSON"),
                        "10003",
                        "2024-12-24",
                        "2200",
                        brother.chargeId(),
                        sister.chargeId())
                .statusCode(201);
        report(Tokens.ofLink(brother.personId(), "PERSON"), "10003", "2024-12-24", "2200", sister.chargeId())
                .statusCode(404);
        importStatement("south", SOUTH, "valueDate,amount,lastFive\n2024-12-24,2200,10003\n");
        bookProposed("south", SOUTH).body("booked", equalTo(1));
        charge(brother).body("status", equalTo("SETTLED")).body("paid.amount", equalTo("700"));
        charge(sister).body("status", equalTo("SETTLED")).body("paid.amount", equalTo("1500"));
    }

    @Test
    @Order(5)
    @DisplayName(
            "Short and doubled: 600 of 700, then the rest; the second 700 is booked as too much and goes back whole")
    void shortAndDoubled() {
        Owed owed = owed("P1S", "INDIVIDUAL");
        report(owed, "10004", "2024-12-24", "700");
        importStatement("south", SOUTH, "valueDate,amount,lastFive\n2024-12-24,600,10004\n");
        String part = payment("10004");
        getPayment("south", part).body("proposal.kind", equalTo("SHORT"));
        bookProposed("south", SOUTH).body("booked", equalTo(0));
        book("south", part, parts(owed.chargeId(), "500")).statusCode(400).body("errors[0].code", equalTo("parts-sum"));
        book("south", part, parts(owed.chargeId(), "600")).statusCode(200);
        charge(owed).body("paid.amount", equalTo("600")).body("reasons.key", hasItem("charge.stillOwed"));
        report(owed, "10004", "2024-12-26", "100");
        importStatement("south", SOUTH, "valueDate,amount,lastFive\n2024-12-26,100,10004\n");
        bookProposed("south", SOUTH).body("booked", equalTo(1));
        charge(owed).body("status", equalTo("SETTLED"));

        importStatement("south", SOUTH, "valueDate,amount,lastFive\n2024-12-27,700,10004\n");
        String again = payment("10004");
        getPayment("south", again).body("proposal.kind", equalTo("DOUBLED"));
        book("south", again, parts(owed.chargeId(), "700"))
                .statusCode(422)
                .body("code", equalTo("payment-exceeds-charge"));
        book("south", again, Map.of("parts", part(owed.chargeId(), "700"), "acceptExcess", true))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/note"));
        book("south", again, Map.of("parts", part(owed.chargeId(), "700"), "acceptExcess", true, "note", "paid twice"))
                .statusCode(200);
        assertThat(balances("south").get("PAYABLE"))
                .as("the excess is shown as owed back")
                .isEqualTo(-700);
        assertThat(sum(balances("south"))).isZero();
        String refund = refund(owed);
        post(treasurer("south"), "/v1/refunds/" + refund + "/approval", Map.of("reason", "paid twice"))
                .statusCode(200)
                .body("kind", equalTo("OVERPAID"))
                .body("amount.amount", equalTo("700"));
        post(treasurer("south"), "/v1/refunds/" + refund + "/payout", Map.of()).statusCode(200);
        charge(owed).body("refunded.amount", equalTo("700")).body("status", equalTo("SETTLED"));
        assertThat(balances("south")).doesNotContainKey("PAYABLE");
        assertThat(sum(balances("south"))).isZero();
        post(treasurer("south"), "/v1/payments/" + again + "/reversal", Map.of("reason", "wrong"))
                .statusCode(409)
                .body("code", equalTo("charge-refunded"));
    }

    @Test
    @Order(6)
    @DisplayName("Case 41, late: the value date decides; after the deadline it counts only when admitted with a note")
    void late() {
        Owed owed = owed("P1S", "INDIVIDUAL");
        report(owed, "10005", "2025-01-02", "700");
        importStatement("south", SOUTH, "valueDate,valueTime,amount,lastFive\n2025-01-02,12:00:01,700,10005\n");
        String payment = payment("10005");
        getPayment("south", payment)
                .body("proposal.kind", equalTo("LATE"))
                .body("proposal.reasons[0].text", containsString("2025年1月2日 12:00:01"));
        bookProposed("south", SOUTH).body("booked", equalTo(0));
        book("south", payment, parts(owed.chargeId(), "700"))
                .statusCode(422)
                .body("code", equalTo("payment-late"))
                .body("clause", equalTo("SEL-M1"));
        await().untilAsserted(() -> charge(owed).body("status", equalTo("OVERDUE")));
        book("south", payment, Map.of("parts", part(owed.chargeId(), "700"), "admitLate", true, "note", "bank holiday"))
                .statusCode(200);
        charge(owed).body("status", equalTo("SETTLED")).body("reasons.key", hasItem("charge.lateAdmitted"));
    }

    @Test
    @Order(7)
    @DisplayName(
            "AC-082 [SEL-M6]: 1,500 paid, cancelled by the entrant: a cost of 1,600 is refused, 150 gives 1,350 back")
    void refundLessCost() {
        EntryState entry = entry("P1N", "NONE", "TRANSFER");
        TestFacts.publish(new EntrySubmitted(entry, 1));
        Owed owed = charged(entry);
        report(owed, "20001", "2024-12-24", "1500");
        importStatement("north", NORTH, "valueDate,amount,lastFive\n2024-12-24,1500,20001\n");
        bookProposed("north", NORTH).body("booked", equalTo(1));
        TestFacts.publish(new EntryCancelled(cancelled(entry, "BY_ENTRANT"), 3));
        Quietness.await();
        assertThat(balances("north").get("PAYABLE"))
                .as("the cancelled entry's money is owed back")
                .isEqualTo(-1500);
        assertThat(sum(balances("north"))).isZero();
        String refund = refund(owed);
        String approval = "/v1/refunds/" + refund + "/approval";
        post(treasurer("south"), approval, cost("150")).statusCode(403);
        post(treasurer("north"), approval, Map.of("reason", "no cost named")).statusCode(400);
        post(treasurer("north"), approval, cost("1600"))
                .statusCode(422)
                .body("code", equalTo("refund-cost"))
                .body("clause", equalTo("SEL-M6"));
        post(treasurer("north"), "/v1/refunds/" + refund + "/payout", Map.of())
                .statusCode(409)
                .body("code", equalTo("refund-not-approved"));
        post(treasurer("north"), approval, cost("150"))
                .statusCode(200)
                .body("status", equalTo("APPROVED"))
                .body("amount.amount", equalTo("1350"))
                .body("reasons.clause", hasItem("SEL-M6"));
        post(treasurer("north"), approval, cost("100")).statusCode(409).body("code", equalTo("refund-decided"));
        post(treasurer("north"), "/v1/refunds/" + refund + "/payout", Map.of())
                .statusCode(200)
                .body("status", equalTo("PAID"));
        charge(owed).body("refunded.amount", equalTo("1350"));
        assertThat(balance(owed)).as("the person is even").isZero();
        assertThat(balances("north")).doesNotContainKey("PAYABLE").containsEntry("COSTS", -150L);
    }

    @Test
    @Order(8)
    @DisplayName("Cancelled unpaid: waived, nothing goes back; what comes in afterwards goes back whole")
    void waived() {
        EntryState entry = entry("P1N", "INDIVIDUAL", "TRANSFER");
        TestFacts.publish(new EntrySubmitted(entry, 1));
        Owed owed = charged(entry);
        EntryCancelled fact = new EntryCancelled(cancelled(entry, "BERTH"), 2);
        TestFacts.publish(fact);
        TestFacts.publish(fact);
        Quietness.await();
        charge(owed).body("status", equalTo("WAIVED"));
        assertThat(balance(owed)).isZero();
        report(owed, "20002", "2024-12-24", "700");
        importStatement("north", NORTH, "valueDate,amount,lastFive\n2024-12-24,700,20002\n");
        String payment = payment("20002");
        getPayment("north", payment).body("proposal.kind", equalTo("DOUBLED"));
        book(
                        "north",
                        payment,
                        Map.of(
                                "parts",
                                part(owed.chargeId(), "700"),
                                "acceptExcess",
                                true,
                                "note",
                                "entry had been cancelled"))
                .statusCode(200);
        assertThat(refund(owed)).isNotNull();
        charge(owed).body("status", equalTo("WAIVED"));
    }

    @Test
    @Order(9)
    @DisplayName(
            "AC-088 [SEL-Z27]: cash at the venue at 08:45 settles P3; the host of another event gets 403; late cash is"
                    + " refused")
    void cash() {
        EntryState entry = entry("P3", "INDIVIDUAL", "ON_SITE");
        TestFacts.publish(new EntrySubmitted(entry, 1));
        Owed owed = charged(entry);
        String cash = "/v1/charges/" + owed.chargeId() + "/cash";
        Map<String, Object> early = Map.of("amount", money("700"), "receivedAt", "2025-02-09T00:45:00Z");
        post(Tokens.of("host-south", "regional-committee"), cash, early).statusCode(403);
        post(treasurer("south"), cash, early).statusCode(403);
        String host = Tokens.of("host-third", "regional-committee");
        post(host, cash, Map.of("amount", money("700"), "receivedAt", "2025-02-09T01:00:01Z"))
                .statusCode(422)
                .body("code", equalTo("payment-late"));
        post(host, cash, Map.of("amount", money("701"), "receivedAt", "2025-02-09T00:45:00Z"))
                .statusCode(422)
                .body("code", equalTo("payment-exceeds-charge"));
        String payment = post(host, cash, early)
                .statusCode(200)
                .body("method", equalTo("CASH"))
                .body("status", equalTo("BOOKED"))
                .extract()
                .path("id");
        charge(owed).body("status", equalTo("SETTLED")).body("settledAt", equalTo("2025-02-09T00:45:00Z"));

        String federation = treasurer("federation");
        post(federation, "/v1/payments/" + payment + "/reversal", Map.of("reason", "wrong child"))
                .statusCode(200)
                .body("status", equalTo("REVERSED"));
        post(federation, "/v1/payments/" + payment + "/reversal", Map.of("reason", "again"))
                .statusCode(409)
                .body("code", equalTo("payment-not-booked"));
        charge(owed).body("paid.amount", equalTo("0")).body("reasons.key", hasItem("charge.reopened"));
        post(host, cash, early).statusCode(200);
        charge(owed).body("status", equalTo("SETTLED"));
    }

    @Test
    @Order(10)
    @DisplayName("Bad input: a statement with bad rows is shown with an error per value; imported, it is refused whole")
    void badStatement() {
        String csv = """
                valueDate,amount,lastFive
                2024-12-24,700,30001
                24.12.2024,seven,3000
                """;
        send(treasurer("south"), csv, "/v1/statements/preview?competition=SEL&payee=" + SOUTH)
                .statusCode(200)
                .body("lines", hasSize(1))
                .body("errors.pointer", contains("/rows/2/valueDate", "/rows/2/amount", "/rows/2/lastFive"))
                .body("errors.code", contains("row-date", "row-amount", "row-last-five"));
        send(treasurer("south"), csv, "/v1/statements?competition=SEL&payee=" + SOUTH)
                .statusCode(400)
                .body("errors", hasSize(3));
        assertThat(waiting("30001")).isZero();
        send(treasurer("south"), "name\nx", "/v1/statements?competition=SEL&payee=" + SOUTH)
                .statusCode(400)
                .body("errors[0].code", equalTo("statement-columns"));
        for (String list : List.of("charges", "payments", "refunds")) {
            as(treasurer("south"))
                    .get("/v1/" + list + "?competition=SEL&status=NONESUCH")
                    .then()
                    .statusCode(400)
                    .body("errors[0].pointer", equalTo("?status"));
        }
        send(
                        treasurer("south"),
                        "valueDate,amount,bank\n2024-12-24,700,0\u000012\n0001-01-01,700,012\n",
                        "/v1/statements?competition=SEL&payee=" + SOUTH)
                .statusCode(400)
                .body("errors.pointer", contains("/rows/1/bank", "/rows/2/valueDate"))
                .body("errors.code", contains("plain-text", "min"));
        given().get("/v1/payments?competition=SEL").then().statusCode(401);
        as(Tokens.ofClient("journal", "results:read"))
                .get("/v1/payments?competition=SEL")
                .then()
                .statusCode(403);
    }

    @Test
    @Order(10)
    @DisplayName("A reported transfer with a day before 2000 or in the future, or a payer that is no text, is refused")
    void badReports() {
        Owed owed = owed("P1S", "INDIVIDUAL");
        String link = Tokens.ofLink(owed.personId(), "PERSON");
        for (String day : List.of("0001-01-01", "1999-12-31", "2999-01-01")) {
            report(link, "10011", day, "700", owed.chargeId())
                    .statusCode(400)
                    .body("errors[0].pointer", equalTo("/paidOn"));
        }
        for (String mark : List.of("\u0000", "\n", "\u202e", "\u2028")) {
            Map<String, Object> body = Map.of(
                    "chargeIds",
                    List.of(owed.chargeId()),
                    "payer",
                    "示甲" + mark + "子",
                    "bank",
                    "012",
                    "payerAccountLast5",
                    "10011",
                    "paidOn",
                    "2024-12-24",
                    "amount",
                    money("700"));
            post(link, "/v1/transfer-reports", body).statusCode(400).body("errors[0].pointer", equalTo("/payer"));
        }
        assertThat(database.number("select count(*) from transfer_report where last_five = '10011'"))
                .isZero();
    }

    @Test
    @Order(11)
    @DisplayName("Lists hold what the caller's payees and events name, page by page")
    void lists() {
        as(treasurer("south"))
                .get("/v1/charges?competition=SEL")
                .then()
                .statusCode(200)
                .body("items.findAll { it.payee != '" + SOUTH + "' }", hasSize(0));
        as(treasurer("south"))
                .get("/v1/charges/counts?competition=SEL")
                .then()
                .statusCode(200)
                .body("findAll { it.payee != '" + SOUTH + "' }", hasSize(0));
        JsonPath counts = as(Tokens.of("staff", "federation-staff"))
                .get("/v1/charges/counts?competition=SEL")
                .then()
                .extract()
                .jsonPath();
        assertThat(Set.copyOf(counts.getList("payee", String.class))).contains(NORTH, SOUTH);
        assertThat(counts.getLong("sum { it.open + it.overdue + it.settled + it.waived }"))
                .isEqualTo(database.number("select count(*) from charge where competition = 'SEL'"));
        assertThat(counts.getLong("sum { it.paid.amount.toLong() }"))
                .isEqualTo(database.number("select sum(paid) from charge where competition = 'SEL'"));
        as(Tokens.of("nobody", "treasurer"))
                .get("/v1/charges/counts?competition=SEL")
                .then()
                .body("", hasSize(0));
        String next = as(Tokens.of("staff", "federation-staff"))
                .get("/v1/charges?competition=SEL&limit=2")
                .then()
                .body("items", hasSize(2))
                .body("items.personName", everyItem(startsWith("示")))
                .extract()
                .path("next");
        as(Tokens.of("staff", "federation-staff"))
                .get("/v1/charges?competition=SEL&limit=2&cursor=" + next)
                .then()
                .statusCode(200)
                .body("items", hasSize(2));
        as(treasurer("north"))
                .get("/v1/refunds?competition=SEL&status=PAID")
                .then()
                .body("items.payee", contains(NORTH));
        as(Tokens.of("nobody", "treasurer"))
                .get("/v1/payments?competition=SEL")
                .then()
                .body("items", hasSize(0));
    }

    @Test
    @Order(12)
    @DisplayName("I6: the database refuses to change the ledger, and a transaction that does not balance")
    void appendOnly() {
        for (String change : List.of(
                "update ledger_entry set amount = amount + 1",
                "delete from ledger_entry",
                "truncate ledger_entry",
                "update ledger_transaction set competition = 'X'",
                "delete from ledger_transaction")) {
            assertThatThrownBy(() -> database.update(change)).as(change).hasMessageContaining("append-only");
        }
        UUID id = UUID.randomUUID();
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    database.update(
                            "insert into ledger_transaction(id, kind, cause, competition, at, recorded_at) values (?, 'RECEIPT', 'x', 'SEL', now(), now())",
                            id);
                    database.update(
                            "insert into ledger_entry values (?, 0, 'BANK', 'x', 5, 'TWD'), (?, 1, 'UNALLOCATED', 'x', -4, 'TWD')",
                            id,
                            id);
                }))
                .isNotNull();
        assertThat(database.number("select count(*) from ledger_transaction where id = ?", id))
                .isZero();
    }

    @Test
    @Order(13)
    @DisplayName("I6 to I8 over all that was booked; the summary tells what came in, went back and waits")
    void invariants() {
        importStatement("south", SOUTH, "valueDate,amount,lastFive\n2024-12-24,123,40001\n");
        assertThat(
                        database.number(
                                "select count(*) from (select 1 from ledger_entry group by transaction_id, currency having sum(amount) <> 0) x"))
                .isZero();
        assertThat(database.number("""
                        select count(*) from charge c where c.refunded > c.paid or c.paid <> coalesce((
                            select sum(p.amount) from booking_part p join booking b on b.id = p.booking_id
                            where p.charge_id = c.id and b.reversed_at is null), 0)""")).isZero();
        assertThat(database.number("""
                        select count(*) from booking b join payment p on p.id = b.payment_id where p.amount <> (
                            select sum(x.amount) from booking_part x where x.booking_id = b.id)""")).isZero();
        long received = database.number("select sum(amount) from payment where status <> 'REVERSED'");
        long refunded = database.number("select sum(paid - cost) from refund where status = 'PAID'");
        assertThat(refunded).isEqualTo(700 + 1350);
        as(Tokens.of("staff", "federation-staff"))
                .get("/v1/ledger/summary?competition=SEL")
                .then()
                .statusCode(200)
                .body("balanced", equalTo(true))
                .body("received", equalTo(Long.toString(received)))
                .body("refunded", equalTo(Long.toString(refunded)))
                .body("unmatched", equalTo(1))
                .body("currency", equalTo("TWD"));
        as(treasurer("south")).get("/v1/ledger/summary?competition=SEL").then().statusCode(403);
        as(treasurer("south"))
                .get("/v1/ledger/balances?competition=SEL")
                .then()
                .statusCode(200)
                .body("find { it.account == 'UNALLOCATED' }.balance.amount", equalTo("-123"))
                .body("owner.unique()", contains(SOUTH));
        Map<String, Long> whole =
                balances("/v1/ledger/balances?competition=SEL", Tokens.of("staff", "federation-staff"));
        assertThat(sum(whole)).isZero();
        assertThat(whole.get("RECEIVABLE") + whole.getOrDefault("PAYABLE", 0L))
                .isEqualTo(database.number("select sum(amount) from ledger_entry where account = 'PERSON'"));
        as(Tokens.of("staff", "federation-staff"))
                .get("/v1/ledger/balances?competition=SEL&payee=" + NORTH)
                .then()
                .body("owner.unique()", contains(NORTH));
        as(treasurer("south"))
                .get("/v1/ledger/balances?competition=SEL&payee=" + NORTH)
                .then()
                .body("", hasSize(0));
        as(Tokens.of("staff", "federation-staff"))
                .get("/v1/charges/counts?competition=SEL&payee=" + NORTH)
                .then()
                .body("payee.unique()", contains(NORTH));
        Quietness.await();
        assertThat(database.number("select count(*) from dead_letter")).isZero();
    }

    @TestFactory
    @Order(14)
    @DisplayName("Every operation as every role on own, other and no object")
    Stream<DynamicTest> permissions() {
        String refund = one("select id from refund where payee = '" + NORTH + "' and status = 'PAID'");
        String charge = one("select charge_id from refund where id = '" + refund + "'");
        String payment = one(
                "select b.payment_id from booking b join booking_part p on p.booking_id = b.id where p.charge_id = '"
                        + charge + "'");
        return PermissionMatrix.ownCases(table)
                .map(cell -> DynamicTest.dynamicTest(cell.toString(), () -> check(cell, charge, payment, refund)));
    }

    /** Every call is one that changes nothing even where it is allowed: its object is in a state that refuses it. */
    private void check(Case cell, String charge, String payment, String refund) {
        String user = "matrix-" + UUID.randomUUID();
        String person = one("select person_id from charge where id = '" + charge + "'");
        String entry = one("select entry_id from charge where id = '" + charge + "'");
        if (cell.relation() != Relation.NONE && !cell.kinds().isEmpty()) {
            ScopeKind kind = cell.kinds().iterator().next();
            boolean own = cell.relation() == Relation.OWN;
            switch (kind) {
                case PAYEE -> assign(user, cell.role(), "PAYEE", own ? NORTH : SOUTH);
                case EVENT -> assign(user, cell.role(), "EVENT", own ? "SEL/P1N" : "SEL/P1S");
                case PERSON -> assign(user, cell.role(), "PERSON", own ? person : "somebody");
                default -> assertThat(kind).isEqualTo(ScopeKind.ANY);
            }
        }
        String token = Tokens.of(user, cell.role());
        RequestSpecification caller = ("anonymous".equals(cell.role()) ? given() : as(token))
                .header("Idempotency-Key", UUID.randomUUID().toString());
        RequestSpecification json = caller.contentType(ContentType.JSON);
        String statement = "?competition=SEL&payee=" + NORTH;
        Response answer = switch (cell.operation()) {
            case "getCharge" -> caller.get("/v1/charges/" + charge);
            case "getEntryCharge" -> caller.get("/v1/entries/" + entry + "/charge");
            case "listMyCharges" -> caller.get("/v1/charges/mine?competition=SEL");
            case "countCharges" -> caller.get("/v1/charges/counts?competition=SEL");
            case "listCharges" -> caller.get("/v1/charges?competition=SEL&payee=" + NORTH);
            case "reportTransfer" ->
                json.body(Map.of(
                                "chargeIds", List.of(charge),
                                "payer", "示甲子",
                                "bank", "012",
                                "payerAccountLast5", "12345",
                                "paidOn", "2024-12-24",
                                "amount", money("0")))
                        .post("/v1/transfer-reports");
            case "previewStatement" ->
                caller.contentType("text/csv").body("nothing\n").post("/v1/statements/preview" + statement);
            case "importStatement" ->
                caller.contentType("text/csv").body("nothing\n").post("/v1/statements" + statement);
            case "listPayments" -> caller.get("/v1/payments?competition=SEL&payee=" + NORTH);
            case "getPayment" -> caller.get("/v1/payments/" + payment);
            case "bookPayment" -> json.body(parts(charge, "1")).post("/v1/payments/" + payment + "/booking");
            case "bookProposed" ->
                json.body(Map.of("competition", "SEL", "payee", NORTH)).post("/v1/payments/proposed-bookings");
            case "reverseBooking" -> json.body(Map.of("reason", "r")).post("/v1/payments/" + payment + "/reversal");
            case "takeCash" -> json.body(Map.of("amount", money("0"))).post("/v1/charges/" + charge + "/cash");
            case "listRefunds" -> caller.get("/v1/refunds?competition=SEL&payee=" + NORTH);
            case "getRefund" -> caller.get("/v1/refunds/" + refund);
            case "approveRefund" -> json.body(cost("1")).post("/v1/refunds/" + refund + "/approval");
            case "payRefund" -> json.body(Map.of()).post("/v1/refunds/" + refund + "/payout");
            case "getLedgerSummary" -> caller.get("/v1/ledger/summary?competition=SEL");
            case "listBalances" -> caller.get("/v1/ledger/balances?competition=SEL");
            default -> throw new AssertionError("no call written for " + cell.operation());
        };
        boolean refused = List.of(401, 403, 404).contains(answer.statusCode());
        String owner = Map.of("listBalances", "owner", "countCharges", "payee").getOrDefault(cell.operation(), "");
        boolean narrowed = answer.statusCode() == 200
                && (!owner.isEmpty()
                        ? answer.jsonPath()
                                .getList("findAll { it." + owner + " == '" + NORTH + "' }")
                                .isEmpty()
                        : cell.operation().startsWith("list")
                                && answer.jsonPath().getList("items").isEmpty());
        assertThat(!refused && !narrowed)
                .as("%s: %d %s", cell, answer.statusCode(), answer.asString())
                .isEqualTo(cell.allowed());
    }

    private String one(String sql) {
        return database.first(sql, row -> row.getString(1)).orElseThrow();
    }

    private void assign(String user, String role, String scope, String object) {
        assignments.granted(new Assignment("assignment-of-" + user, user, role, scope, object), 1);
    }

    private static RequestSpecification as(String token) {
        return given().auth().oauth2(token);
    }

    private static String treasurer(String where) {
        return Tokens.of("treasurer-" + where, "treasurer");
    }

    private static ValidatableResponse post(String token, String path, Map<String, ?> body) {
        return as(token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON)
                .body(body)
                .post(path)
                .then();
    }

    private static ValidatableResponse send(String token, String csv, String path) {
        return as(token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType("text/csv; charset=UTF-8")
                .body(csv)
                .post(path)
                .then();
    }

    private static ValidatableResponse importStatement(String where, String payee, String csv) {
        return send(treasurer(where), csv, "/v1/statements?competition=SEL&payee=" + payee)
                .statusCode(201);
    }

    private static ValidatableResponse bookProposed(String where, String payee) {
        return post(treasurer(where), "/v1/payments/proposed-bookings", Map.of("competition", "SEL", "payee", payee))
                .statusCode(200);
    }

    private static ValidatableResponse book(String where, String payment, Map<String, Object> body) {
        return post(treasurer(where), "/v1/payments/" + payment + "/booking", body);
    }

    private static ValidatableResponse getPayment(String where, String payment) {
        return as(treasurer(where)).get("/v1/payments/" + payment).then().statusCode(200);
    }

    private static ValidatableResponse charge(Owed owed) {
        return as(Tokens.of("staff", "federation-staff"))
                .get("/v1/charges/" + owed.chargeId())
                .then()
                .statusCode(200);
    }

    private static ValidatableResponse report(
            String link, String lastFive, String paidOn, String amount, String... charges) {
        return post(
                link,
                "/v1/transfer-reports",
                Map.of(
                        "chargeIds",
                        List.of(charges),
                        "payer",
                        "示甲子",
                        "bank",
                        "012",
                        "payerAccountLast5",
                        lastFive,
                        "paidOn",
                        paidOn,
                        "amount",
                        money(amount)));
    }

    private static void report(Owed owed, String lastFive, String paidOn, String amount) {
        report(Tokens.ofLink(owed.personId(), "PERSON"), lastFive, paidOn, amount, owed.chargeId())
                .statusCode(201);
    }

    private static Map<String, String> money(String amount) {
        return Map.of("amount", amount, "currency", "TWD");
    }

    private static Map<String, Object> cost(String amount) {
        return Map.of("cost", money(amount), "reason", "lunch ordered");
    }

    private static List<Map<String, Object>> part(String chargeId, String amount) {
        return List.of(Map.of("chargeId", chargeId, "amount", money(amount)));
    }

    private static Map<String, Object> parts(String chargeId, String amount) {
        return Map.of("parts", part(chargeId, amount));
    }

    private Owed owed(String event, String membership) {
        EntryState entry = entry(event, membership, "TRANSFER");
        TestFacts.publish(new EntrySubmitted(entry, 1));
        return charged(entry);
    }

    private Owed charged(EntryState entry) {
        UUID entryId = UUID.fromString(entry.entryId());
        await().until(() -> database.number("select count(*) from charge where entry_id = ?", entryId) == 1);
        Quietness.await();
        String id = database.first("select id from charge where entry_id = ?", row -> row.getString(1), entryId)
                .orElseThrow();
        return new Owed(entry.person().personId(), entry.entryId(), id);
    }

    private String payment(String lastFive) {
        return database.first(
                        "select id from payment where last_five = ? and status = 'UNMATCHED'",
                        row -> row.getString(1),
                        lastFive)
                .orElseThrow();
    }

    private long waiting(String lastFive) {
        return database.number("select count(*) from payment where last_five = ?", lastFive);
    }

    private String refund(Owed owed) {
        return database.first(
                        "select id from refund where charge_id = ? and status = 'PROPOSED'",
                        row -> row.getString(1),
                        UUID.fromString(owed.chargeId()))
                .orElseThrow();
    }

    private static Map<String, Long> balances(String where) {
        return balances("/v1/ledger/balances?competition=SEL", treasurer(where));
    }

    /** Balance per kind of account, in the minor unit of a currency without decimals. */
    private static Map<String, Long> balances(String path, String token) {
        JsonPath json = as(token).get(path).then().statusCode(200).extract().jsonPath();
        Map<String, Long> found = new HashMap<>();
        for (Map<String, Object> one : json.<Map<String, Object>>getList("")) {
            Object amount = ((Map<?, ?>) one.get("balance")).get("amount");
            found.merge(one.get("account").toString(), Long.parseLong(amount.toString()), Long::sum);
        }
        return found;
    }

    private static long sum(Map<String, Long> balances) {
        return balances.values().stream().mapToLong(Long::longValue).sum();
    }

    private long balance(Owed owed) {
        return database.number(
                "select coalesce(sum(amount), 0) from ledger_entry where account = 'PERSON' and owner = ?",
                owed.personId());
    }

    private static EntryState entry(String event, String membership, String payMethod) {
        PersonCard person = new PersonCard(
                UUID.randomUUID().toString(), "示甲子", null, null, "M", 2010, null, null, null, null, true);
        return state(UUID.randomUUID().toString(), event, person, membership, payMethod, EntryStatus.SUBMITTED, null);
    }

    private static EntryState cancelled(EntryState entry, String cause) {
        return state(
                entry.entryId(),
                entry.event(),
                entry.person(),
                entry.membership(),
                entry.payMethod(),
                EntryStatus.CANCELLED,
                cause);
    }

    private static EntryState state(
            String id,
            String event,
            PersonCard person,
            String membership,
            String payMethod,
            EntryStatus status,
            String cause) {
        return new EntryState(
                id,
                "SEL",
                1,
                "PRELIM",
                event,
                person,
                "PLAYER",
                "MEN",
                status,
                "FORM",
                null,
                null,
                null,
                membership,
                "LOCAL",
                null,
                null,
                payMethod,
                List.of(),
                SUBMITTED,
                null,
                null,
                cause,
                null);
    }
}
