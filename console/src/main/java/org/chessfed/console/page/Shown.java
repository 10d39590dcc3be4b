package org.chessfed.console.page;

import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateExtension;
import java.math.BigDecimal;
import java.text.NumberFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.Text;

/** How values look on a page, in its language: {@code {value.shown}} in templates. */
@TemplateExtension
final class Shown {

    private static final Map<Language, DateTimeFormatter> MOMENT = Map.of(
            Language.ZH_TW, DateTimeFormatter.ofPattern("y年M月d日（EEEEE）HH:mm", Locale.TAIWAN),
            Language.EN, DateTimeFormatter.ofPattern("EEE d MMM y, HH:mm", Locale.UK));

    private Shown() {}

    /** The text in the language of the page; the other one where it is missing. */
    static String shown(Text text) {
        String first = language() == Language.EN ? text.en() : text.zh();
        String second = language() == Language.EN ? text.zh() : text.en();
        return first != null && !first.isBlank() ? first : second == null ? "" : second;
    }

    /** The amount with the sign of its currency, without decimals that are zero. */
    static String shown(Money money) {
        NumberFormat format = NumberFormat.getNumberInstance(Locale.UK);
        BigDecimal amount = new BigDecimal(money.amount()).stripTrailingZeros();
        format.setMinimumFractionDigits(Math.max(0, amount.scale()));
        format.setMaximumFractionDigits(Math.max(0, amount.scale()));
        String sign = Currency.getInstance(money.currency()).getSymbol(Locale.UK);
        return sign + (sign.length() == 3 ? " " : "") + format.format(amount);
    }

    /** Day and minute in a zone. */
    static String in(Instant instant, ZoneId zone) {
        return LocalDateTime.ofInstant(instant, zone)
                .format(MOMENT.getOrDefault(language(), DateTimeFormatter.ISO_DATE_TIME));
    }

    /** Day and minute of a local time as a regulation writes it; the words themselves where they are no time. */
    static String localTime(String written) {
        return written.matches("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?")
                ? LocalDateTime.parse(written).format(MOMENT.getOrDefault(language(), DateTimeFormatter.ISO_DATE_TIME))
                : written;
    }

    /** Tenths of a point, as chess players write points: {@code 4½}. */
    static String asPoints(int tenths) {
        int whole = tenths / 10;
        int rest = Math.abs(tenths % 10);
        return switch (rest) {
            case 0 -> Integer.toString(whole);
            case 5 -> (whole == 0 ? "" : Integer.toString(whole)) + "½";
            default -> whole + "." + rest;
        };
    }

    private static Language language() {
        return Arc.container().instance(PageContext.class).get().language();
    }
}
