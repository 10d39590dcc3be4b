package org.chessfed.local;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Services and console of one platform. One that dies is started again, three times within five minutes. */
final class RunningServices {

    static final int ORDER = 4;

    private final RunDirectory directory;
    private final RunningProcesses processes;
    private final ServiceProcess plans;
    private final Set<PlatformService> services;
    private final Executor threads;
    private final Clock clock = Clock.systemUTC();
    private final Map<String, RestartPolicy> restarts = new ConcurrentHashMap<>();

    /**
     * None runs yet.
     *
     * @param threads where a service that died is started again
     */
    RunningServices(
            RunDirectory directory,
            RunningProcesses processes,
            ServiceProcess plans,
            Set<PlatformService> services,
            Executor threads) {
        this.directory = directory;
        this.processes = processes;
        this.plans = plans;
        this.services = services;
        this.threads = threads;
    }

    /** The variables of each service. */
    List<Map<String, String>> environments() {
        return services.stream().map(plans::environment).toList();
    }

    /** Name of a service's database; null for the console, which has none. */
    @Nullable
    String database(PlatformService service) {
        return plans.environment(service).get("QUARKUS_DATASOURCE_USERNAME");
    }

    /** Starts a service and waits until it is ready. */
    void launch(PlatformService service) throws InterruptedException {
        ManagedProcess process = planned(service);
        processes.launch(process, died -> died(service, died));
        process.awaitReady(RunningServers.READY_WITHIN);
        processes.told(service.module());
    }

    private ManagedProcess planned(PlatformService service) {
        return new ManagedProcess(plans.prepare(service), directory, ORDER);
    }

    private void died(PlatformService service, ManagedProcess process) {
        threads.execute(() -> restart(service, process));
    }

    private void restart(PlatformService service, ManagedProcess died) {
        RestartPolicy policy = restarts.computeIfAbsent(service.module(), name -> new RestartPolicy());
        if (!policy.allows(clock.instant())) {
            processes.fail("%s has died %d times within %d minutes; its log: %s"
                    .formatted(
                            service.module(),
                            RestartPolicy.RESTARTS + 1,
                            RestartPolicy.WITHIN.toMinutes(),
                            died.log()));
            return;
        }
        processes.tell(service.module() + " has died and is started again; its log: "
                + died.log().resolveSibling(service.module() + ".previous.log"));
        ManagedProcess again = planned(service);
        if (processes.launchUnlessClosed(again, diedAgain -> died(service, diedAgain))) {
            awaitAgain(service, again);
        }
    }

    private void awaitAgain(PlatformService service, ManagedProcess again) {
        try {
            again.awaitReady(RunningServers.READY_WITHIN);
            processes.told(service.module());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (PlatformException e) {
            // It died again, which comes here by itself and may have been mended since, or it is alive and never ready,
            // which nobody else sees.
            if (again.alive()) {
                processes.fail(String.valueOf(e.getMessage()));
            }
        }
    }

    URI management(PlatformService service) {
        return plans.management(service);
    }

    Path log(PlatformService service) {
        return directory.log(service.module());
    }

    long pid(PlatformService service) {
        return processes.pid(service.module());
    }

    /** Kills a service as {@code kill -9} does and returns its number when it is gone. */
    long kill(PlatformService service) throws InterruptedException {
        ManagedProcess process = processes.of(service.module());
        long killed = process.pid();
        process.kill();
        process.awaitEnd();
        return killed;
    }

    boolean ready(PlatformService service) {
        return processes.of(service.module()).plan().readiness().ready();
    }

    /** Waits until another process has taken the place of a killed one and is ready. */
    void awaitRestart(PlatformService service, long killed, Duration within) throws InterruptedException {
        await(
                () -> pid(service) != killed && pid(service) != 0 && ready(service),
                service,
                System.nanoTime() + within.toNanos(),
                within);
    }

    /** Waits until all are ready. */
    void awaitReady(Duration within) throws InterruptedException {
        long end = System.nanoTime() + within.toNanos();
        for (PlatformService service : services) {
            await(() -> ready(service), service, end, within);
        }
    }

    private void await(BooleanSupplier condition, PlatformService service, long end, Duration within)
            throws InterruptedException {
        processes.await(
                condition,
                end,
                "%s is not ready after %d s; its log: %s"
                        .formatted(service.module(), within.toSeconds(), log(service)));
    }
}
