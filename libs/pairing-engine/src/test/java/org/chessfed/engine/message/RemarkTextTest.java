package org.chessfed.engine.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chessfed.engine.Remark;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Wording of remarks")
class RemarkTextTest {

    private static final Pattern KEY = Pattern.compile("\"((?:pairing|explain)\\.[a-z][a-z0-9.-]*[a-z0-9])\"");
    private static final Pattern PLACE = Pattern.compile("\\{([0-9*])[^}]*}");

    private static Properties bundle(String name) throws IOException {
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(Path.of("src/main/resources/org/chessfed/engine/message/" + name))) {
            properties.load(reader);
        }
        return properties;
    }

    @Test
    @DisplayName("every message exists in both languages and names the same numbers")
    void bothLanguages() throws IOException {
        Properties english = bundle("remarks.properties");
        Properties chinese = bundle("remarks_zh_TW.properties");
        assertThat(chinese.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(places(chinese.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    private static Set<String> places(String message) {
        Set<String> result = new TreeSet<>();
        Matcher matcher = PLACE.matcher(message);
        while (matcher.find()) {
            result.add(matcher.group(1));
        }
        return result;
    }

    @Test
    @DisplayName("every key in the code has a message")
    void everyKey() throws IOException {
        Set<String> known = bundle("remarks.properties").stringPropertyNames();
        Set<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = KEY.matcher(Files.readString(file));
                while (matcher.find()) {
                    used.add(matcher.group(1));
                }
            }
        }
        assertThat(used).isNotEmpty();
        assertThat(known).containsAll(used);
    }

    @Test
    @DisplayName("one is counted in the singular")
    void singular() {
        assertThat(RemarkText.of(new Remark("", "explain.bye.score", List.of(7, 10)), Locale.ENGLISH))
                .startsWith("Number 7 has 1 point; ");
        assertThat(RemarkText.of(new Remark("", "explain.bye.score", List.of(7, 5)), Locale.ENGLISH))
                .startsWith("Number 7 has 0.5 points; ");
        assertThat(RemarkText.of(new Remark("", "explain.worse.c6", List.of(10, 1, 2)), Locale.ENGLISH))
                .isEqualTo("In the bracket of 1 point 2 instead of 1 player would float down.");
        assertThat(RemarkText.of(new Remark("", "explain.worse.c6", List.of(20, 2, 4)), Locale.ENGLISH))
                .isEqualTo("In the bracket of 2 points 4 instead of 2 players would float down.");
    }

    @Test
    @DisplayName("scores are in tenths, any other language gets English")
    void formats() {
        Remark remark = new Remark("C.04.3 2.4.2", "explain.worse.c7", List.of(20, 25, 30));
        assertThat(RemarkText.of(remark, Locale.FRENCH))
                .isEqualTo("From the bracket of 2 points a player with 3 instead of 2.5 points would float down.");
        assertThat(RemarkText.of(remark, Locale.TAIWAN)).isEqualTo("從 2 分的編排組下移的將是 3 分而非 2.5 分的棋手。");
        assertThat(RemarkText.of(
                        new Remark("", "pairing.completable.pairs-set-aside", List.of(1, 2, 3, 4)), Locale.ENGLISH))
                .endsWith(": 1-2, 3-4.");
    }
}
