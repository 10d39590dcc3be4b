package org.chessfed.local;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The running platform: servers, services and console as child processes of this one. A service that dies is started
 * again, three times within five minutes; a server that dies ends the platform. Closing it stops everything, the data
 * stay.
 *
 * <pre>{@code
 * try (LocalPlatform platform = LocalPlatform.builder()
 *         .dataDirectory(directory)
 *         .freePorts()
 *         .movableClock()
 *         .start()) {
 *     platform.address(PlatformService.REGISTRATION);
 * }
 * }</pre>
 */
public final class LocalPlatform implements AutoCloseable {

    private final RunDirectory directory;
    private final Ports ports;
    private final Set<PlatformService> services;
    private final Set<PlatformServer> without;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final RunningProcesses processes;
    private final RunningServers servers;
    private final RunningServices running;

    private LocalPlatform(Builder builder) {
        ProjectHome home = builder.home == null ? ProjectHome.find() : builder.home;
        directory = new RunDirectory(builder.dataDirectory == null ? home.data() : builder.dataDirectory);
        ports = builder.ports;
        services = builder.services == null ? home.modules() : EnumSet.copyOf(builder.services);
        without = EnumSet.copyOf(builder.without);
        processes = new RunningProcesses(builder.progress);
        Addresses addresses = new Addresses(ports);
        servers = new RunningServers(
                directory,
                processes,
                new PostgresServer(home, directory, ports, builder.disposableData),
                new KafkaServer(home, directory, ports, addresses),
                new MailServer(home, directory, ports),
                new KeycloakServer(home, directory, ports, addresses, builder.demoRealm));
        Map<String, String> overrides = new LinkedHashMap<>(builder.environment);
        if (builder.movableClock) {
            // The prod profile alone refuses such a clock.
            overrides.put("QUARKUS_PROFILE", "prod,local");
            overrides.put("CHESSFED_CLOCK_MOVABLE", "true");
        }
        running = new RunningServices(
                directory, processes, new ServiceProcess(home, ports, addresses, overrides), services, threads);
    }

    /** A platform with the standard ports, all services, demo users and a clock that nobody moves. */
    public static Builder builder() {
        return new Builder();
    }

    /** What is to be started, and where. */
    public static final class Builder {

        private @Nullable ProjectHome home;
        private @Nullable Path dataDirectory;
        private Ports ports = Ports.from(Port.CONSOLE.standard());
        private @Nullable Set<PlatformService> services;
        private final Set<PlatformServer> without = EnumSet.noneOf(PlatformServer.class);
        private boolean demoRealm = true;
        private boolean movableClock;
        private boolean disposableData;
        private final Map<String, String> environment = new LinkedHashMap<>();
        private Consumer<String> progress = line -> {};

        private Builder() {}

        /** The clone whose programs run; by default the one around the working directory. */
        public Builder home(Path root) {
            home = new ProjectHome(root.toAbsolutePath().normalize());
            return this;
        }

        /** Where data, logs and pid files lie; by default {@code .chessfed} in the clone. */
        public Builder dataDirectory(Path directory) {
            dataDirectory = directory;
            return this;
        }

        /** Moves all ports by the same distance, so that the console has this one. */
        public Builder basePort(int port) {
            ports = Ports.from(port);
            return this;
        }

        /** Takes ports that nobody uses now, so that several platforms can run beside each other. */
        public Builder freePorts() {
            ports = Ports.free();
            return this;
        }

        Builder ports(Ports chosen) {
            ports = chosen;
            return this;
        }

        /** Starts these services only; by default all whose module exists. */
        public Builder services(Set<PlatformService> only) {
            services = only.isEmpty() ? EnumSet.noneOf(PlatformService.class) : EnumSet.copyOf(only);
            return this;
        }

        /**
         * Leaves a server away: the platform starts without it, as it would where that server is down. {@link
         * LocalPlatform#start(PlatformServer)} starts it later.
         */
        public Builder without(PlatformServer server) {
            without.add(server);
            return this;
        }

        /** Whether the realm has the demo users and their clients; by default it has. */
        public Builder demoRealm(boolean wanted) {
            demoRealm = wanted;
            return this;
        }

        /** Lets {@code PUT /internal/clock} of every service move its clock. */
        public Builder movableClock() {
            movableClock = true;
            return this;
        }

        /**
         * The data are thrown away after this run: PostgreSQL does not wait for the disk, so that only a crash of the whole
         * machine, which ends the run anyway, could lose something.
         */
        public Builder disposableData() {
            disposableData = true;
            return this;
        }

        /** Sets a variable for all services, above what {@code deploy/env} says. */
        public Builder environment(String key, String value) {
            environment.put(key, value);
            return this;
        }

        /** Is told in short lines how the start goes; may be called from several threads. */
        public Builder progress(Consumer<String> listener) {
            progress = listener;
            return this;
        }

        /**
         * Starts everything and waits until all of it is ready. It ends with this process, also by Ctrl-C or TERM.
         *
         * @throws PlatformException when it cannot be started; nothing is left running then
         */
        public LocalPlatform start() throws InterruptedException {
            LocalPlatform platform = prepare();
            Runtime.getRuntime().addShutdownHook(new Thread(platform::close));
            platform.start();
            return platform;
        }

        /** The platform before it starts, for the command that must be able to stop it half-way. */
        LocalPlatform prepare() {
            return new LocalPlatform(this);
        }
    }

    void start() throws InterruptedException {
        directory.create();
        List<String> stopped = Leftovers.stop(directory);
        if (!stopped.isEmpty()) {
            processes.tell("Stopped what an earlier run had left: " + String.join(", ", stopped) + ".");
        }
        refuseTakenPorts();
        try {
            startInOrder();
        } catch (ExecutionException e) {
            close();
            throw root(e) instanceof PlatformException known
                    ? known
                    : new PlatformException("The platform cannot start: " + root(e), e);
        } catch (InterruptedException e) {
            close();
            throw e;
        }
    }

    private void startInOrder() throws ExecutionException, InterruptedException {
        CompletableFuture<Boolean> kafkaReady = run(() -> startUnlessLeftAway(PlatformServer.KAFKA));
        CompletableFuture<Boolean> mailReady = run(() -> startUnlessLeftAway(PlatformServer.MAIL));
        CompletableFuture<Boolean> databases = run(() -> {
            if (!without.contains(PlatformServer.POSTGRESQL) && !without.contains(PlatformServer.KEYCLOAK)) {
                servers.prepareTables();
            }
            if (startUnlessLeftAway(PlatformServer.POSTGRESQL)) {
                servers.ensureDatabases(running.environments());
            }
            return true;
        });
        List<CompletableFuture<?>> all = new ArrayList<>(List.of(kafkaReady, mailReady, databases));
        if (!without.contains(PlatformServer.KEYCLOAK)) {
            CompletableFuture<ProcessPlan> plan = run(servers::prepareKeycloak);
            all.add(databases.thenCombineAsync(
                    plan,
                    (done, planned) -> unchecked(() -> {
                        servers.launchKeycloak(planned);
                        return true;
                    }),
                    threads));
        }
        CompletableFuture<Void> before = CompletableFuture.allOf(kafkaReady, databases);
        for (PlatformService service : services) {
            all.add(before.thenApplyAsync(
                    done -> unchecked(() -> {
                        running.launch(service);
                        return true;
                    }),
                    threads));
        }
        CompletableFuture<Void> ready = CompletableFuture.allOf(all.toArray(CompletableFuture[]::new));
        // The first failure ends the waiting, not the slowest success.
        for (CompletableFuture<?> one : all) {
            one.exceptionally(error -> {
                ready.completeExceptionally(root(error));
                return null;
            });
        }
        processes.failure().thenAccept(ready::completeExceptionally);
        ready.get();
    }

    private boolean startUnlessLeftAway(PlatformServer server) throws InterruptedException, IOException {
        return !without.contains(server) && start(server);
    }

    private static Throwable root(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null && !(cause instanceof PlatformException)) {
            cause = cause.getCause();
        }
        return cause;
    }

    private <T> CompletableFuture<T> run(Callable<T> task) {
        return CompletableFuture.supplyAsync(() -> unchecked(task), threads);
    }

    private static <T> T unchecked(Callable<T> task) {
        try {
            return task.call();
        } catch (PlatformException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PlatformException("The start was interrupted.", e);
        } catch (Exception e) {
            throw new PlatformException("The platform cannot start: " + e, e);
        }
    }

    private void refuseTakenPorts() {
        Set<Port> needed = EnumSet.of(
                Port.KEYCLOAK,
                Port.KEYCLOAK_MANAGEMENT,
                Port.POSTGRESQL,
                Port.KAFKA,
                Port.KAFKA_CONTROLLER,
                Port.SMTP,
                Port.MAIL);
        for (PlatformService service : services) {
            needed.add(service.port());
            needed.add(service.managementPort());
        }
        for (Port port : needed) {
            if (ports.taken(port)) {
                throw new PlatformException(
                        "Port %d (%s) is taken by another process: end that one, or move all ports with --base-port N."
                                .formatted(
                                        ports.of(port),
                                        port.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
            }
        }
    }

    /**
     * Starts a server that was stopped or killed through this object, and waits until it is ready.
     *
     * @return true
     */
    public boolean start(PlatformServer server) throws InterruptedException, IOException {
        servers.start(server);
        return true;
    }

    /** Where a service's API, or the console, is reached. */
    public URI address(PlatformService service) {
        return URI.create("http://localhost:" + ports.of(service.port()));
    }

    Ports ports() {
        return ports;
    }

    String console() {
        return address(PlatformService.CONSOLE).toString();
    }

    /** Where health, metrics and {@code /internal} of a service are reached. */
    public URI management(PlatformService service) {
        return running.management(service);
    }

    /** The issuer of all tokens; {@code /protocol/openid-connect/token} under it gives them out. */
    public URI issuer() {
        return servers.issuer();
    }

    /** Where the caught mails are read, in the shape of Mailpit's {@code /api/v1}. */
    public URI mail() {
        return URI.create("http://localhost:" + ports.of(Port.MAIL));
    }

    /** The bootstrap servers of Kafka. */
    public String kafka() {
        return "localhost:" + ports.of(Port.KAFKA);
    }

    /** The database of a service with all rights, for looking at invariants; the console has none. */
    public Database database(PlatformService service) {
        String name = running.database(service);
        if (name == null) {
            throw new IllegalArgumentException(service.module() + " has no database");
        }
        return servers.database(name);
    }

    /** The services of this platform. */
    public Set<PlatformService> services() {
        return EnumSet.copyOf(services);
    }

    /** The log of a service. */
    public Path log(PlatformService service) {
        return running.log(service);
    }

    /** The number of a process, or 0 while it does not run. */
    public long pid(PlatformService service) {
        return running.pid(service);
    }

    /** The number of a process, or 0 while it does not run. */
    public long pid(PlatformServer server) {
        return processes.pid(server.process());
    }

    /**
     * Kills a service as {@code kill -9} does and returns when it is gone; the platform starts it again.
     *
     * @return the number of the killed process, for {@link #awaitRestart(PlatformService, long, Duration)}
     */
    public long kill(PlatformService service) throws InterruptedException {
        return running.kill(service);
    }

    /**
     * Waits until another process has taken the place of a killed one and is ready.
     *
     * @param killed the number that {@link #kill(PlatformService)} returned
     * @throws PlatformException when it is not in time, or the platform has failed
     */
    public void awaitRestart(PlatformService service, long killed, Duration within) throws InterruptedException {
        running.awaitRestart(service, killed, within);
    }

    /** Kills a server as {@code kill -9} does; it stays away until {@link #start(PlatformServer)}. */
    public void kill(PlatformServer server) throws InterruptedException {
        servers.kill(server);
    }

    /** Stops a server in good order; it stays away until {@link #start(PlatformServer)}. */
    public void stop(PlatformServer server) throws InterruptedException {
        servers.stop(server);
    }

    /** Whether a service says that it is ready. */
    public boolean ready(PlatformService service) {
        return running.ready(service);
    }

    /**
     * Waits until all services are ready again, for example after {@link #kill(PlatformService)}.
     *
     * @throws PlatformException when they are not in time, or the platform has failed
     */
    public void awaitReady(Duration within) throws InterruptedException {
        running.awaitReady(within);
    }

    boolean anythingStarted() {
        return processes.anyStarted();
    }

    /** Completes with the reason when the platform cannot go on by itself. */
    CompletableFuture<PlatformException> failure() {
        return processes.failure();
    }

    /** Stops console and services, then Keycloak and mail, then Kafka, then PostgreSQL. Doing it again does nothing. */
    @Override
    public void close() {
        if (processes.close(RunningServices.ORDER)) {
            threads.shutdown();
        }
    }
}
