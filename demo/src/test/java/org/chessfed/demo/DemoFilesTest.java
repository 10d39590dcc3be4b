package org.chessfed.demo;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The files that the demo is given are looked at before anything is started")
class DemoFilesTest {

    @TempDir
    private Path directory;

    private Demo demo(String... arguments) throws IOException {
        return new Demo(DemoOptions.parse(List.of(arguments), directory), line -> {});
    }

    @Test
    @DisplayName("a regulation that is missing, a folder, no text or no regulation is refused with a sentence")
    void regulation() throws IOException {
        Files.write(directory.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Files.writeString(directory.resolve("other.yaml"), "a: b\n");
        assertThatThrownBy(() -> demo("--regulation", "missing.yaml"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no file")
                .hasMessageContaining("missing.yaml");
        assertThatThrownBy(() -> demo("--regulation", "."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no file");
        assertThatThrownBy(() -> demo("--regulation", "binary"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no text in UTF-8");
        assertThatThrownBy(() -> demo("--regulation", "other.yaml"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 1");
    }

    @Test
    @DisplayName("a report that could not be written is refused, one beside the caller is not")
    void json() {
        assertThatThrownBy(() -> demo("--json", "nowhere/report.json"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nowhere");
        assertThatThrownBy(() -> demo("--json", ".")).isInstanceOf(IllegalArgumentException.class);
        assertThatCode(() -> demo("--json", "report.json")).doesNotThrowAnyException();
    }
}
