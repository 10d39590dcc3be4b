package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.chessfed.engine.trf.Corpus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("No call writes over what it reads, nor two answers to one file")
class OutputsTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        Path tournament = Corpus.file("dutch-next", "n0001.trf");
        Files.createDirectories(folder.resolve("out"));
        for (String name : List.of("t.trf", "z.list", "z.pairs", "s.trf")) {
            Files.copy(tournament, folder.resolve(name));
        }
        Files.writeString(folder.resolve("conf"), "PlayersNumber=8\nRoundsNumber=3\n");
        Files.createSymbolicLink(folder.resolve("out").resolve("s.pairs"), folder.resolve("s.trf"));
        Files.createLink(folder.resolve("hard"), folder.resolve("t.trf"));
        Files.createSymbolicLink(folder.resolve("again"), folder);
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return contents;
    }

    private Call call(String arguments) {
        return Call.of(Arrays.stream(arguments.split(" "))
                .map(word -> word.replace("@", folder + "/"))
                .toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "--dutch @t.trf -p t.trf",
        "--dutch @t.trf -p @out/../t.trf",
        "--dutch @t.trf -p @again/t.trf",
        "--dutch @t.trf -p hard",
        "--dutch @z.list -p -l",
        "--dutch @z.list -c -l",
        "--dutch @t.trf -p o -l o",
        "--dutch @t.trf -p o -l @again/o",
        "--dutch @t.trf -g -o t.trf -s 1",
        "--dutch @t.trf -g -o o -s 1 -l t.trf",
        "--dutch -g @conf -o @conf",
        "--dutch -g @conf -o o -l o",
        "--dutch -g -o @o -l o",
        "pair @z.pairs --out @",
        "pair @s.trf --out @out",
        "pair @t.trf @z.pairs --out @again/"
    })
    @DisplayName("The call is refused, names the file and changes nothing")
    void refused(String arguments) throws IOException {
        Map<String, String> before = contents();
        Call call = call(arguments);
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err())
                .contains("The output file (" + folder, "is the same as " + folder, "nothing was written");
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    @DisplayName("Different files are written, existing ones too; what is no file takes any number of answers")
    void written() {
        assertThat(call("--dutch @t.trf -p o -l p").code()).isZero();
        assertThat(call("--dutch @t.trf -p o -l p").code()).isZero();
        assertThat(call("--dutch @t.trf -p /dev/null -l /dev/null").code()).isZero();
        assertThat(call("pair @t.trf --out @").code()).isZero();
        assertThat(folder.resolve("t.pairs")).hasSameTextualContentAs(folder.resolve("o"));
    }
}
