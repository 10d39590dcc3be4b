package org.chessfed.regulation.decision;

import java.text.MessageFormat;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/**
 * The words of one module: the bundles {@code <base>_zh_TW.properties} and {@code <base>_en.properties}, in UTF-8, with
 * {@link MessageFormat} patterns. Every language but Chinese is answered in English.
 */
public final class Messages {

    /** Chinese as written in Taiwan. */
    public static final Locale ZH_TW = Locale.TAIWAN;

    /** English. */
    public static final Locale EN = Locale.ENGLISH;

    private static final Pattern INSTANT =
            Pattern.compile("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?Z");

    private final String base;
    private final ClassLoader loader;

    /**
     * @param base base name of the bundles, such as {@code org.chessfed.regulation.messages}
     * @param loader where they are found
     */
    public Messages(String base, ClassLoader loader) {
        this.base = base;
        this.loader = loader;
    }

    /**
     * A reason in words, without its clause.
     *
     * @throws java.util.MissingResourceException if the module has no such message
     */
    public String text(Reason reason, Locale reader) {
        return text(reason.messageKey(), reader, reason.args().toArray());
    }

    /**
     * A reason in words, without its clause; instants among its arguments are told as local times of a zone, such as
     * {@code 9 February 2025, 09:00} and {@code 2025年2月9日 09:00}, with seconds where there are any.
     *
     * @param zone zone of the regulation that the decision rests on
     * @throws java.util.MissingResourceException if the module has no such message
     */
    public String text(Reason reason, Locale reader, ZoneId zone) {
        return text(
                reason.messageKey(),
                reader,
                reason.args().stream().map(arg -> local(arg, reader, zone)).toArray());
    }

    private static String local(String arg, Locale reader, ZoneId zone) {
        if (!INSTANT.matcher(arg).matches()) {
            return arg;
        }
        try {
            ZonedDateTime moment = Instant.parse(arg).atZone(zone);
            Locale language = spoken(reader);
            String time = moment.getSecond() == 0 ? "HH:mm" : "HH:mm:ss";
            return moment.format(DateTimeFormatter.ofPattern(
                    (language.equals(ZH_TW) ? "uuuu年M月d日 " : "d MMMM uuuu, ") + time, language));
        } catch (DateTimeException e) {
            return arg;
        }
    }

    /**
     * A message in words.
     *
     * @throws java.util.MissingResourceException if the module has no such message
     */
    public String text(String key, Locale reader, Object... args) {
        Locale language = spoken(reader);
        return new MessageFormat(bundle(language).getString(key), language).format(args);
    }

    /** The bundle of the language that a reader is answered in. */
    public ResourceBundle bundle(Locale reader) {
        return ResourceBundle.getBundle(
                base,
                spoken(reader),
                loader,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    private static Locale spoken(Locale reader) {
        return "zh".equals(reader.getLanguage()) ? ZH_TW : EN;
    }
}
