package org.chessfed.engine.tiebreak;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An exact number.
 *
 * @param numerator numerator
 * @param denominator denominator, at least 1; not necessarily reduced
 * @param decimals decimals shown; the text is rounded half up, comparison never is
 */
public record TieBreakValue(long numerator, long denominator, int decimals) implements Comparable<TieBreakValue> {

    public TieBreakValue {
        if (denominator < 1) {
            throw new IllegalArgumentException("denominator " + denominator + " is below 1");
        }
    }

    /** A whole number, such as a count, a place or a rating. */
    static TieBreakValue whole(long number) {
        return new TieBreakValue(number, 1, 0);
    }

    /** A score in tenths of a point, shown with one decimal. */
    static TieBreakValue tenths(long tenths) {
        return new TieBreakValue(tenths, 10, 1);
    }

    /** A product of two scores in tenths of a point, so in hundredths, shown with two decimals. */
    static TieBreakValue hundredths(long hundredths) {
        return new TieBreakValue(hundredths, 100, 2);
    }

    /** The number as people read it, such as {@code "13.5"}; a full stop before the decimals. */
    public String text() {
        return BigDecimal.valueOf(numerator)
                .divide(BigDecimal.valueOf(denominator), decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }

    @Override
    public int compareTo(TieBreakValue other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    /** Whether both are the same number. */
    public boolean sameAs(TieBreakValue other) {
        return compareTo(other) == 0;
    }
}
