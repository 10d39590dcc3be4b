package org.chessfed.registration;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.events.Money;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeSettled;
import org.chessfed.events.payment.ChargeState;
import org.chessfed.events.selection.BerthState;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;

/** What the tests of this service ask over HTTP, and the facts that other services would send. */
public final class RegistrationCalls {

    /** While entry of the preliminaries is open. */
    public static final Instant DECEMBER = at("2024-12-20T10:00:00");

    private RegistrationCalls() {}

    /** Empties the tables and publishes the selection's regulation. */
    public static void publishRegulation() {
        publishRegulation(Documents.text("sel-114"));
    }

    /** Empties the tables and publishes a regulation of the selection. */
    public static void publishRegulation(String document) {
        approveRegulation(document);
        post(staff(), "/v1/competitions/SEL/versions/1/publication", Map.of()).statusCode(200);
    }

    /** Empties the tables and brings a regulation of the selection up to its approval. */
    public static void approveRegulation(String document) {
        Tables.empty();
        post(staff(), "/v1/competitions", Map.of("document", document)).statusCode(201);
        post(
                        staff(),
                        "/v1/competitions/SEL/versions/1/approval",
                        Map.of("documentNumber", "T-1", "approvedOn", "2024-11-01"))
                .statusCode(200);
    }

    public static ValidatableResponse read(String token, String path) {
        return given().urlEncodingEnabled(false).auth().oauth2(token).get(path).then();
    }

    public static void grant(String admin, String user, String role, String scope, String id) {
        post(admin, "/v1/assignments", Map.of("userName", user, "role", role, "scope", scope, "scopeId", id))
                .statusCode(201);
    }

    public static String staff() {
        return Tokens.of("staff", "federation-staff");
    }

    public static Map<String, Object> form(String name, String event) {
        return form(name, event, "臺北市");
    }

    public static Map<String, Object> form(String name, String event, String county) {
        return form(name, event, county, true);
    }

    public static Map<String, Object> form(String name, String event, String county, Boolean here) {
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

    public static ValidatableResponse enter(Map<String, Object> form) {
        return body(Map.of("competition", "SEL", "event", form.get("eventId"), "form", form))
                .post("/v1/entries")
                .then();
    }

    public static ValidatableResponse post(String token, String path, Map<String, ?> body) {
        return body(body).auth().oauth2(token).post(path).then();
    }

    public static RequestSpecification body(Map<String, ?> body) {
        return given().contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(body);
    }

    public static ValidatableResponse entry(String id) {
        return given().auth().oauth2(staff()).get("/v1/entries/" + id).then().statusCode(200);
    }

    public static List<Map<String, Object>> mine(String person) {
        return given().auth()
                .oauth2(Tokens.ofLink(person, "PERSON"))
                .get("/v1/entries/mine?competition=SEL")
                .then()
                .statusCode(200)
                .extract()
                .path("");
    }

    public static void charge(String entryId, String status) {
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

    public static BerthState berth(
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

    public static Instant at(String local) {
        return LocalDateTime.parse(local).atZone(ZoneId.of("Asia/Taipei")).toInstant();
    }
}
