package org.chessfed.console.page;

import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateExtension;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.Pairing.GameChange;
import org.chessfed.console.service.Text;

/** How values look on a page, in its language: {@code {value.shown}} in templates. */
@TemplateExtension
final class Shown {

    private static final Map<Language, DateTimeFormatter> MOMENT = Map.of(
            Language.ZH_TW, DateTimeFormatter.ofPattern("y年M月d日（EEEEE）HH:mm", Locale.TAIWAN),
            Language.EN, DateTimeFormatter.ofPattern("EEE d MMM y, HH:mm", Locale.UK));

    private static final Pattern PLACEHOLDER = Pattern.compile("<[a-z][a-zA-Z-]*>(?:[、,/ ]*<[a-z][a-zA-Z-]*>)*");

    private Shown() {}

    /**
     * The text in the language of the page, the other one where it is missing. A regulation never holds telephones,
     * addresses and accounts: for a place that it leaves open, {@code <hotline>}, the page says where it is told.
     */
    static String shown(Text text) {
        String first = language() == Language.EN ? text.en() : text.zh();
        String second = language() == Language.EN ? text.zh() : text.en();
        String words = first != null && !first.isBlank() ? first : second == null ? "" : second;
        return told(words);
    }

    /** The words with a remark for every place that a regulation leaves open. */
    static String told(String words) {
        return PLACEHOLDER.matcher(words).replaceAll(Texts.of(language(), "placeholder"));
    }

    /** The amount with the sign of its currency, without decimals that are zero. */
    static String shown(Money money) {
        NumberFormat format = NumberFormat.getNumberInstance(Locale.UK);
        BigDecimal amount = new BigDecimal(money.amount()).stripTrailingZeros();
        format.setMinimumFractionDigits(Math.max(0, amount.scale()));
        format.setMaximumFractionDigits(Math.max(0, amount.scale()));
        String sign = Currency.getInstance(money.currency()).getSymbol(Locale.UK);
        return (amount.signum() < 0 ? "−" : "")
                + sign
                + (Character.isLetter(sign.charAt(sign.length() - 1)) ? " " : "")
                + format.format(amount.abs());
    }

    /** As a value in the query of an address. */
    static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    /** The result before a correction, as it is written. */
    static String before(GameChange change) {
        return Score.of(change.whiteBefore(), change.blackBefore());
    }

    /** The result after a correction, as it is written. */
    static String after(GameChange change) {
        return Score.of(change.whiteAfter(), change.blackAfter());
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
        return Points.written(tenths);
    }

    private static Language language() {
        return Arc.container().instance(PageContext.class).get().language();
    }
}
