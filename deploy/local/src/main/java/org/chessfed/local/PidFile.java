package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The trace of a running process in {@code .chessfed/run}: its number, the instant of its start (a number is given out
 * again after a while, number and start together are not), its address and its place in the order of stopping.
 *
 * @param name the name of the process
 * @param pid the number of the process
 * @param started when the system says that it started
 * @param address where it is reached
 * @param order processes with a higher one are stopped before those with a lower one
 * @param stopSignal the signal that ends it in good order
 */
record PidFile(String name, long pid, Instant started, String address, int order, String stopSignal) {

    private static final String SUFFIX = ".pid";
    // The system counts from its boot, whose instant moves a little when the clock is set.
    private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

    void write(Path directory) {
        try {
            Files.createDirectories(directory);
            Files.write(
                    directory.resolve(name + SUFFIX),
                    List.of(Long.toString(pid), started.toString(), address, Integer.toString(order), stopSignal));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void delete(Path directory, String name) {
        try {
            Files.deleteIfExists(directory.resolve(name + SUFFIX));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All pid files of a run, the first to be stopped first. */
    static List<PidFile> all(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        List<PidFile> files = new ArrayList<>();
        try (Stream<Path> paths = Files.list(directory)) {
            for (Path path : paths.filter(p -> p.toString().endsWith(SUFFIX)).toList()) {
                read(path).ifPresent(files::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        files.sort(Comparator.comparingInt(PidFile::order).reversed().thenComparing(PidFile::name));
        return files;
    }

    /** The process, when it still runs. */
    Optional<ProcessHandle> process() {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(process ->
                        Duration.between(startOf(process), started).abs().compareTo(CLOCK_TOLERANCE) <= 0);
    }

    static Instant startOf(ProcessHandle process) {
        return process.info().startInstant().orElse(Instant.EPOCH);
    }

    private static Optional<PidFile> read(Path path) throws IOException {
        List<String> lines = Files.readAllLines(path);
        if (lines.size() < 5) {
            return Optional.empty();
        }
        String file = path.getFileName() == null ? "" : path.getFileName().toString();
        return Optional.of(new PidFile(
                file.substring(0, file.length() - SUFFIX.length()),
                Long.parseLong(lines.get(0)),
                Instant.parse(lines.get(1)),
                lines.get(2),
                Integer.parseInt(lines.get(3)),
                lines.get(4)));
    }
}
