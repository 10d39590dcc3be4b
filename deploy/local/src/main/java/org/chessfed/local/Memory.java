package org.chessfed.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** How much memory a process and its children use, shared pages counted by their share. */
final class Memory {

    private static final String SHARE = "Pss:";

    private Memory() {}

    /** The sum in KiB; a process that has ended counts nothing. */
    static long kibibytes(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants())
                .mapToLong(one -> share(one.pid()))
                .sum();
    }

    /** The process alone, without its children, in KiB. */
    static long own(ProcessHandle process) {
        return share(process.pid());
    }

    private static long share(long pid) {
        List<String> lines;
        try {
            lines = Files.readAllLines(Path.of("/proc", Long.toString(pid), "smaps_rollup"));
        } catch (IOException e) {
            // It has ended since it was listed.
            return 0;
        }
        return lines.stream()
                .filter(line -> line.startsWith(SHARE))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
    }
}
