package org.chessfed.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The services' tests flip settings with {@code SettingFlips.flips}, which asserts another outcome for every choice. */
@DisplayName("A regulation is data: no setting of the selection is only a word")
class SettingFlipsTest {

    private static final Set<String> GROUPS = Set.of(
            "quota", "semi", "final", "seed", "void", "ban", "tiebreak", "ranking", "region", "draft", "playoff");
    private static final Pattern FLIP = Pattern.compile("\\.flips\\(\\s*\"([A-Za-z.]+)\"");

    @Test
    @DisplayName("each setting about quotas, stages, seeds, voids, bans, ties, regions and drafts that has alternatives"
            + " is flipped by a test of a service")
    void everySettingIsFlipped() throws IOException {
        Set<String> wanted = new RegulationReader(Documents.federation())
                .read(Documents.text("sel-114")).orThrow().settings().entrySet().stream()
                        .filter(setting -> GROUPS.contains(setting.getKey().split("\\.")[0]))
                        .filter(setting -> setting.getValue().choices().size() != 1)
                        .map(setting -> setting.getKey())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(wanted).hasSizeGreaterThan(20);
        assertThat(wanted).isSubsetOf(flipped());
    }

    private static Set<String> flipped() throws IOException {
        Set<String> flipped = new TreeSet<>();
        for (String service : List.of("registration-service", "pairing-service", "selection-service")) {
            try (Stream<Path> tests = Files.walk(Path.of("..", service, "src/test/java"))) {
                for (Path test : tests.filter(file -> file.toString().endsWith("Test.java"))
                        .toList()) {
                    FLIP.matcher(Files.readString(test))
                            .results()
                            .map((MatchResult found) -> found.group(1))
                            .forEach(flipped::add);
                }
            }
        }
        return flipped;
    }
}
