package org.chessfed.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Setting;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;

/**
 * Shows that a setting of a regulation is more than a word: under each of its other readings a policy decides otherwise.
 * A test of the project counts the calls of {@code flips} and misses the settings that nobody flips.
 */
public final class SettingFlips {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());

    private final String document;
    private final Regulation published;

    private SettingFlips(String document) {
        this.document = document;
        this.published = READER.read(document).orThrow();
    }

    /** The flips of a document of the project, by its name without ending. */
    public static SettingFlips of(String name) {
        return new SettingFlips(Documents.text(name));
    }

    /** The regulation under another reading of one setting; a list is written as JSON. */
    public Regulation with(String setting, String reading) {
        return READER.read(document, Map.of(setting, reading)).orThrow();
    }

    /**
     * Asserts that every other choice of a setting leads to another outcome than the chosen one.
     *
     * @param outcome what a policy decides under a regulation, with {@code equals}
     */
    public void flips(String setting, Function<Regulation, ?> outcome) {
        Setting chosen = setting(setting);
        List<Object> others = chosen.choices().stream()
                .filter(choice -> !choice.equals(chosen.value()))
                .toList();
        assertThat(others).as("other choices of %s", setting).isNotEmpty();
        Object plain = outcome.apply(published);
        for (Object other : others) {
            assertThat(outcome.apply(with(setting, text(other))))
                    .as("outcome with %s = %s", setting, other)
                    .isNotEqualTo(plain);
        }
    }

    /**
     * Asserts that a setting which takes any value leads to another outcome under an altered document.
     *
     * @param altered the regulation with another value of the setting
     */
    public void flips(String setting, Regulation altered, Function<Regulation, ?> outcome) {
        Object other = Objects.requireNonNull(altered.settings().get(setting)).value();
        assertThat(other)
                .as("altered value of %s", setting)
                .isNotEqualTo(setting(setting).value());
        assertThat(outcome.apply(altered))
                .as("outcome with %s = %s", setting, other)
                .isNotEqualTo(outcome.apply(published));
    }

    private Setting setting(String name) {
        return Objects.requireNonNull(published.settings().get(name), () -> "no setting " + name);
    }

    private static String text(Object reading) {
        return reading instanceof List<?> list
                ? list.stream()
                        .map(item -> item instanceof Number ? item.toString() : '"' + item.toString() + '"')
                        .collect(Collectors.joining(",", "[", "]"))
                : reading.toString();
    }
}
