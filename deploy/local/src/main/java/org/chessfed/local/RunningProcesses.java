package org.chessfed.local;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The child processes of one platform, by name: started while it runs, stopped in their order when it ends. */
final class RunningProcesses {

    private final Consumer<String> progress;
    private final long begun = System.nanoTime();
    private final Map<String, ManagedProcess> byName = new ConcurrentHashMap<>();
    private final CompletableFuture<PlatformException> failure = new CompletableFuture<>();
    private final Object lifecycle = new Object();
    private boolean closed;

    /** None yet; {@code progress} is told which one is ready, and when. */
    RunningProcesses(Consumer<String> progress) {
        this.progress = progress;
    }

    /**
     * Starts a process.
     *
     * @param died told when it ends and nobody asked it to
     * @throws PlatformException when the platform is being stopped
     */
    void launch(ManagedProcess process, Consumer<ManagedProcess> died) {
        if (!launchUnlessClosed(process, died)) {
            throw new PlatformException("The platform is being stopped.");
        }
    }

    /** As {@link #launch}, but false when the platform is being stopped. */
    boolean launchUnlessClosed(ManagedProcess process, Consumer<ManagedProcess> died) {
        synchronized (lifecycle) {
            if (closed) {
                return false;
            }
            byName.put(process.plan().name(), process);
            process.start(died);
            return true;
        }
    }

    /**
     * A process that was started.
     *
     * @throws IllegalArgumentException if the platform has none of this name
     */
    ManagedProcess of(String name) {
        ManagedProcess process = byName.get(name);
        if (process == null) {
            throw new IllegalArgumentException(name + " is no process of this platform");
        }
        return process;
    }

    /** The number of a process, or 0 while it does not run. */
    long pid(String name) {
        ManagedProcess process = byName.get(name);
        return process == null ? 0 : process.pid();
    }

    boolean anyStarted() {
        return !byName.isEmpty();
    }

    /** Tells that one is ready. */
    void told(String name) {
        progress.accept(String.format(
                Locale.ROOT, "%6.1f s  %s is ready", (System.nanoTime() - begun) / 1_000_000_000.0, name));
    }

    /** Tells anything else. */
    void tell(String line) {
        progress.accept(line);
    }

    /** The platform cannot go on by itself. */
    void fail(String reason) {
        failure.complete(new PlatformException(reason));
    }

    /** Completes with the reason when the platform cannot go on by itself. */
    CompletableFuture<PlatformException> failure() {
        return failure;
    }

    /**
     * Waits for a condition.
     *
     * @param late what to say when it is not met in time
     * @throws PlatformException when it is not met by {@code end} (of {@link System#nanoTime()}), or the platform has failed
     */
    void await(BooleanSupplier condition, long end, String late) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            if (failure.isDone()) {
                throw failure.join();
            }
            if (System.nanoTime() - end > 0) {
                throw new PlatformException(late);
            }
            Thread.sleep(100);
        }
    }

    /** Stops all, those of the highest order first. Doing it again does nothing; false then. */
    boolean close(int highest) {
        synchronized (lifecycle) {
            if (closed) {
                return false;
            }
            closed = true;
        }
        for (int order = highest; order > 0; order--) {
            stopAll(order);
        }
        return true;
    }

    private void stopAll(int order) {
        List<Thread> stopping = byName.values().stream()
                .filter(process -> process.order() == order)
                .map(process -> Thread.ofVirtual().start(() -> {
                    try {
                        process.stop();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .toList();
        boolean interrupted = false;
        for (Thread thread : stopping) {
            boolean ended = false;
            while (!ended) {
                try {
                    thread.join();
                    ended = true;
                } catch (InterruptedException e) {
                    // The order is kept all the same: PostgreSQL must not go before those that write to it.
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
