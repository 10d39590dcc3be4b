package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What the command line takes as a file")
class InputTest {

    private static final int MOST = 16 << 20;

    @TempDir
    private Path directory;

    private String large(int bytes) throws IOException {
        Path file = directory.resolve("large.trf");
        Files.writeString(file, "012 ".repeat(bytes / 4) + "x".repeat(bytes % 4));
        return file.toString();
    }

    @Test
    @DisplayName("more than 16 MiB is no tournament: exit code 4 at once, from a file and from standard input")
    void tooLarge() throws IOException {
        String file = large(MOST + 1);
        assertThat(Call.of("pair", file).code()).isEqualTo(ExitCode.TOO_LARGE.number());
        assertThat(Call.of("--dutch", file, "-p").code()).isEqualTo(ExitCode.TOO_LARGE.number());
        assertThat(Call.of("pair", file).err()).contains(file).contains("16 MiB");
        Call piped = Call.with(new byte[MOST + 1], "--dutch", "-p");
        assertThat(piped.code()).isEqualTo(ExitCode.TOO_LARGE.number());
        assertThat(Call.of("pair", large(MOST)).err()).contains("the file has no player");
    }

    @Test
    @DisplayName("an empty name is refused as such")
    void emptyName() {
        Call call = Call.of("pair", "");
        assertThat(call.code()).isEqualTo(ExitCode.BAD_REQUEST.number());
        assertThat(call.err()).contains("The name of a file is empty.");
    }

    @Test
    @DisplayName("UTF-16 with its mark is read by plain commands and by calls of the reference program")
    void utf16() throws IOException {
        Path plain = directory.resolve("plain.trf");
        assertThat(Call.of("generate", "--players", "8", "--rounds", "5", "--out", plain.toString())
                        .code())
                .isZero();
        Path wide = directory.resolve("wide.trf");
        Files.write(wide, ("\ufeff" + Files.readString(plain)).getBytes(StandardCharsets.UTF_16LE));
        assertThat(Call.of("check", wide.toString()).out()).isEqualTo("wide ok\n");
        assertThat(Call.of("--dutch", wide.toString(), "-c"))
                .satisfies(call -> assertThat(call.code()).isZero())
                .satisfies(call -> assertThat(call.out()).contains("wide: Round #5"));
    }

    @Test
    @DisplayName("percent beyond 100 are refused for what they are")
    void percent() {
        Call call = Call.of("generate", "--forfeits", "101%");
        assertThat(call.code()).isEqualTo(ExitCode.BAD_REQUEST.number());
        assertThat(call.err()).startsWith("--forfeits needs whole percent from 0% to 100%, found 101%");
    }
}
