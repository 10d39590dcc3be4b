package org.chessfed.console.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Texts of the pages")
class TextsTest {

    private static final Pattern IN_TEMPLATE = Pattern.compile("text:([A-Za-z0-9_]+)");
    private static final Pattern OF_CODE = Pattern.compile("text:code\\('([a-z_]+)'|badge [^}]*?of='([a-z_]+)'");
    private static final Pattern IN_CODE = Pattern.compile("Texts\\.of\\([^,()]+(?:\\(\\))?, \"([a-z0-9_]+)\"[,)]");
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");

    @Test
    @DisplayName("both languages have the same keys, none is blank, and the places of arguments are the same")
    void sameKeys() {
        var zh = Texts.of(Language.ZH_TW);
        var en = Texts.of(Language.EN);
        assertThat(en.stringPropertyNames()).isEqualTo(zh.stringPropertyNames());
        for (String key : zh.stringPropertyNames()) {
            assertThat(zh.getProperty(key)).as(key).isNotBlank();
            assertThat(en.getProperty(key)).as(key).isNotBlank();
            assertThat(places(en.getProperty(key))).as(key).isEqualTo(places(zh.getProperty(key)));
        }
    }

    @Test
    @DisplayName("every text that a template or a class names exists")
    void everyNamedTextExists() throws IOException {
        Set<String> named = new TreeSet<>();
        for (Path template : files(TEMPLATES, ".html")) {
            Matcher matcher = IN_TEMPLATE.matcher(Files.readString(template));
            while (matcher.find()) {
                named.add(matcher.group(1));
            }
        }
        named.remove("code");
        for (Path source : files(Path.of("src/main/java"), ".java")) {
            Matcher matcher = IN_CODE.matcher(Files.readString(source));
            while (matcher.find()) {
                named.add(matcher.group(1));
            }
        }
        assertThat(named).hasSizeGreaterThan(20);
        assertThat(Texts.of(Language.ZH_TW).stringPropertyNames()).containsAll(named);
    }

    @Test
    @DisplayName("every kind of code that a template shows has texts")
    void everyKindOfCodeHasTexts() throws IOException {
        Set<String> kinds = new TreeSet<>();
        for (Path template : files(TEMPLATES, ".html")) {
            Matcher matcher = OF_CODE.matcher(Files.readString(template));
            while (matcher.find()) {
                kinds.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
            }
        }
        assertThat(kinds)
                .isNotEmpty()
                .allSatisfy(kind -> assertThat(Texts.of(Language.EN).stringPropertyNames())
                        .anyMatch(key -> key.startsWith(kind + "_")));
    }

    @Test
    @DisplayName("no template has a style or a script of its own, which the browser would not run")
    void noInlineStyleOrScript() throws IOException {
        for (Path template : files(TEMPLATES, ".html")) {
            assertThat(Files.readString(template))
                    .as(template.toString())
                    .doesNotContainPattern("(?i)<style|\\sstyle=|\\son[a-z]+=|javascript:|<script(?! src=)");
        }
    }

    @Test
    @DisplayName("every form that posts carries a token")
    void everyFormCarriesAToken() throws IOException {
        for (Path template : files(TEMPLATES, ".html")) {
            Matcher form =
                    Pattern.compile("(?s)<form[^>]*method=\"post\".*?</form>").matcher(Files.readString(template));
            while (form.find()) {
                assertThat(form.group()).as(template.toString()).containsPattern("\\{#(csrf|command) /}");
            }
        }
    }

    @Test
    @DisplayName("an unknown key is an error, an unknown code of a service is shown as it is")
    void unknown() {
        assertThatThrownBy(() -> Texts.of(Language.EN, "nobody_wrote_this")).hasMessageContaining("nobody_wrote_this");
        assertThat(Texts.ofCode(Language.EN, "role_abbot", "abbot")).isEqualTo("abbot");
        assertThat(Texts.of(Language.EN, "problem_clause", "L'3")).isEqualTo("Clause: L'3");
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{(\\d+)").matcher(text);
        while (matcher.find()) {
            places.add(matcher.group(1));
        }
        return places;
    }

    private static java.util.List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
