package org.chessfed.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;
import static org.chessfed.selection.SeasonFixture.COMMITTEE;
import static org.chessfed.selection.SeasonFixture.STAFF;
import static org.chessfed.selection.SeasonFixture.answer;
import static org.chessfed.selection.SeasonFixture.berth;
import static org.chessfed.selection.SeasonFixture.get;
import static org.chessfed.selection.SeasonFixture.in;
import static org.chessfed.selection.SeasonFixture.post;
import static org.chessfed.selection.SeasonFixture.publishProposals;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chessfed.selection.SeasonFixture.Row;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("A whole season through REST and facts")
class WholeSeasonTest {

    private static final List<String> EVENTS = List.of("P1N", "P1C", "P1S", "P2N", "P2C", "P2S", "P3");
    private static final List<String> REGIONS = List.of("NORTH", "CENTRAL", "SOUTH", "NORTH", "CENTRAL", "SOUTH", "");

    /**
     * Men 1 to 84 play the preliminaries, twelve per event, 101 to 122 were in the last final, 131 to 147 come from outside,
     * 151 and 152 are candidates for the draft; women 501 to 542, 601 to 610 and 641 to 645 likewise.
     */
    @Test
    @DisplayName(
            "AC-046, AC-062, AC-063, AC-064, AC-066, AC-071, AC-072, AC-076, AC-078, AC-079 from seven preliminaries to"
                    + " the next year's places")
    void season() {
        var season = new SeasonFixture(Map.of(), 0);
        Stream.of(range(1, 84), range(101, 122), range(131, 136), range(141, 147), range(151, 152))
                .flatMap(List::stream)
                .forEach(n -> season.register(n, season.year() - (n % 2 == 0 ? 16 : 30)));
        Stream.of(range(501, 542), range(601, 610), range(641, 645))
                .flatMap(List::stream)
                .forEach(n -> season.register(n, season.year() - 20));
        Quietness.await();
        season.open();
        season.previousOrder("MEN", IntStream.rangeClosed(101, 122).toArray());
        season.previousOrder("WOMEN", IntStream.rangeClosed(601, 610).toArray());
        season.qualifiers("CIHUI", "MEN", IntStream.rangeClosed(131, 136).toArray());
        season.qualifiers("CTCA", "MEN", IntStream.rangeClosed(141, 147).toArray());
        season.qualifiers("CTCA", "WOMEN", IntStream.rangeClosed(641, 645).toArray());
        season.openOffers();
        acceptAll("FINAL", "MEN");
        acceptAll("SEMI", "MEN");
        acceptAll("SEMI", "WOMEN");

        preliminaries(season);
        mensSemiField(season);
        womensSemiField();
        draft(season);
        mensFinal(season);
        womensFinal(season);
        nextYear(season);
    }

    private static void preliminaries(SeasonFixture season) {
        for (int i = 0; i < EVENTS.size(); i++) {
            var event = EVENTS.get(i);
            season.clock((i < 3 ? "01-05" : i < 6 ? "01-12" : "02-09") + "T18:00:00");
            season.standings(
                    "PRELIM", event, "MEN", home(SeasonFixture.ranked(i * 12 + 1, i * 12 + 12), REGIONS.get(i)));
            season.standings(
                    "PRELIM", event, "WOMEN", home(SeasonFixture.ranked(501 + i * 6, 506 + i * 6), REGIONS.get(i)));
        }
        var waiting = overview();
        assertThat(waiting.getInt("stages[0].events.sum { it.sections.sum { it.advanced } }"))
                .as("nothing moves before staff publish")
                .isZero();
        assertThat(publishProposals()).isEqualTo(14);
        var done = overview();
        assertThat(done.getInt("stages[0].events.sum { it.sections[0].advanced }"))
                .isEqualTo(70);
        assertThat(done.getInt("stages[0].events.sum { it.sections[1].advanced }"))
                .isEqualTo(28);
        assertThat(done.getInt("stages[0].events[0].sections[0].guaranteed")).isEqualTo(6);
        assertThat(done.getInt("stages[0].events[6].sections[0].guaranteed")).isZero();
        assertThat(done.getInt("stages[0].events.sum { it.sections[0].places }"))
                .isEqualTo(70);
        assertThat(done.getList("stages[0].events.collect { it.sections[0].residentPlaces }"))
                .isEqualTo(List.of(6, 6, 6, 6, 6, 6, 0));
        assertThat(done.getList("regions.id")).isEqualTo(List.of("NORTH", "CENTRAL", "SOUTH"));
        assertThat(done.getString("stages[0].events[1].startsAt")).endsWith("-01-05T00:30:00Z");
        assertThat(done.getMap("stages[1].fields[0].plannedSources"))
                .isEqualTo(Map.of("ADVANCE", 70, "PREVIOUS", 6, "EXTERNAL", 13));
    }

    private static List<Row> home(List<Row> rows, String region) {
        return region.isEmpty()
                ? rows
                : rows.stream().map(row -> row.from(region)).toList();
    }

    private static void mensSemiField(SeasonFixture season) {
        closeField("SEMI", "MEN").body("state", equalTo("CLOSING"));
        assertThat(in("SEMI", "MEN", "OFFERED")).as("89 men: one is added").containsExactly(109);
        answer("SEMI", 109, "WAIVE").statusCode(200);
        assertThat(in("SEMI", "MEN", "OFFERED"))
                .as("the next, where that one declines")
                .containsExactly(110);
        answer("SEMI", 110, "ACCEPT").statusCode(200);
        assertThat(field("SEMI", "MEN").getString("state")).isEqualTo("CLOSED");
        assertThat(sources("SEMI", 0)).isEqualTo(Map.of("ADVANCE", 70, "PREVIOUS", 6, "EXTERNAL", 13, "PARITY", 1));

        // One who advanced withdraws: 89 again, and the next of his event is proposed besides.
        season.berthEntryCancelled(1, "SEMI", berth("SEMI", 1));
        assertThat(field("SEMI", "MEN").getString("state")).isEqualTo("CLOSING");
        assertThat(in("SEMI", "MEN", "OFFERED")).containsExactly(111);
        get(STAFF, "/seasons/SEL/proposals?state=DRAFT")
                .body("event", equalTo(List.of("P1N")))
                .body("[0].gains.person.nameZh", equalTo(List.of("選手11")));
        assertThat(publishProposals()).isEqualTo(1);
        answer("SEMI", 111, "WAIVE").statusCode(200);
        assertThat(field("SEMI", "MEN").getString("state")).isEqualTo("CLOSED");
        assertThat(in("SEMI", "MEN", "GRANTED")).hasSize(90).contains(11).doesNotContain(1, 111);
    }

    private static void womensSemiField() {
        closeField("SEMI", "WOMEN").body("state", equalTo("CLOSING"));
        answer("SEMI", 603, "ACCEPT").statusCode(200);
        assertThat(sources("SEMI", 1)).isEqualTo(Map.of("ADVANCE", 28, "PREVIOUS", 2, "EXTERNAL", 5, "PARITY", 1));
    }

    private static void draft(SeasonFixture season) {
        season.importList(
                "TITLES",
                "section,year,personId\nMEN,%d,%s\nMEN,%d,%s\n"
                        .formatted(season.year() - 6, person(152), season.year() - 2, person(152)));
        post(COMMITTEE, "/seasons/SEL/drafts", candidate(152, 2199))
                .statusCode(422)
                .body("code", equalTo("draft-refused"))
                .body("clause", equalTo("SEL-F7"))
                .body("reasons[0].key", equalTo("draft.conditionUnmet"));
        post(STAFF, "/seasons/SEL/drafts", candidate(151, 2200)).statusCode(403);
        post(COMMITTEE, "/seasons/SEL/drafts", candidate(151, 2200)).statusCode(200);
        season.clock("02-22T09:00:01");
        post(COMMITTEE, "/seasons/SEL/drafts/checks", candidate(152, 2300))
                .statusCode(200)
                .body("mayBeDrafted", equalTo(false))
                .body("reasons[0].key", equalTo("draft.tooLate"));
    }

    private static Map<String, Object> candidate(int number, int rating) {
        return Map.of(
                "stage",
                "FINAL",
                "section",
                "MEN",
                "personId",
                person(number),
                "fideRating",
                rating,
                "holdsMedal",
                false,
                "reason",
                "strongest of the year");
    }

    private static void mensFinal(SeasonFixture season) {
        season.roundOne("SEMI");
        season.clock("03-02T18:00:00");
        var semi = new ArrayList<>(SeasonFixture.ranked(11, 50));
        // Two seeds and one drafted: the line lies at 19, and 19th and 20th are equal.
        semi.set(19, Row.of(semi.get(19).number(), 19));
        season.standings("SEMI", "SEMI", "MEN", semi);
        assertThat(publishProposals()).isEqualTo(1);
        assertThat(in("FINAL", "MEN", "GRANTED")).hasSize(18 + 2 + 1);
        get(STAFF, "/seasons/SEL/playoffs").body("findAll { it.state == 'OPEN' }.rank", equalTo(List.of(19)));
        post(STAFF, "/seasons/SEL/fields", Map.of("stage", "FINAL", "section", "MEN"))
                .statusCode(409)
                .body("code", equalTo("playoff-open"));

        season.standings("SEMI", "SEMI", "MEN", SeasonFixture.ranked(11, 50));
        get(STAFF, "/seasons/SEL/playoffs").body("findAll { it.state == 'OPEN' }", hasSize(0));
        assertThat(publishProposals()).isEqualTo(1);
        closeField("FINAL", "MEN").body("state", equalTo("CLOSED"));
        assertThat(sources("FINAL", 0)).isEqualTo(Map.of("ADVANCE", 18, "VACANCY", 1, "PREVIOUS", 2, "DRAFTED", 1));
    }

    private static void womensFinal(SeasonFixture season) {
        season.standings("SEMI", "SEMI", "WOMEN", SeasonFixture.ranked(501, 524));
        assertThat(publishProposals()).isEqualTo(1);
        assertThat(in("FINAL", "WOMEN", "GRANTED")).containsExactlyElementsOf(range(501, 510));
        answer("FINAL", 504, "WAIVE").statusCode(200);
        assertThat(publishProposals()).isEqualTo(1);
        assertThat(in("FINAL", "WOMEN", "GRANTED")).hasSize(10).contains(511).doesNotContain(504);
        closeField("FINAL", "WOMEN").body("state", equalTo("CLOSED"));
    }

    private static void nextYear(SeasonFixture season) {
        season.clock("03-16T18:00:00");
        season.standings("FINAL", "FINAL", "MEN", SeasonFixture.ranked(11, 32));
        season.standings("FINAL", "FINAL", "WOMEN", SeasonFixture.ranked(501, 510));
        var next = overview();
        assertThat(next.getMap("nextPlaces"))
                .isEqualTo(Map.of("FINAL", Map.of("MEN", 2), "SEMI", Map.of("MEN", 6, "WOMEN", 2)));
        assertThat(next.getList("order.MEN")).hasSize(22);

        post(STAFF, "/seasons/SEL/delegations", Map.of()).statusCode(200);
        var delegations = get(COMMITTEE, "/seasons/SEL/delegations").extract().jsonPath();
        var id = delegations.getString(
                "find { it.event == 'ASIAN_YOUTH' && it.group == 'U18' && it.section == 'MEN' }.id");
        var players = delegations.getList(
                "find { it.event == 'ASIAN_YOUTH' && it.group == 'U18' && it.section == 'MEN' }.players.person.id",
                String.class);
        assertThat(players.stream().map(UUID::fromString).map(Persons::number).limit(4))
                .as("finalists of sixteen first, in final order")
                .containsExactly(12, 14, 16, 18);
        var path = "/seasons/SEL/delegations/" + id;
        post(STAFF, path + "/publications", Map.of()).statusCode(403);
        post(COMMITTEE, path + "/publications", Map.of()).statusCode(200).body("state", equalTo("PUBLISHED"));
        get(STAFF, "/seasons/SEL/delegations/published").body("id", equalTo(List.of(id)));
        var committees = delegations.getString("find { it.event == 'ASIAN_CONTINENTAL' && it.section == 'MEN' }.id");
        post(COMMITTEE, "/seasons/SEL/delegations/" + committees + "/publications", Map.of())
                .statusCode(422)
                .body("code", equalTo("reason-missing"))
                .body("clause", equalTo("SEL-A6"));
    }

    private static void acceptAll(String stage, String section) {
        for (int number : in(stage, section, "OFFERED")) {
            post(STAFF, "/berths/" + berth(stage, number) + "/answers", Map.of("answer", "ACCEPT"))
                    .statusCode(200);
        }
    }

    private static io.restassured.response.ValidatableResponse closeField(String stage, String section) {
        return post(STAFF, "/seasons/SEL/fields", Map.of("stage", stage, "section", section))
                .statusCode(200);
    }

    private static JsonPath field(String stage, String section) {
        var path = get(STAFF, "/seasons/SEL/fields").statusCode(200).extract().jsonPath();
        path.setRootPath("find { it.stage == '" + stage + "' && it.section == '" + section + "' }");
        return path;
    }

    private static Map<String, Integer> sources(String stage, int section) {
        return overview()
                .getMap(
                        "stages.find { it.stage == '" + stage + "' }.fields[" + section + "].sources",
                        String.class,
                        Integer.class);
    }

    private static JsonPath overview() {
        return get(STAFF, "/seasons/SEL/overview").statusCode(200).extract().jsonPath();
    }

    private static List<Integer> range(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }
}
