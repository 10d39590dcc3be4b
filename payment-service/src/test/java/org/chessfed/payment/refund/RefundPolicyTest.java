package org.chessfed.payment.refund;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import org.chessfed.payment.refund.RefundPolicy.Terms;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.money.RefundRule.Cause;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Refund = paid less cost, by the cause of the cancellation")
class RefundPolicyTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String TEXT = Documents.text("sel-114");

    private static Decision<Terms> terms(Regulation regulation, Cause cause, long paid, String at) {
        Stage stage = regulation.stage("SEMI").orElseThrow();
        return RefundPolicy.terms(regulation, stage, stage.event("SEMI").orElseThrow(), cause, paid, Instant.parse(at));
    }

    private static Decision<Terms> terms(Regulation regulation, Cause cause, long paid) {
        return terms(regulation, cause, paid, "2025-02-01T00:00:00Z");
    }

    @Test
    @DisplayName(
            "AC-082 [SEL-M6]: 1,500 paid and a cost of 150 give 1,350; a cost of 1,600 is refused; 0 and 1,500 are allowed")
    void paidLessCost() {
        Decision<Terms> terms = terms(READER.read(TEXT).orThrow(), Cause.BY_ENTRANT, 1500);
        assertThat(terms.value()).isEqualTo(new Terms("PAID_MINUS_COST", 0, 1500, "SEL-M6"));
        assertThat(RefundPolicy.amount(terms.value(), 1500, 150).value()).contains(1350L);
        assertThat(RefundPolicy.amount(terms.value(), 1500, 0).value()).contains(1500L);
        assertThat(RefundPolicy.amount(terms.value(), 1500, 1500).value()).contains(0L);
        assertThat(RefundPolicy.amount(terms.value(), 1500, 1501).value()).isEmpty();
        Decision<?> refused = RefundPolicy.amount(terms.value(), 1500, 1600);
        assertThat(refused.reasons().getFirst().clause()).isEqualTo("SEL-M6");
        assertThat(refused.reasons().getFirst().args()).containsExactly("1600", "0", "1500");
        assertThat(RefundPolicy.amount(terms.value(), 1500, -1).value()).isEmpty();
    }

    @Test
    @DisplayName("[SEL-Z15] refund.adminCost=FIXED: the cost is that of the regulation, never more than was paid")
    void fixed() {
        Regulation regulation = READER.read(TEXT, Map.of("refund.adminCost", "FIXED", "refund.fixedCost", "200"))
                .orThrow();
        assertThat(terms(regulation, Cause.BERTH, 1500).value())
                .isEqualTo(new Terms("PAID_MINUS_COST", 200, 200, "SEL-M6"));
        assertThat(terms(regulation, Cause.BERTH, 100).value().mostCost()).isEqualTo(100);
    }

    @Test
    @DisplayName("What the organiser cancels goes back whole")
    void byOrganiser() {
        Decision<Terms> terms = terms(READER.read(TEXT).orThrow(), Cause.BY_ORGANISER, 1500);
        assertThat(terms.value().mostCost()).isZero();
        assertThat(RefundPolicy.amount(terms.value(), 1500, 0).value()).contains(1500L);
    }

    @ParameterizedTest
    @DisplayName("Case 42: 80 % until 10 June, 50 % until 30 June, then nothing; whole days in the zone; rounded down")
    @CsvSource({
        "2025-06-10T15:59:59Z, 1599, 1279",
        "2025-06-10T16:00:00Z, 1599, 799",
        "2025-06-30T15:59:59Z, 1599, 799",
        "2025-06-30T16:00:00Z, 1599, 0"
    })
    void percentages(String at, long paid, long back) {
        String text = TEXT.replace("refunds:\n", """
                refunds:
                  - {cause: BY_ENTRANT, until: 2025-06-10, give: PERCENT, percent: 80, clause: SEL-M6}
                  - {cause: BY_ENTRANT, until: 2025-06-30, give: PERCENT, percent: 50, clause: SEL-M6}
                  - {cause: BY_ENTRANT, give: NOTHING, clause: SEL-M6}
                """);
        Terms terms =
                terms(READER.read(text).orThrow(), Cause.BY_ENTRANT, paid, at).value();
        assertThat(terms.leastCost()).isEqualTo(terms.mostCost());
        assertThat(RefundPolicy.amount(terms, paid, terms.mostCost()).value()).contains(back);
    }

    @ParameterizedTest
    @DisplayName("Causes of entries: a place taken back is the organiser's doing, an unpaid one the entrant's")
    @CsvSource({
        "BY_ENTRANT, BY_ENTRANT",
        "UNPAID, BY_ENTRANT",
        "BY_ORGANISER, BY_ORGANISER",
        "BERTH_LOST, BY_ORGANISER",
        "BERTH, BERTH"
    })
    void causes(String entryCause, Cause cause) {
        assertThat(RefundPolicy.cause(entryCause)).isEqualTo(cause);
    }
}
