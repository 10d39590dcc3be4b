package org.chessfed.chassis.money;

import java.math.BigDecimal;
import java.util.Map;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.events.Money;

/**
 * Money on the wire: a decimal string, so that no reader makes a float of it.
 *
 * @param amount such as {@code 1500} (TWD) or {@code 99.50} (CNY)
 * @param currency ISO 4217 code
 */
public record MoneyView(String amount, String currency) {

    /**
     * Decimals in use. The new Taiwan dollar has cents in ISO 4217, but banks and regulations know whole dollars only.
     */
    private static final Map<String, Integer> DECIMALS = Map.of("TWD", 0, "CNY", 2);

    /** An amount of the minor unit. */
    public static MoneyView of(Money money) {
        return new MoneyView(
                BigDecimal.valueOf(money.minor(), decimals(money.currency())).toPlainString(), money.currency());
    }

    /**
     * The amount in the minor unit.
     *
     * @param pointer JSON pointer of this value in the request, for the error
     * @throws DomainProblem 400 if either was left out, the currency is unknown, or the amount is no number or has more
     *     decimals than the currency
     */
    public Money toMoney(String pointer) {
        // A request may leave out what a record's type promises.
        if (currency == null || !DECIMALS.containsKey(currency)) {
            throw DomainProblem.invalid(
                    new FieldError(pointer + "/currency", "currency", Map.of("currencies", "TWD, CNY")));
        }
        if (amount == null || !amount.matches("-?[0-9]{1,15}([.][0-9]{1,4})?")) {
            throw DomainProblem.invalid(FieldError.of(pointer + "/amount", "amount"));
        }
        try {
            return new Money(
                    new BigDecimal(amount).movePointRight(decimals(currency)).longValueExact(), currency);
        } catch (ArithmeticException e) {
            throw DomainProblem.invalid(FieldError.of(pointer + "/amount", "amount"));
        }
    }

    private static int decimals(String currency) {
        Integer decimals = DECIMALS.get(currency);
        if (decimals == null) {
            throw new IllegalArgumentException("no decimals known for " + currency);
        }
        return decimals;
    }
}
