package org.chessfed.selection;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.chessfed.selection.Persons.person;
import static org.chessfed.selection.SeasonFixture.STAFF;
import static org.chessfed.selection.SeasonFixture.berth;
import static org.chessfed.selection.SeasonFixture.get;
import static org.chessfed.selection.SeasonFixture.in;
import static org.chessfed.selection.SeasonFixture.post;
import static org.chessfed.selection.SeasonFixture.publishProposals;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentState;
import org.chessfed.selection.SeasonFixture.Row;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.PermissionMatrix;
import org.chessfed.testkit.PermissionMatrix.Relation;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Corrections, sanctions, imports and rights through REST and facts")
class CorrectionsAndSanctionsTest {

    private static final String PANEL = Tokens.of("panel", "appeals-panel");

    @Inject
    PermissionTable permissionTable;

    @Inject
    Database database;

    private SeasonFixture season() {
        var season = new SeasonFixture(Map.of(), 20);
        season.open();
        season.clock("01-05T18:00:00");
        return season;
    }

    private static List<Row> north(int count) {
        return new ArrayList<>(IntStream.rangeClosed(1, count)
                .mapToObj(n -> Row.of(n, n).from("NORTH"))
                .toList());
    }

    @Test
    @DisplayName(
            "A correction after publication is a proposal: nothing moves until staff publish it; then one gains, one"
                    + " loses, with reasons")
    void correction() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", north(14));
        assertThat(publishProposals()).isEqualTo(1);
        assertThat(in("SEMI", "MEN", "GRANTED")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);

        var corrected = north(14);
        corrected.set(9, Row.of(10, 11).from("NORTH"));
        corrected.set(10, Row.of(11, 10).from("NORTH"));
        season.standings("PRELIM", "P1N", "MEN", corrected);
        assertThat(in("SEMI", "MEN", "GRANTED")).contains(10).doesNotContain(11);
        var draft = get(STAFF, "/seasons/SEL/proposals?state=DRAFT")
                .body("", hasSize(1))
                .body("[0].gains.person.nameZh", equalTo(List.of("選手11")))
                .body("[0].losses.person.nameZh", equalTo(List.of("選手10")))
                .body("[0].losses[0].reason.key", equalTo("quota.belowLine"))
                .extract()
                .jsonPath()
                .getString("[0].id");

        season.rosterClosed("SEMI", List.of(1, 10));
        post(STAFF, "/proposals/" + draft + "/publications", Map.of())
                .statusCode(422)
                .body("code", equalTo("roster-closed"));
        post(
                        STAFF,
                        "/proposals/" + draft + "/publications",
                        Map.of("reason", "an extra place, nobody loses", "apply", List.of(person(11))))
                .statusCode(200)
                .body("state", equalTo("PUBLISHED"));
        assertThat(in("SEMI", "MEN", "GRANTED")).contains(10, 11);
        post(STAFF, "/proposals/" + draft + "/publications", Map.of("reason", "again", "apply", List.of(person(10))))
                .statusCode(409)
                .body("code", equalTo("proposal-overtaken"));
    }

    @Test
    @DisplayName("After a correction every place tells the rank by which it is kept, and a lost one the correction")
    void reasonsAfterCorrection() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", north(14));
        publishProposals();
        granted(10).body("reasons[0].text", equalTo("Rank 10 of 10 places."));

        // 9 and 10 change places, which moves nobody.
        var swapped = north(14);
        swapped.set(8, Row.of(9, 10).from("NORTH"));
        swapped.set(9, Row.of(10, 9).from("NORTH"));
        season.standings("PRELIM", "P1N", "MEN", swapped);
        get(STAFF, "/seasons/SEL/proposals?state=DRAFT").body("", hasSize(0));
        assertThat(ranks()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        granted(9).body("reasons[0].text", equalTo("Rank 10 of 10 places."));
        granted(10).body("reasons[0].text", equalTo("Rank 9 of 10 places."));

        // 12 comes up to the second rank; whoever was tenth loses the place, everybody below the first moves down.
        var corrected = new ArrayList<Row>();
        corrected.add(Row.of(1, 1).from("NORTH"));
        corrected.add(Row.of(12, 2).from("NORTH"));
        for (int n = 2; n <= 11; n++) {
            corrected.add(Row.of(n, n + 1).from("NORTH"));
        }
        season.standings("PRELIM", "P1N", "MEN", corrected);
        assertThat(publishProposals()).isEqualTo(1);

        assertThat(ranks()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        granted(9).body("reasons[0].text", equalTo("Rank 10 of 10 places."));
        granted(2)
                .body(
                        "reasons[0].text",
                        equalTo("Rank 3 of 10 places; it is one of the 6 places guaranteed to residents of the region"
                                + " (North)."));
        placeOf(10, "REVOKED")
                .body("moves[-1].reasons.key", equalTo(List.of("quota.belowLine", "berth.revokedByCorrection")))
                .body("moves[-1].reasons[1].text", containsString("Men"))
                .body("moves[-1].reasons[1].text", not(containsString("P1N")));
    }

    private static ValidatableResponse granted(int number) {
        return placeOf(number, "GRANTED");
    }

    private static ValidatableResponse placeOf(int number, String state) {
        var found = get(STAFF, "/seasons/SEL/berths?stage=SEMI&section=MEN&limit=200&state=" + state)
                .extract()
                .jsonPath();
        int at = found.getList("items.person.id", String.class)
                .indexOf(person(number).toString());
        assertThat(at).as("place in the list of person " + number).isNotNegative();
        return get(STAFF, "/berths/" + found.getString("items[" + at + "].id"));
    }

    private static List<Integer> ranks() {
        return get(STAFF, "/seasons/SEL/berths?stage=SEMI&section=MEN&limit=200&state=GRANTED")
                .extract()
                .jsonPath()
                .getList("items.rank", Integer.class)
                .stream()
                .sorted()
                .toList();
    }

    @Test
    @DisplayName("Field case 24: a qualifier taken out by a decision; his place goes to the reserve of that event")
    void disqualified() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", north(14));
        publishProposals();
        post(
                        STAFF,
                        "/berths/" + berth("SEMI", 4) + "/revocations",
                        Map.of("cause", "SANCTION", "reason", "played under another region"))
                .statusCode(200)
                .body("state", equalTo("REVOKED"));
        assertThat(publishProposals()).isEqualTo(1);
        assertThat(in("SEMI", "MEN", "GRANTED")).contains(11).doesNotContain(4);
    }

    @Test
    @DisplayName("Provisional standings propose nothing; a proposal whose standings became provisional again waits")
    void provisional() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", "PROVISIONAL", north(14));
        get(STAFF, "/seasons/SEL/proposals").body("", hasSize(0));
        season.standings("PRELIM", "P1N", "MEN", north(14));
        var id = get(STAFF, "/seasons/SEL/proposals")
                .body("", hasSize(1))
                .extract()
                .jsonPath()
                .getString("[0].id");
        season.standings("PRELIM", "P1N", "MEN", "PROVISIONAL", north(14));
        post(STAFF, "/proposals/" + id + "/publications", Map.of())
                .statusCode(409)
                .body("code", equalTo("standings-provisional"));
    }

    @Test
    @DisplayName(
            "AC-058, field case 50: 2 missed nothing, 3 void without ban, 4 a proposed ban that refuses nothing until"
                    + " imposed; a correction takes a mere proposal back")
    void missedRounds() {
        var season = season();
        var rows = north(12);
        rows.set(9, rows.get(9).missed(2, 0, 0));
        rows.set(10, new Row(11, 0, "NORTH", 3, 0, 0));
        rows.set(11, new Row(12, 0, "NORTH", 2, 2, 0));
        season.standings("PRELIM", "P1N", "MEN", rows);
        var ban = get(STAFF, "/seasons/SEL/sanctions")
                .body("person.nameZh", equalTo(List.of("選手12")))
                .body("[0].state", equalTo("PROPOSED"))
                .body("[0].bars", equalTo(false))
                .body("[0].seasonYear", equalTo(season.year() + 1))
                .body("[0].stages", hasSize(0))
                .body("[0].reasons[0].clause", equalTo("SEL-Q13"))
                .extract()
                .jsonPath()
                .getString("[0].id");

        rows.set(11, new Row(12, 0, "NORTH", 1, 2, 0));
        season.standings("PRELIM", "P1N", "MEN", rows);
        get(STAFF, "/sanctions/" + ban).body("state", equalTo("LIFTED"));
    }

    @Test
    @DisplayName("AC-070 four announced semi rounds: next year's preliminary only")
    void semiBan() {
        var season = season();
        var rows = new ArrayList<>(SeasonFixture.ranked(1, 12));
        rows.set(11, new Row(12, 0, null, 0, 4, 0));
        season.standings("SEMI", "SEMI", "MEN", rows);
        get(STAFF, "/seasons/SEL/sanctions")
                .body("stages", equalTo(List.of(List.of("PRELIM"))))
                .body("[0].reasons[0].clause", equalTo("SEL-S10"));
        assertThat(get(STAFF, "/seasons/SEL/overview").extract().jsonPath().getMap("bansByScope"))
                .isEqualTo(Map.of("PRELIM", 1));
    }

    @Test
    @DisplayName(
            "AC-142, SEL-Z35 a breach decided on 1 August bars to 31 July; appealed it still bars; the panel rules")
    void appeal() {
        var season = season();
        var id = post(
                        STAFF,
                        "/seasons/SEL/sanctions",
                        Map.of(
                                "personId", person(5),
                                "cause", "BREACH_OF_DUTY",
                                "duty", "CONSENT",
                                "decidedOn", season.year() + "-08-01",
                                "note", "left the team"))
                .statusCode(200)
                .body("from", equalTo(season.year() + "-08-01"))
                .body("to", equalTo((season.year() + 1) + "-07-31"))
                .body("reasons[0].clause", equalTo("SEL-D2"))
                .extract()
                .jsonPath()
                .getString("id");
        var note = Map.of("note", "as decided");
        post(PANEL, "/sanctions/" + id + "/impositions", note).statusCode(403);
        post(STAFF, "/sanctions/" + id + "/impositions", note).statusCode(200).body("bars", equalTo(true));
        post(Tokens.ofLink(person(6).toString(), "PERSON"), "/sanctions/" + id + "/appeals", note)
                .statusCode(404);
        post(Tokens.ofLink(person(5).toString(), "PERSON"), "/sanctions/" + id + "/appeals", note)
                .statusCode(200)
                .body("state", equalTo("APPEALED"))
                .body("bars", equalTo(true));
        post(STAFF, "/sanctions/" + id + "/liftings", note).statusCode(409);
        post(STAFF, "/sanctions/" + id + "/rulings", Map.of("ruling", "LIFTED", "note", "x"))
                .statusCode(403);
        post(PANEL, "/sanctions/" + id + "/rulings", Map.of("ruling", "LIFTED", "note", "good reasons"))
                .statusCode(200)
                .body("bars", equalTo(false))
                .body("moves.to", equalTo(List.of("PROPOSED", "IN_FORCE", "APPEALED", "LIFTED")));
        post(PANEL, "/sanctions/" + id + "/rulings", Map.of("ruling", "UPHELD", "note", "again"))
                .statusCode(409);
        post(STAFF, "/seasons/SEL/sanctions", Map.of("personId", person(5), "cause", "IMPERSONATION", "note", "proved"))
                .statusCode(200)
                .body("reasons[0].clause", equalTo("SEL-C3"));
    }

    @Test
    @DisplayName("The ledgers of berths and sanctions take no update and no deletion")
    void appendOnly() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", north(14));
        publishProposals();
        assertThat(database.number("select count(*) from berth_move")).isEqualTo(20);
        assertThatThrownBy(() -> database.update("update berth_move set actor = 'somebody'"))
                .hasStackTraceContaining("only ever added to");
        assertThatThrownBy(() -> database.update("delete from berth_move"))
                .hasStackTraceContaining("only ever added to");
        assertThat(database.number("select count(*) from audit where action = 'proposal-published'"))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("A list is refused whole: every bad cell is named; the same list again changes nothing")
    void imports() {
        season();
        var bad = """
                season,stage,section,rank,personId,name
                113,FINAL,MEN,1,%s,選手1
                113,FINAL,MEN,1,%s,選手2
                113,FINAL,BOYS,3,%s,選手9
                113,FINAL,MEN,x,%s,
                113,FINAL,MEN,5,not-an-id,
                """.formatted(person(1), person(2), person(3), person(999));
        var body = Map.of("kind", "PREVIOUS_ORDER", "document", "minutes", "csv", bad);
        post(STAFF, "/seasons/SEL/imports/previews", body)
                .statusCode(200)
                .body("rows", equalTo(5))
                .body(
                        "errors.code",
                        equalTo(List.of(
                                "twice", "name-differs", "section-unknown", "person-unknown", "no-number", "no-id")))
                .body("errors[0].pointer", equalTo("/csv/2/rank"));
        post(STAFF, "/seasons/SEL/imports", body)
                .statusCode(400)
                .body("code", equalTo("invalid-request"))
                .body("errors", hasSize(6));
        assertThat(database.number("select count(*) from previous_rank")).isZero();

        var good = Map.of(
                "kind",
                "QUALIFIERS",
                "document",
                "letter",
                "csv",
                "code,section,personId\nCTCA,MEN,%s\nCTCA,MEN,%s\n".formatted(person(1), person(2)));
        post(STAFF, "/seasons/SEL/imports", good)
                .statusCode(200)
                .body("fresh", equalTo(2))
                .body("differences[0].planned", equalTo(7))
                .body("differences[0].listed", equalTo(2));
        post(STAFF, "/seasons/SEL/imports", good).statusCode(200).body("fresh", equalTo(0));
        post(STAFF, "/seasons/SEL/imports", Map.of("kind", "TITLES", "document", "d", "csv", "section,year\nMEN,2\n"))
                .statusCode(400)
                .body("errors[0].code", equalTo("columns-missing"));
    }

    @Test
    @DisplayName("Bad requests: the right problem, and nothing changed")
    void badRequests() {
        season();
        post(STAFF, "/seasons", Map.of("competition", "SEL")).statusCode(409).body("code", equalTo("season-open"));
        post(STAFF, "/seasons", Map.of("competition", "NONE")).statusCode(404);
        post(STAFF, "/seasons", Map.of("competition", "SEL", "colour", "red")).statusCode(400);
        post(STAFF, "/berths/" + UUID.randomUUID() + "/answers", Map.of("answer", "ACCEPT"))
                .statusCode(404);
        get(STAFF, "/proposals/not-an-id").statusCode(404);
        post(STAFF, "/seasons/SEL/fields", Map.of("stage", "SEMI", "section", "MEN"))
                .statusCode(409)
                .body("code", equalTo("list-unfinished"));
        given().auth()
                .oauth2(STAFF)
                .contentType(ContentType.JSON)
                .body("{\"competition\":")
                .header("Idempotency-Key", "malformed-one")
                .post("/v1/seasons")
                .then()
                .statusCode(400);
    }

    @Test
    @DisplayName("A regional committee sees the proposals and people of its own event only")
    void regionalCommittee() {
        var season = season();
        season.publish(new AssignmentGranted(
                new AssignmentState("a-1", "north", "regional-committee", "EVENT", "SEL/P1N"), 1));
        season.standings("PRELIM", "P1N", "MEN", north(14));
        season.standings("PRELIM", "P1S", "MEN", SeasonFixture.ranked(15, 20));
        Quietness.await();
        var ids = get(STAFF, "/seasons/SEL/proposals").extract().jsonPath();
        var own = ids.getString("find { it.event == 'P1N' }.id");
        var other = ids.getString("find { it.event == 'P1S' }.id");
        var north = Tokens.of("north", "regional-committee");
        get(north, "/proposals/" + own).statusCode(200);
        get(north, "/proposals/" + other).statusCode(403);
        get(north, "/seasons/SEL/proposals").body("event", equalTo(List.of("P1N")));
        get(north, "/seasons/SEL/overview").body("stages[0].events.event", equalTo(List.of("P1N")));
        post(north, "/proposals/" + own + "/publications", Map.of()).statusCode(403);
        publishProposals();
        get(north, "/seasons/SEL/berths").body("items", hasSize(10));
        get(STAFF, "/seasons/SEL/berths?fromEvent=P1N").body("items", hasSize(10));
        get(STAFF, "/seasons/SEL/berths?fromEvent=P1N&source=VACANCY").body("items", hasSize(0));
        get(north, "/seasons/SEL/berths?fromEvent=P1S").body("items", hasSize(0));
        season.publish(new AssignmentGranted(
                new AssignmentState("a-2", "region", "regional-committee", "REGION", "SOUTH"), 1));
        Quietness.await();
        get(Tokens.of("region", "regional-committee"), "/proposals/" + other).statusCode(200);
        get(Tokens.of("region", "regional-committee"), "/seasons/SEL/overview")
                .body("stages[0].events.event", equalTo(List.of("P1S", "P2S")));
        get(Tokens.of("nobody", "regional-committee"), "/seasons/SEL/berths").body("items", hasSize(0));
    }

    @Test
    @DisplayName("Operation by role: only those roles that permissions.yaml names are let through")
    void matrix() {
        season();
        var any = new UUID(9, 9);
        var calls = Map.ofEntries(
                Map.entry("openSeason", "POST /seasons"),
                Map.entry("listSeasons", "GET /seasons"),
                Map.entry("readSeason", "GET /seasons/SEL"),
                Map.entry("openOffers", "POST /seasons/NONE/offers"),
                Map.entry("previewList", "POST /seasons/SEL/imports/previews"),
                Map.entry("importList", "POST /seasons/SEL/imports"),
                Map.entry("listNextPlaces", "GET /seasons/SEL/next-places"),
                Map.entry("readOverview", "GET /seasons/SEL/overview"),
                Map.entry("listProposals", "GET /seasons/SEL/proposals"),
                Map.entry("readProposal", "GET /proposals/" + any),
                Map.entry("publishProposal", "POST /proposals/" + any + "/publications"),
                Map.entry("listBerths", "GET /seasons/SEL/berths"),
                Map.entry("readBerth", "GET /berths/" + any),
                Map.entry("listBerthsOfPerson", "GET /persons/" + any + "/berths"),
                Map.entry("answerBerth", "POST /berths/" + any + "/answers"),
                Map.entry("revokeBerth", "POST /berths/" + any + "/revocations"),
                Map.entry("listQualifiers", "GET /seasons/SEL/qualifiers/SEMI"),
                Map.entry("closeField", "POST /seasons/SEL/fields"),
                Map.entry("listFields", "GET /seasons/SEL/fields"),
                Map.entry("listPlayoffs", "GET /seasons/SEL/playoffs"),
                Map.entry("checkDraft", "POST /seasons/SEL/drafts/checks"),
                Map.entry("draftPlayer", "POST /seasons/SEL/drafts"),
                Map.entry("listSanctions", "GET /seasons/SEL/sanctions"),
                Map.entry("readSanction", "GET /sanctions/" + any),
                Map.entry("proposeSanction", "POST /seasons/SEL/sanctions"),
                Map.entry("imposeSanction", "POST /sanctions/" + any + "/impositions"),
                Map.entry("liftSanction", "POST /sanctions/" + any + "/liftings"),
                Map.entry("appealSanction", "POST /sanctions/" + any + "/appeals"),
                Map.entry("ruleOnSanction", "POST /sanctions/" + any + "/rulings"),
                Map.entry("proposeDelegations", "POST /seasons/NONE/delegations"),
                Map.entry("listDelegations", "GET /seasons/SEL/delegations"),
                Map.entry("listPublishedDelegations", "GET /seasons/SEL/delegations/published"),
                Map.entry("publishDelegation", "POST /seasons/SEL/delegations/" + any + "/publications"),
                Map.entry("confirmDelegate", "POST /seasons/SEL/delegations/" + any + "/delegates"));
        var tried = new ArrayList<String>();
        PermissionMatrix.ownCases(permissionTable)
                .filter(cell -> cell.relation() == Relation.NONE && calls.containsKey(cell.operation()))
                .forEach(cell -> {
                    var call = calls.get(cell.operation()).split(" ");
                    var request =
                            given().contentType(ContentType.JSON).header("Idempotency-Key", "k-" + UUID.randomUUID());
                    if (!cell.role().equals("anonymous")) {
                        request.auth().oauth2(Tokens.of("somebody", cell.role()));
                    }
                    int status = call[0].equals("GET")
                            ? request.get("/v1" + call[1]).statusCode()
                            : request.body("{}").post("/v1" + call[1]).statusCode();
                    boolean refused = status == 401 || status == 403;
                    boolean scoped = !cell.kinds().isEmpty();
                    tried.add(cell.operation());
                    if (cell.allowed()) {
                        assertThat(refused).as(cell + " gave " + status).isFalse();
                    } else if (!scoped) {
                        assertThat(refused).as(cell + " gave " + status).isTrue();
                    }
                });
        assertThat(tried).containsAll(calls.keySet());
        assertThat(PermissionMatrix.ownCases(permissionTable))
                .extracting(PermissionMatrix.Case::operation)
                .as("every operation of this service is tried")
                .isSubsetOf(calls.keySet());
    }

    @Test
    @DisplayName("A restarted reader gets every berth again by the owner's republication")
    void republication() {
        var season = season();
        season.standings("PRELIM", "P1N", "MEN", north(14));
        publishProposals();
        Quietness.await();
        long before = published("org.chessfed.berth.granted.v1");
        Quietness.command("/internal/republish?type=org.chessfed.berth.granted.v1&key=SEL")
                .then()
                .statusCode(200)
                .body("facts", equalTo(10));
        Quietness.await();
        assertThat(published("org.chessfed.berth.granted.v1")).isEqualTo(before + 10);
    }

    private long published(String type) {
        return database.number("select facts from outbox_published where type = ?", type);
    }
}
