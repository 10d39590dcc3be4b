package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One child process: started, watched, stopped in good order or killed; its output goes to its log. */
final class ManagedProcess {

    private static final Duration POLL = Duration.ofMillis(250);
    private static final List<String> FOREIGN_SETTINGS = List.of("QUARKUS_", "CHESSFED_", "KC_", "KAFKA_", "POSTGRES_");

    private final ProcessPlan plan;
    private final Path runDirectory;
    private final Path log;
    private final int order;
    private volatile boolean stopping;
    private volatile @Nullable Process process;

    ManagedProcess(ProcessPlan plan, RunDirectory directory, int order) {
        this.plan = plan;
        this.runDirectory = directory.run();
        this.log = directory.log(plan.name());
        this.order = order;
    }

    ProcessPlan plan() {
        return plan;
    }

    Path log() {
        return log;
    }

    /**
     * Starts it.
     *
     * @param died told, on another thread, when the process ends and nobody asked it to
     */
    void start(Consumer<ManagedProcess> died) {
        keepLastLog();
        // A session of its own: Ctrl-C at the terminal reaches the platform only, which then stops all in its order.
        List<String> command = new ArrayList<>(List.of("setsid"));
        command.addAll(plan.command());
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(plan.directory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(key -> FOREIGN_SETTINGS.stream().anyMatch(key::startsWith));
        environment.putAll(plan.environment());
        try {
            Process started = builder.start();
            started.getOutputStream().close();
            process = started;
            new PidFile(
                            plan.name(),
                            started.pid(),
                            PidFile.startOf(started.toHandle()),
                            plan.address().toString(),
                            order,
                            plan.stopSignal())
                    .write(runDirectory);
            started.onExit().thenAccept(ended -> {
                if (!stopping) {
                    died.accept(this);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(plan.name() + " cannot be started", e);
        }
    }

    /**
     * Waits until it is ready.
     *
     * @throws PlatformException when it ends before, or is not ready in time
     */
    void awaitReady(Duration within) throws InterruptedException {
        long end = System.nanoTime() + within.toNanos();
        while (!plan.readiness().ready()) {
            if (!alive()) {
                throw new PlatformException(plan.name() + " ended while it started; its log: " + log);
            }
            if (System.nanoTime() - end > 0) {
                throw new PlatformException(
                        "%s is not ready after %d s; its log: %s".formatted(plan.name(), within.toSeconds(), log));
            }
            Thread.sleep(POLL);
        }
    }

    boolean alive() {
        Process current = process;
        return current != null && current.isAlive();
    }

    /** The process number, or 0 while it does not run. */
    long pid() {
        Process current = process;
        return current != null && current.isAlive() ? current.pid() : 0;
    }

    /** Ends it as {@code kill -9} does; whoever watches it sees it die. */
    void kill() {
        Process current = process;
        if (current != null) {
            Signals.send(current.toHandle(), "KILL");
        }
    }

    /** Ends it as {@code kill -9} does, on purpose: nobody is told that it died. */
    void killUnwatched() {
        stopping = true;
        kill();
    }

    /** Waits until it has ended. */
    void awaitEnd() throws InterruptedException {
        Process current = process;
        if (current != null) {
            current.waitFor();
        }
    }

    int order() {
        return order;
    }

    /** Ends it in good order, and by force when that takes too long. */
    void stop() throws InterruptedException {
        stopping = true;
        Process current = process;
        if (current != null && current.isAlive()) {
            Signals.send(current.toHandle(), plan.stopSignal());
            if (!current.waitFor(plan.stopWithin().toMillis(), TimeUnit.MILLISECONDS)) {
                Signals.send(current.toHandle(), "KILL");
                current.waitFor();
            }
        }
        PidFile.delete(runDirectory, plan.name());
    }

    private void keepLastLog() {
        try {
            if (Files.exists(log)) {
                Files.move(log, log.resolveSibling(plan.name() + ".previous.log"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
