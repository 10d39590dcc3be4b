package org.chessfed.local;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * How one process is run.
 *
 * @param name as in log, pid file and status
 * @param command the program and its arguments
 * @param environment what is set for it, beside the variables that the platform's own process has
 * @param directory where it runs
 * @param address where people or other processes reach it
 * @param readiness asked until it is ready
 * @param stopSignal the signal that ends it in good order, {@code TERM} or {@code INT}
 * @param stopWithin how long it may take to end before it is killed
 */
record ProcessPlan(
        String name,
        List<String> command,
        Map<String, String> environment,
        Path directory,
        URI address,
        Readiness readiness,
        String stopSignal,
        Duration stopWithin) {

    /** Asks a started process whether it can be used. */
    @FunctionalInterface
    interface Readiness {
        /** Whether it is ready now; an unreachable process is not ready and no error. */
        boolean ready();
    }

    ProcessPlan {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }
}
