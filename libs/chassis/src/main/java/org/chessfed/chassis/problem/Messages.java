package org.chessfed.chassis.problem;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.reader.Documents;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Texts for people, in both languages. Every module brings its own {@code META-INF/chessfed/messages_zh_TW.properties} and
 * {@code messages_en.properties} (UTF-8); {@code {name}} stands for an argument.
 */
@ApplicationScoped
public class Messages {

    private static final Logger LOG = Logger.getLogger(Messages.class);
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");

    private static final ZoneId FEDERATION_ZONE = Documents.federation().zone();

    private final Map<Language, Map<String, String>> texts = new EnumMap<>(Language.class);

    private final List<org.chessfed.regulation.decision.Messages> reasons;

    Messages(@ConfigProperty(name = "chessfed.messages.reasons") Optional<List<String>> bundles) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        reasons = bundles.orElse(List.of()).stream()
                .map(base -> new org.chessfed.regulation.decision.Messages(base, loader))
                .toList();
        texts.put(Language.ZH_TW, load("META-INF/chessfed/messages_zh_TW.properties"));
        texts.put(Language.EN, load("META-INF/chessfed/messages_en.properties"));
    }

    /** The text of a key; the key itself, and an error in the log, if nobody wrote one. */
    public String text(Language language, String key, Map<String, ?> arguments) {
        String pattern = find(language, key);
        if (pattern == null) {
            LOG.errorf("no %s text for %s", language.tag(), key);
            return key;
        }
        return ARGUMENT.matcher(pattern).replaceAll(match -> {
            Object value = arguments.get(match.group(1));
            return Matcher.quoteReplacement(value == null ? match.group() : String.valueOf(value));
        });
    }

    /** A reason of a decision in words, with its instants in the federation's zone: for where no regulation is at hand. */
    public ProblemView.ReasonView view(Language language, Reason reason) {
        return view(language, reason, FEDERATION_ZONE);
    }

    /**
     * A reason of a decision in words, with the titles that a regulation gives its events, stages, sections and regions for
     * their ids, and its instants in the regulation's zone. The arguments of the view stay as they are stored.
     */
    public ProblemView.ReasonView view(Language language, Reason reason, Regulation regulation) {
        Locale locale = Locale.forLanguageTag(language.tag());
        List<String> named = reason.args().stream()
                .map(arg ->
                        regulation.titleOf(arg).map(title -> title.in(locale)).orElse(arg))
                .toList();
        ProblemView.ReasonView worded = view(
                language,
                new Reason(reason.clause(), reason.messageKey(), named),
                regulation.identity().zone());
        return new ProblemView.ReasonView(worded.clause(), worded.key(), worded.text(), reason.args());
    }

    /**
     * A reason of a decision in words, from the first of the bundles {@code chessfed.messages.reasons} that has its key. The
     * arguments stay as they are stored, in ISO form and UTC.
     *
     * @param zone zone of the regulation, in which the text tells instants
     */
    public ProblemView.ReasonView view(Language language, Reason reason, ZoneId zone) {
        Locale locale = Locale.forLanguageTag(language.tag());
        String text = reasons.stream()
                .filter(bundle -> bundle.bundle(locale).containsKey(reason.messageKey()))
                .findFirst()
                .map(bundle -> bundle.text(reason, locale, zone))
                .orElseGet(() -> text(language, reason.messageKey(), Map.of()));
        return new ProblemView.ReasonView(reason.clause(), reason.messageKey(), text, reason.args());
    }

    /** Whether there is a text for a key. */
    public boolean has(Language language, String key) {
        return find(language, key) != null;
    }

    /** All keys of a language. */
    public Set<String> keys(Language language) {
        return Collections.unmodifiableSet(texts(language).keySet());
    }

    private @Nullable String find(Language language, String key) {
        return texts(language).get(key);
    }

    private Map<String, String> texts(Language language) {
        return texts.getOrDefault(language, Map.of());
    }

    private static Map<String, String> load(String name) {
        Map<String, String> all = new TreeMap<>();
        try {
            for (URL url : Collections.list(
                    Thread.currentThread().getContextClassLoader().getResources(name))) {
                Properties properties = new Properties();
                try (Reader reader = new InputStreamReader(url.openStream(), StandardCharsets.UTF_8)) {
                    properties.load(reader);
                }
                properties.stringPropertyNames().forEach(key -> {
                    String text = properties.getProperty(key);
                    String earlier = all.putIfAbsent(key, text);
                    if (earlier != null && !earlier.equals(text)) {
                        throw new IllegalStateException("two texts for " + key + " in " + name);
                    }
                });
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }
}
