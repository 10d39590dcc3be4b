package org.chessfed.pairing.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("How a number in the standings came about")
class WorkingTest extends PairingCase {

    private static final String ONE = "/standings/MEN/players/1/working";

    @Test
    @DisplayName(
            "[SEL-Q6]: for every step of the chain the value of the table, which opponent gave what, and what was cut; the rest"
                    + " adds up to the value")
    void working() {
        open(8);
        draw();
        for (int number = 1; number <= 4; number++) {
            round(number);
        }
        Map<String, Object> row = get("/standings/MEN").extract().path("rows.find { it.number == 1 }");
        List<String> chain = get("/standings/MEN").extract().path("settings.chain");
        get(ONE).statusCode(200)
                .body("afterRound", equalTo(4))
                .body("nameZh", equalTo("示例1"))
                .body("rank", equalTo(row.get("rank")))
                .body("points", equalTo(row.get("points")))
                .body("steps.code", equalTo(chain))
                .body("steps.value", equalTo(row.get("tieBreaks")));
        List<Map<String, Object>> steps = get(ONE).extract().path("steps");
        List<Map<String, Object>> buchholz = lines(steps, "BH/M1");
        assertThat(buchholz)
                .hasSize(4)
                .filteredOn(line -> (Boolean) line.get("cut"))
                .hasSize(2);
        for (Map<String, Object> line : buchholz) {
            Map<String, Object> board = boardOf((Integer) line.get("round"), "person-1");
            String opponent = "person-" + line.get("opponent");
            assertThat(List.of(board.get("whiteId"), board.get("blackId"))).contains(opponent);
            assertThat(line)
                    .containsEntry("basis", "OPPONENT_SCORE")
                    .containsEntry("opponentZh", "示例" + line.get("opponent"));
        }
        assertThat(sum(buchholz)).isEqualByComparingTo(value(steps, "BH/M1"));
        List<Map<String, Object>> products = lines(steps, "SB");
        assertThat(products)
                .allSatisfy(line -> assertThat(new BigDecimal((String) line.get("value")))
                        .isEqualByComparingTo(new BigDecimal((String) line.get("opponentScore"))
                                .multiply(BigDecimal.valueOf((Integer) line.get("points"))
                                        .movePointLeft(1))));
        assertThat(sum(products)).isEqualByComparingTo(value(steps, "SB"));
    }

    @Test
    @DisplayName(
            "a forfeited game is told as what it counts for; a void player has no steps; nobody else's number is there")
    void unusual() {
        open(8);
        get(ONE).statusCode(404);
        draw();
        for (int number = 1; number <= 3; number++) {
            publish(number);
            Map<String, Object> own = boardOf(number, "person-2");
            enter(
                            ARBITER,
                            number,
                            board(
                                    (Integer) own.get("board"),
                                    "person-2".equals(own.get("whiteId"))
                                            ? "BLACK_WINS_BY_FORFEIT"
                                            : "WHITE_WINS_BY_FORFEIT"))
                    .statusCode(200);
            play(number);
            complete(number);
        }
        get("/standings/MEN/players/2/working")
                .statusCode(200)
                .body("rank", equalTo(null))
                .body("steps", hasSize(0));
        get("/standings/MEN/players/3/working").statusCode(404); // a woman
        get("/standings/MEN/players/99/working").statusCode(404);
        get("/standings/NONE/players/1/working").statusCode(404);
    }

    private static List<Map<String, Object>> lines(List<Map<String, Object>> steps, String code) {
        @SuppressWarnings("unchecked")
        List<Map<String, Object>> lines =
                (List<Map<String, Object>>) step(steps, code).get("lines");
        return lines;
    }

    private static BigDecimal value(List<Map<String, Object>> steps, String code) {
        return new BigDecimal((String) step(steps, code).get("value"));
    }

    private static Map<String, Object> step(List<Map<String, Object>> steps, String code) {
        return steps.stream()
                .filter(step -> code.equals(step.get("code")))
                .findFirst()
                .orElseThrow();
    }

    private static BigDecimal sum(List<Map<String, Object>> lines) {
        return lines.stream()
                .filter(line -> !(Boolean) line.get("cut"))
                .map(line -> new BigDecimal((String) line.get("value")))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
