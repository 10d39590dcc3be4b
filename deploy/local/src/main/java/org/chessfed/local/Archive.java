package org.chessfed.local;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** Unpacks a program once: the directory appears only when it is complete, also when two runs come at the same time. */
final class Archive {

    /** Opens the archive's bytes, already decompressed. */
    @FunctionalInterface
    interface Source {
        InputStream open() throws IOException;
    }

    /** What is still to be done in the unpacked directory before it may be used. */
    @FunctionalInterface
    interface Completion {
        void complete(Path directory) throws IOException, InterruptedException;
    }

    // A file lock holds between processes; within this one it would be refused instead of waited for.
    private static final ConcurrentMap<Path, Object> LOCKS = new ConcurrentHashMap<>();

    private Archive() {}

    /** Unpacks into {@code directory} and completes it, unless it is there already. */
    static void unpack(Source source, Path directory, Completion completion) throws IOException, InterruptedException {
        if (Files.isDirectory(directory)) {
            return;
        }
        Path parent = directory.toAbsolutePath().getParent();
        if (parent == null) {
            throw new IllegalArgumentException("A program cannot be unpacked into " + directory);
        }
        Files.createDirectories(parent);
        Path lock = parent.resolve(directory.getFileName() + ".lock");
        synchronized (LOCKS.computeIfAbsent(lock, path -> new Object())) {
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = channel.lock()) {
                if (held.isValid() && !Files.isDirectory(directory)) {
                    Path incomplete = Files.createTempDirectory(parent, directory.getFileName() + ".");
                    extract(source, incomplete);
                    completion.complete(incomplete);
                    Files.move(incomplete, directory, StandardCopyOption.ATOMIC_MOVE);
                }
            }
        }
    }

    private static void extract(Source source, Path directory) throws IOException {
        Path root = directory.toAbsolutePath().normalize();
        try (TarArchiveInputStream tar = new TarArchiveInputStream(new BufferedInputStream(source.open()))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path target = root.resolve(entry.getName()).normalize();
                if (!target.startsWith(root)) {
                    throw new IOException("The archive leaves its directory: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(parentOf(target));
                    if (entry.isSymbolicLink()) {
                        Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
                    } else {
                        Files.copy(tar, target);
                        Files.setPosixFilePermissions(target, permissions(entry.getMode()));
                    }
                }
            }
        }
    }

    private static Path parentOf(Path path) {
        Path parent = path.getParent();
        return parent == null ? path : parent;
    }

    private static Set<PosixFilePermission> permissions(int mode) {
        Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
        PosixFilePermission[] fromHighest = {
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE,
            PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE, PosixFilePermission.GROUP_EXECUTE,
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE, PosixFilePermission.OTHERS_EXECUTE
        };
        for (int bit = 0; bit < fromHighest.length; bit++) {
            if ((mode & (0400 >> bit)) != 0) {
                permissions.add(fromHighest[bit]);
            }
        }
        return permissions;
    }
}
