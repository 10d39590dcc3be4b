package org.chessfed.regulation.decision;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The words of one module: the bundles {@code <base>_zh_TW.properties} and {@code <base>_en.properties}, in UTF-8, with
 * {@link MessageFormat} patterns. Every language but Chinese is answered in English.
 */
public final class Messages {

    /** Chinese as written in Taiwan. */
    public static final Locale ZH_TW = Locale.TAIWAN;

    /** English. */
    public static final Locale EN = Locale.ENGLISH;

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
