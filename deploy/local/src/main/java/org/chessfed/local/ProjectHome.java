package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where things lie in a clone of the project.
 *
 * @param root the directory that holds the script {@code chessfed}
 */
record ProjectHome(Path root) {

    /** The clone that the working directory belongs to; Maven runs the tests of a module in the module's directory. */
    static ProjectHome find() {
        for (Path directory = Path.of("").toAbsolutePath(); directory != null; directory = directory.getParent()) {
            if (Files.isRegularFile(directory.resolve("chessfed"))
                    && Files.isDirectory(directory.resolve("deploy/env"))) {
                return new ProjectHome(directory);
            }
        }
        throw new PlatformException("No clone of chessfed around " + Path.of("").toAbsolutePath() + ".");
    }

    /** The services that can be run: a module may hold a service's rules before it is one. */
    Set<PlatformService> modules() {
        Set<PlatformService> modules = EnumSet.noneOf(PlatformService.class);
        for (PlatformService service : PlatformService.values()) {
            if (Files.isRegularFile(
                    root.resolve(service.module()).resolve("src/main/resources/application.properties"))) {
                modules.add(service);
            }
        }
        return modules;
    }

    /** The program of a service, built or not. */
    Path program(PlatformService service) {
        return root.resolve(service.module()).resolve("target/quarkus-app/quarkus-run.jar");
    }

    Path environment(String name) {
        return root.resolve("deploy/env").resolve(name + ".env");
    }

    Path deploy(String path) {
        return root.resolve("deploy").resolve(path);
    }

    /** Programs that are unpacked once and shared by all runs of this clone. */
    Path programs() {
        return root.resolve(".chessfed/programs");
    }

    /** The archive of a process's classes, shared by all runs of this clone; the JVM makes it. */
    Path classArchive(String process) {
        return root.resolve(".chessfed/classes").resolve(process + ".jsa");
    }

    /** What one run keeps, unless it is told another directory. */
    Path data() {
        return root.resolve(".chessfed");
    }

    /** The class path of the processes that are written in Java here (broker, mail catcher). */
    String processesClassPath() {
        return deploy("local/target/local-platform.jar") + ":" + read("processes.classpath");
    }

    /** The archive of Keycloak in the local Maven repository. */
    Path keycloakArchive() {
        return Path.of(read("keycloak.path"));
    }

    private String read(String name) {
        Path file = deploy("local/target").resolve(name);
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new UncheckedIOException("The local platform is not built: ./chessfed up builds it.", e);
        }
    }
}
