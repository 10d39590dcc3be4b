package org.chessfed.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Who reacts to what")
class ReactionsTest {

    /** A handler names its fact where it implements the interface, or a class between that does. */
    private static final Pattern HANDLER =
            Pattern.compile("class \\w+(?:<[^>]*>)?\\s+(?:implements FactHandler|extends \\w+)<(\\w+)>");

    static Set<String> services() {
        return new TreeSet<>(Reactions.services());
    }

    @ParameterizedTest
    @MethodSource("services")
    @DisplayName("the documents name exactly the facts that a service has handlers for")
    void documentsSayWhatTheCodeDoes(String service) {
        Set<String> facts =
                FactTypes.all().stream().map(Class::getSimpleName).collect(Collectors.toCollection(TreeSet::new));
        Set<String> handled = handled(Path.of("../chassis/src/main/java"));
        handled.addAll(handled(Path.of("../..", service + "-service", "src/main/java")));
        handled.retainAll(facts);
        assertThat(handled).isNotEmpty();
        assertThat(FactTypes.all().stream()
                        .filter(fact -> Reactions.reacts(service, fact))
                        .map(Class::getSimpleName))
                .containsExactlyInAnyOrderElementsOf(handled);
    }

    private static Set<String> handled(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> HANDLER.matcher(read(file)).results())
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
