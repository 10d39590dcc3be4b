package org.chessfed.registration.entry;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.registration.RegistrationCalls.DECEMBER;
import static org.chessfed.registration.RegistrationCalls.berth;
import static org.chessfed.registration.RegistrationCalls.body;
import static org.chessfed.registration.RegistrationCalls.enter;
import static org.chessfed.registration.RegistrationCalls.form;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.staff;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(2)
@DisplayName("registration-service: entries that are sent to break a rule")
class EntryAttacksTest {

    private static final int AT_ONCE = 20;

    @Inject
    Database database;

    @BeforeEach
    void publishedRegulation() {
        publishRegulation();
        TestClock.moveTo(DECEMBER);
    }

    private static List<ValidatableResponse> atOnce(List<Map<String, Object>> forms) throws Exception {
        try (ExecutorService senders = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Callable<ValidatableResponse>> calls = forms.stream()
                    .<Callable<ValidatableResponse>>map(form -> () -> enter(form))
                    .toList();
            List<ValidatableResponse> answers = new ArrayList<>();
            for (Future<ValidatableResponse> answer : senders.invokeAll(calls)) {
                answers.add(answer.get());
            }
            return answers;
        }
    }

    private static List<Integer> statuses(List<ValidatableResponse> answers) {
        return answers.stream().map(answer -> answer.extract().statusCode()).toList();
    }

    @Test
    @DisplayName("Case 35: the first form of a new person twenty times at once makes one person and one entry")
    void onePersonAtOnce() throws Exception {
        Map<String, Object> form = form("示並行", "P1N");

        List<Integer> statuses =
                statuses(atOnce(IntStream.range(0, AT_ONCE).mapToObj(i -> form).toList()));

        assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 409);
        assertThat(database.number("select count(*) from person")).isEqualTo(1);
        assertThat(database.number("select count(*) from entry")).isEqualTo(1);
    }

    @Test
    @DisplayName("A field of the form that is null counts as left out, whichever it is")
    void nullFields() {
        Map<String, Object> optional = form("示空欄", "P1N");
        optional.put("phoneHome", null);
        enter(optional).statusCode(201);
        for (String field : form("示缺", "P1N").keySet()) {
            Map<String, Object> form = form("示缺" + field.length(), "P1N");
            form.put(field, null);
            int status = body(Map.of("competition", "SEL", "event", "P1N", "form", form))
                    .post("/v1/entries")
                    .statusCode();
            assertThat(status).as(field).isIn(201, 400, 409);
        }
    }

    @Test
    @DisplayName(
            "A NUL character in the reason of a cancellation is refused beside its field, and nothing is cancelled")
    void nulInReason() {
        String id = enter(form("示零字", "P1N")).statusCode(201).extract().path("id");
        post(staff(), "/v1/entries/" + id + "/cancellation", Map.of("reason", "a\0b", "byOrganiser", true))
                .statusCode(400)
                .body("errors.pointer", contains("/reason"));
        assertThat(database.number("select count(*) from entry where status = 'CANCELLED'"))
                .isZero();
    }

    @Test
    @DisplayName("Case 35: twenty addresses at once for one new child make one entry")
    void oneChildOfManyAddresses() throws Exception {
        List<Integer> statuses = statuses(atOnce(IntStream.range(0, AT_ONCE)
                .mapToObj(i -> {
                    Map<String, Object> form = form("示多址", "P1N");
                    form.put("email", "parent" + i + "@example.test");
                    return form;
                })
                .toList()));

        assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 409);
        assertThat(database.number("select count(*) from entry")).isEqualTo(1);
    }

    @Test
    @DisplayName("AC-053 [SEL-V10]: a new person in three events of one day at once gets into one")
    void oneEventAtOnce() throws Exception {
        List<Integer> statuses = statuses(atOnce(
                List.of(form("示三場", "P1N"), form("示三場", "P1C", "臺北市", false), form("示三場", "P1S", "臺北市", false))));

        assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 422);
        assertThat(database.number("select count(*) from person")).isEqualTo(1);
    }

    @Test
    @DisplayName("Two persons of one identity may stand beside each other, but not with one address")
    void staffRegistersTwice() {
        Map<String, Object> person = new HashMap<>(Map.of(
                "nameZh", "示雙生", "sex", "F", "birth", "2010-05-06", "nationality", "TW", "email", "a@example.test"));
        post(staff(), "/v1/persons", person).statusCode(201);
        post(staff(), "/v1/persons", person).statusCode(409).body("code", equalTo("person-known"));
        person.put("email", "b@example.test");
        post(staff(), "/v1/persons", person).statusCode(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "parent@example.test"})
    @DisplayName("A double click of staff, each with a key of its own, makes one person, with an address and without")
    void staffDoubleClicks(String email) throws Exception {
        Map<String, Object> person =
                new HashMap<>(Map.of("nameZh", "示連按", "sex", "F", "birth", "2010-05-06", "nationality", "TW"));
        if (!email.isEmpty()) {
            person.put("email", email);
        }
        try (ExecutorService senders = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Callable<Integer>> clicks = IntStream.range(0, AT_ONCE)
                    .<Callable<Integer>>mapToObj(i ->
                            () -> post(staff(), "/v1/persons", person).extract().statusCode())
                    .toList();
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> click : senders.invokeAll(clicks)) {
                statuses.add(click.get());
            }
            assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 409);
        }
        assertThat(database.number("select count(*) from person")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"en, Listed in section Men., North", "zh-TW, 列入男子組。, 北區"})
    @DisplayName("Reasons call sections, events and regions by the names of the regulation, in the reader's language")
    void names(String language, String listed, String region) {
        String entry = enter(form("示組名", "P1N")).statusCode(201).extract().path("id");
        given().auth()
                .oauth2(staff())
                .header("Accept-Language", language)
                .get("/v1/entries/" + entry)
                .then()
                .body("reasons.text", hasItem(listed));
        Map<String, Object> disagreeing = form("示別區", "P1N", "高雄市");
        body(Map.of("competition", "SEL", "event", "P1N", "form", disagreeing))
                .header("Accept-Language", language)
                .post("/v1/entries")
                .then()
                .statusCode(422)
                .body("reasons.text", hasItem(containsString(region)))
                .body("reasons.text", not(hasItem(containsString("NORTH"))));
    }

    @Test
    @DisplayName("A place in an event whose regulation names no way to pay is entered, since nothing is owed there")
    void placeWithoutWayToPay() {
        publishRegulation(Documents.text("sel-114")
                .replace("payMethods: [TRANSFER]\n        clause: SEL-V8", "payMethods: []\n        clause: SEL-V8"));
        String person = enter(form("示免費", "P1N")).statusCode(201).extract().path("personId");

        TestFacts.publish(new BerthGranted(berth(person, "SEMI", "SEMI", "ADVANCE", "GRANTED", "PRELIM", "P1N"), 1));
        Quietness.await();

        assertThat(database.number("select count(*) from entry where event = 'SEMI' and source = 'BERTH'"))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x200B, 0x200C, 0x200D, 0x200E, 0x202E, 0x2060, 0x2066, 0x00AD, 0xFE0F, 0xE0100, 0xFEFF, 0x3164, 0x061C
            })
    @DisplayName("FORM-V3: a name with a character that nobody sees is refused, on the form and by staff")
    void hiddenCharacters(int hidden) {
        String name = "王" + Character.toString(hidden) + "小明";
        enter(form(name, "P1N")).statusCode(400).body("errors.pointer", hasItem("/form/nameZh"));
        for (String field : List.of("nameZh", "passportName", "club")) {
            Map<String, Object> person =
                    new HashMap<>(Map.of("nameZh", "王小明", "sex", "M", "birth", "2010-05-06", "nationality", "TW"));
            person.put(field, name);
            post(staff(), "/v1/persons", person).statusCode(400).body("errors.pointer", contains("/" + field));
        }
        assertThat(database.number("select count(*) from person")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"-1", "4001", "99999", "2147483647", "-2147483648"})
    @DisplayName("A rating that no list has is refused at its field, not by the database")
    void ratings(int rating) {
        Map<String, Object> form = form("示積分", "P1N");
        form.put("nationalRating", rating);
        enter(form)
                .statusCode(400)
                .body("errors.pointer", contains("/form/nationalRating"))
                .body("reasons[0].clause", equalTo("SEL-E9"))
                .body("reasons[0].text", not(blankOrNullString()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4000})
    @DisplayName("The least and the highest rating are taken")
    void ratingsAtTheEdge(int rating) {
        Map<String, Object> form = form("示邊界", "P1N");
        form.put("nationalRating", rating);
        enter(form).statusCode(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"consent", "dopingAck"})
    @DisplayName("A consent that is asked for must be given: false is no consent")
    void consents(String consent) {
        Map<String, Object> form = form("示同意", "P1N");
        form.put(consent, false);
        enter(form).statusCode(400).body("errors.pointer", contains("/form/" + consent));
    }

    @Test
    @DisplayName("A capacity holds when more enter at once: the last place goes once, the others are told the clause")
    void capacity() throws Exception {
        String second = Documents.text("sel-114")
                .replaceFirst("  version: 1\n", "  version: 2\n")
                .replace("capacity: null", "capacity: 14");
        post(staff(), "/v1/competitions", Map.of("document", second)).statusCode(201);
        post(
                        staff(),
                        "/v1/competitions/SEL/versions/2/approval",
                        Map.of("documentNumber", "T-2", "approvedOn", "2024-11-02"))
                .statusCode(200);
        post(staff(), "/v1/competitions/SEL/versions/2/publication", Map.of()).statusCode(200);

        List<ValidatableResponse> answers = atOnce(IntStream.range(0, AT_ONCE)
                .mapToObj(i -> form("示名額" + i, "P1N"))
                .toList());

        assertThat(statuses(answers)).containsOnly(201, 422);
        assertThat(statuses(answers).stream().filter(status -> status == 201)).hasSize(14);
        answers.stream()
                .filter(answer -> answer.extract().statusCode() == 422)
                .forEach(answer -> answer.body("clause", not(blankOrNullString()))
                        .body("reasons[0].text", not(blankOrNullString())));
        assertThat(database.number("select count(*) from entry")).isEqualTo(14);
        enter(form("示他場", "P2N")).statusCode(201);
    }

    @Test
    @DisplayName("An underscore or per cent sign in a search is a character and no wildcard")
    void searches() {
        enter(form("示甲", "P1N")).statusCode(201);
        for (String name : List.of("_", "%25", "!")) {
            given().urlEncodingEnabled(false)
                    .auth()
                    .oauth2(staff())
                    .get("/v1/persons?name=" + name)
                    .then()
                    .statusCode(200)
                    .body("size()", equalTo(0));
        }
    }

    @Test
    @DisplayName("Personal answers are kept by nobody on their way; public readings may be")
    void noStore() {
        String person = enter(form("示快取", "P1N"))
                .statusCode(201)
                .header("Cache-Control", equalTo("no-store"))
                .extract()
                .path("personId");
        given().auth()
                .oauth2(Tokens.ofLink(person, "PERSON"))
                .get("/v1/entries/mine?competition=SEL")
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"));
        given().auth()
                .oauth2(staff())
                .get("/v1/persons/" + person)
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"));
        post(staff(), "/v1/persons/" + person + "/unmasking", Map.of("reason", "calls the parent"))
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"));
        assertThat(given().get("/v1/competitions").getHeader("Cache-Control")).isNull();
    }
}
