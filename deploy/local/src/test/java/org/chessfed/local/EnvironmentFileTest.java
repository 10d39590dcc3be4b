package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An environment file")
class EnvironmentFileTest {

    @TempDir
    Path directory;

    @Test
    @DisplayName("is read as Docker Compose reads it: comments, blank lines, the value up to the end of its line")
    void isReadAsComposeReadsIt() throws IOException {
        Path file = write("# comment\n\nURL=jdbc:postgresql://postgres:5432/a?x=1\nEMPTY=\n");

        assertThat(EnvironmentFile.read(file))
                .containsEntry("URL", "jdbc:postgresql://postgres:5432/a?x=1")
                .containsEntry("EMPTY", "")
                .hasSize(2);
    }

    @Test
    @DisplayName("with a line that assigns nothing is refused with file, line number and text")
    void refusesALineThatAssignsNothing() throws IOException {
        Path file = write("A=1\nwhat is this\n");

        assertThatThrownBy(() -> EnvironmentFile.read(file))
                .isInstanceOf(PlatformException.class)
                .hasMessageContaining(file + ":2")
                .hasMessageContaining("what is this");
    }

    @Test
    @DisplayName("that sets a key twice is refused")
    void refusesAKeyThatStandsTwice() throws IOException {
        Path file = write("A=1\nA=2\n");

        assertThatThrownBy(() -> EnvironmentFile.read(file)).hasMessageContaining("A stands twice");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(directory.resolve("some.env"), text);
    }
}
