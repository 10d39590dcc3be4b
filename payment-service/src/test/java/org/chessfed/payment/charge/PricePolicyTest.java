package org.chessfed.payment.charge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.chessfed.payment.PaymentReason;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PricePolicyTest {

    private static final Instant DECEMBER = Instant.parse("2024-12-20T02:00:00Z");

    private final Regulation selection = read(Documents.text("sel-114"));

    private static Regulation read(String text) {
        return new RegulationReader(Documents.federation()).read(text).orThrow();
    }

    private Decision<PricePolicy.Price> price(
            Regulation regulation, String event, String membership, PayMethod method) {
        Stage stage = regulation.stageOfEvent(event).orElseThrow();
        return PricePolicy.price(
                regulation,
                stage,
                stage.event(event).orElseThrow(),
                Facts.none().with(Fact.MEMBERSHIP, membership),
                method,
                DECEMBER);
    }

    @ParameterizedTest
    @DisplayName("AC-055 [SEL-M1]: members of either kind pay 700, others 1,500, and the clause says why")
    @CsvSource({"INDIVIDUAL, 700", "GROUP, 700", "NONE, 1500"})
    void byMembership(String membership, long amount) {
        Decision<PricePolicy.Price> price = price(selection, "P1N", membership, PayMethod.TRANSFER);
        assertThat(price.value().amount()).isEqualTo(amount);
        assertThat(price.reasons().getFirst().clause()).isEqualTo("SEL-M1");
        assertThat(price.reasons().getFirst().args()).startsWith(Long.toString(amount), "TWD");
    }

    @Test
    @DisplayName("AC-055 [SEL-M1]: a member in P1N, P2C and P3 pays 2,100")
    void threeEvents() {
        assertThat(price(selection, "P1N", "GROUP", PayMethod.TRANSFER).value().amount()
                        + price(selection, "P2C", "GROUP", PayMethod.TRANSFER)
                                .value()
                                .amount()
                        + price(selection, "P3", "GROUP", PayMethod.ON_SITE)
                                .value()
                                .amount())
                .isEqualTo(2100);
    }

    @ParameterizedTest
    @DisplayName("AC-139 [SEL-M1, SEL-M2, SEL-M3]: one prelim, semi and final cost a member 3,700 and others 4,500")
    @CsvSource({"INDIVIDUAL, 3700", "NONE, 4500"})
    void wholeWay(String membership, long sum) {
        long semi =
                price(selection, "SEMI", membership, PayMethod.TRANSFER).value().amount();
        long last = price(selection, "FINAL", membership, PayMethod.TRANSFER)
                .value()
                .amount();
        assertThat(price(selection, "P1N", membership, PayMethod.TRANSFER)
                                .value()
                                .amount()
                        + semi
                        + last)
                .isEqualTo(sum);
    }

    @Test
    @DisplayName("[SEL-E1, SEL-Q12]: a transfer counts until entry closes, Thursday 12:00")
    void dueByTransfer() {
        Decision<PricePolicy.Price> price = price(selection, "P1N", "NONE", PayMethod.TRANSFER);
        assertThat(price.value().dueBy()).isEqualTo(Instant.parse("2025-01-02T04:00:00Z"));
        assertThat(price.reasons().getLast())
                .isEqualTo(Reason.of("SEL-E1", PaymentReason.DUE_BY, Instant.parse("2025-01-02T04:00:00Z")));
    }

    @Test
    @DisplayName("AC-088 [SEL-Z27]: P3 is paid at the venue until 09:00")
    void dueOnSite() {
        Decision<PricePolicy.Price> price = price(selection, "P3", "NONE", PayMethod.ON_SITE);
        assertThat(price.value().dueBy()).isEqualTo(Instant.parse("2025-02-09T01:00:00Z"));
        assertThat(price.reasons().getLast().clause()).isEqualTo("SEL-Z27");
    }

    @Test
    @DisplayName("An entry from a berth has no deadline of entry: it is payable until the event starts")
    void dueByStart() {
        assertThat(price(selection, "SEMI", "NONE", PayMethod.TRANSFER).value().dueBy())
                .isEqualTo(Instant.parse("2025-02-22T01:00:00Z"));
    }

    @Test
    @DisplayName("A price that depends on the date of payment is held with one amount per window")
    void windows() {
        String text = Documents.text("sel-114")
                .replace(
                        "stage: SEMI, dateBasis: COMPLETION, rows: [{amount: 1500}]",
                        "stage: SEMI, dateBasis: COMPLETION, rows: [{until: 2025-02-15, amount: 1500}, {amount: 1800}]");
        Decision<PricePolicy.Price> price = price(read(text), "SEMI", "NONE", PayMethod.TRANSFER);
        assertThat(price.value().amount()).isEqualTo(1500);
        assertThat(price.value().steps())
                .containsExactly(
                        new PriceStep(Instant.parse("2025-02-15T15:59:59Z"), 1500, "SEL-M2"),
                        new PriceStep(null, 1800, "SEL-M2"));
    }
}
