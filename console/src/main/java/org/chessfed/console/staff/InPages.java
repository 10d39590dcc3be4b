package org.chessfed.console.staff;

import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateExtension;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.chessfed.console.page.Language;
import org.chessfed.console.page.PageContext;

/** How values look on the pages of those who work here. */
@TemplateExtension
final class InPages {

    private static final DateTimeFormatter DAY_ZH = DateTimeFormatter.ofPattern("M月d日（EEEEE）", Locale.TAIWAN);
    private static final DateTimeFormatter DAY_EN = DateTimeFormatter.ofPattern("EEE d MMM", Locale.UK);

    private InPages() {}

    /** The day, without the year, in a zone. */
    static String dayIn(Instant instant, ZoneId zone) {
        boolean english = Arc.container().instance(PageContext.class).get().language() == Language.EN;
        return (english ? DAY_EN : DAY_ZH).format(instant.atZone(zone));
    }

    /** The text as a value of a query. */
    static String inAddress(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
