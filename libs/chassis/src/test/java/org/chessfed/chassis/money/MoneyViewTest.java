package org.chessfed.chassis.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.Money;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoneyViewTest {

    @ParameterizedTest
    @CsvSource({"1500,TWD,1500", "0,TWD,0", "99.50,CNY,9950", "-3.05,CNY,-305", "7,CNY,700"})
    @DisplayName("CV-4: whole dollars of TWD, two decimals of CNY")
    void reads(String amount, String currency, long minor) {
        assertThat(new MoneyView(amount, currency).toMoney("/fee")).isEqualTo(new Money(minor, currency));
    }

    @ParameterizedTest
    @CsvSource({"1500.5,TWD", "1.005,CNY", "1e3,TWD", "'1,500',TWD", "'',TWD", "NaN,CNY", "10,USD", ",TWD", "10,"})
    @DisplayName(
            "CV-4: more decimals than the currency has, other notations and unknown currencies are refused at their place")
    void refuses(String amount, String currency) {
        assertThatThrownBy(() -> new MoneyView(amount, currency).toMoney("/fee"))
                .isInstanceOfSatisfying(DomainProblem.class, problem -> {
                    assertThat(problem.status()).isEqualTo(400);
                    assertThat(problem.errors().getFirst().pointer()).startsWith("/fee/");
                });
    }

    @Test
    void writesDecimalStrings() {
        assertThat(MoneyView.of(new Money(9950, "CNY"))).isEqualTo(new MoneyView("99.50", "CNY"));
        assertThat(MoneyView.of(new Money(1_093_500, "TWD"))).isEqualTo(new MoneyView("1093500", "TWD"));
    }
}
