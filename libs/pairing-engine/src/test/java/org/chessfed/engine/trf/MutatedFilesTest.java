package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Corrupt files: the corpus with bytes changed, cut out, doubled and moved. The number of files is set by the system
 * property {@code trf.mutations}, the seed by {@code trf.seed}.
 */
class MutatedFilesTest {

    private static final Duration LIMIT = Duration.ofSeconds(2);

    @Test
    @DisplayName("a corrupt file gives data or a message with its place, within two seconds, and never another error")
    void corruptFiles() throws IOException {
        int count = Integer.getInteger("trf.mutations", 2000);
        long seed = Long.getLong("trf.seed", System.nanoTime());
        System.out.println("mutated files: " + count + ", seed " + seed);
        Random random = new Random(seed);
        List<Path> files = Corpus.allFiles();
        int read = 0;
        int refused = 0;
        Duration slowest = Duration.ZERO;
        String slowestFile = "";
        for (int i = 0; i < count; i++) {
            Path path = files.get(random.nextInt(files.size()));
            byte[] mutated = mutated(Files.readAllBytes(path), random);
            String what = path + ", file " + i + " of seed " + seed;
            long start = System.nanoTime();
            if (answered(mutated, what)) {
                read++;
            } else {
                refused++;
            }
            Duration taken = Duration.ofNanos(System.nanoTime() - start);
            assertThat(taken).as(what).isLessThan(LIMIT);
            if (taken.compareTo(slowest) > 0) {
                slowest = taken;
                slowestFile = what;
            }
        }
        System.out.println(
                "read " + read + ", refused " + refused + ", slowest " + slowest.toMillis() + " ms: " + slowestFile);
        assertThat(read).as("files that could still be read").isPositive();
        assertThat(refused).as("files that were refused").isPositive();
    }

    private static boolean answered(byte[] bytes, String what) {
        TrfFile file;
        try {
            file = TrfReader.read(bytes, StandardCharsets.UTF_8);
        } catch (TrfException refused) {
            assertThat(refused.getMessage()).as(what).isNotBlank();
            assertThat(refused.line()).as(what).isBetween(0, bytes.length + 1);
            return false;
        }
        try {
            file.toTournamentState();
            if (!file.teams().teams().isEmpty()) {
                file.toTeamTournamentState();
            }
            TrfFile again = TrfReader.read(TrfWriter.text(file, TrfWriter.LineEnd.LF));
            assertThat(again.withoutWarnings().equals(file.withoutWarnings()))
                    .as("round trip of " + what)
                    .isTrue();
        } catch (TrfException refused) {
            assertThat(refused.getMessage()).as(what).isNotBlank();
        }
        return true;
    }

    /** One to eight changes of the kinds that happen: a byte, a run of bytes, or two lines. */
    private static byte[] mutated(byte[] original, Random random) {
        byte[] bytes = original;
        int changes = random.nextBoolean() ? 1 : 1 + random.nextInt(8);
        for (int i = 0; i < changes && bytes.length > 2; i++) {
            int at = random.nextInt(bytes.length);
            int length = Math.min(bytes.length - at, 1 + random.nextInt(random.nextInt(10) == 0 ? 200 : 6));
            bytes = switch (random.nextInt(6)) {
                case 0 -> with(bytes, at, (byte) random.nextInt(256));
                case 1 -> with(bytes, at, (byte) " 0123456789.-+=wbHFUZ\r\n\t".charAt(random.nextInt(24)));
                case 2 -> spliced(bytes, at, at + length, new byte[0]);
                case 3 -> spliced(bytes, at, at, java.util.Arrays.copyOfRange(bytes, at, at + length));
                case 4 -> spliced(bytes, at, bytes.length, new byte[0]);
                default -> {
                    int from = random.nextInt(bytes.length);
                    byte[] moved = java.util.Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + length));
                    yield spliced(bytes, at, Math.min(bytes.length, at + moved.length), moved);
                }
            };
        }
        return bytes;
    }

    private static byte[] with(byte[] bytes, int at, byte value) {
        byte[] copy = bytes.clone();
        copy[at] = value;
        return copy;
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle) {
        byte[] result = new byte[from + middle.length + bytes.length - to];
        System.arraycopy(bytes, 0, result, 0, from);
        System.arraycopy(middle, 0, result, from, middle.length);
        System.arraycopy(bytes, to, result, from + middle.length, bytes.length - to);
        return result;
    }
}
