package org.chessfed.console.play;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.chessfed.console.Answers;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("Why a round is paired as it is")
class ExplanationPagesTest {

    private static final String ROUND = "/competitions/SEL/events/P1N/MEN.WOMEN/rounds/3";

    private String tournament;

    @BeforeEach
    void serve() {
        Answers.serveEvent();
        tournament = "/v1/tournaments/" + Answers.TOURNAMENT;
        StubServices.json(tournament + "/rounds/3/explanation", """
                {"round":3,"edition":"FIDE_2026","remarks":[],
                 "brackets":[{"score":15,"movedDown":[2],"residents":[1,3],"games":[{"white":1,"black":2}],
                   "floaters":[{"player":3,"reason":{"article":"C.04.3 2.4.1","key":"k","text":"3 cannot be paired here.","numbers":[3]}}],
                   "criteria":[{"criterion":"C12","article":"C.04.3 2.4.7","values":[1]}]}],
                 "bye":[{"article":"C.04.3 2.1.2","key":"k","text":"4 has the lowest score.","numbers":[4]}],"changes":[]}""");
        StubServices.json(tournament + "/rounds/3/explanation/why-not?a=1&b=3", """
                {"reasons":[{"article":"C.04.3 2.1.1","key":"k","text":"1 and 3 have met.","numbers":[1,3]}]}""");
    }

    @Test
    @DisplayName("the pairings lead to it; scores, who went down and why, the bye, each with its article")
    void explained() {
        assertThat(page(ROUND)).contains(ROUND + "/explanation");
        assertThat(page(ROUND + "/explanation"))
                .contains("Score 1½", "3 cannot be paired here.", "FIDE C.04.3 2.4.1")
                .contains("As many as possible have the colour that is due to them")
                .contains("4 has the lowest score.");
    }

    @Test
    @DisplayName("why two do not meet is answered for players of the tournament only")
    void whyNot() {
        assertThat(page(ROUND + "/explanation?a=1&b=3")).contains("1 and 3 have met.", "There is no pairing");
        assertThat(page(ROUND + "/explanation?a=1&b=9999")).doesNotContain("There is no pairing");
        assertThat(StubServices.asked()).noneMatch(asked -> asked.uri().contains("9999"));
    }

    private static String page(String address) {
        return given().header("Accept-Language", "en")
                .get(address)
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }
}
