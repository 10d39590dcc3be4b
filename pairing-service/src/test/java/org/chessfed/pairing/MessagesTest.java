package org.chessfed.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Reasons are worded in both languages")
class MessagesTest {

    private static final Pattern REMARK = Pattern.compile("\"(pairing\\.[a-z.-]+)\"");
    private static final Pattern REASON = Pattern.compile("\\(\"(absence\\.[a-z-]+)\"\\)");

    @Test
    @DisplayName("every reason of this service, and every remark of the engine on a Swiss or a round robin")
    void worded() throws IOException {
        Set<String> keys = new TreeSet<>();
        collect(Path.of("src/main/java"), REASON, keys);
        collect(Path.of("../libs/pairing-engine/src/main/java/org/chessfed/engine/swiss/dutch"), REMARK, keys);
        collect(Path.of("../libs/pairing-engine/src/main/java/org/chessfed/engine/swiss/completable"), REMARK, keys);
        collect(Path.of("../libs/pairing-engine/src/main/java/org/chessfed/engine/roundrobin"), REMARK, keys);
        assertThat(keys).hasSizeGreaterThan(10);
        for (String language : new String[] {"zh_TW", "en"}) {
            Properties words = new Properties();
            try (Reader text = Files.newBufferedReader(
                    Path.of("src/main/resources/org/chessfed/pairing/messages_" + language + ".properties"))) {
                words.load(text);
            }
            assertThat(words.stringPropertyNames()).as(language).containsAll(keys);
        }
    }

    private static void collect(Path folder, Pattern pattern, Set<String> keys) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = pattern.matcher(Files.readString(file));
                while (matcher.find()) {
                    keys.add(matcher.group(1));
                }
            }
        }
    }
}
