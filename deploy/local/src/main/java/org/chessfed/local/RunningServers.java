package org.chessfed.local;

import java.io.IOException;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;

/** PostgreSQL, Kafka, mail and Keycloak of one platform. One that dies by itself ends the platform. */
final class RunningServers {

    // Keycloak's first start makes some hundred tables; a busy machine may need minutes for what takes seconds.
    static final Duration READY_WITHIN = Duration.ofMinutes(10);

    private final RunDirectory directory;
    private final RunningProcesses processes;
    private final PostgresServer postgres;
    private final KafkaServer kafka;
    private final MailServer mail;
    private final KeycloakServer keycloak;

    RunningServers(
            RunDirectory directory,
            RunningProcesses processes,
            PostgresServer postgres,
            KafkaServer kafka,
            MailServer mail,
            KeycloakServer keycloak) {
        this.directory = directory;
        this.processes = processes;
        this.postgres = postgres;
        this.kafka = kafka;
        this.mail = mail;
        this.keycloak = keycloak;
    }

    /** Starts a server and waits until it is ready. */
    void start(PlatformServer server) throws InterruptedException, IOException {
        switch (server) {
            case POSTGRESQL -> launch(postgres.prepare(), server);
            case KAFKA -> launch(kafka.prepare(), server);
            case MAIL -> launch(mail.prepare(), server);
            case KEYCLOAK -> launchKeycloak(keycloak.prepare());
        }
    }

    /**
     * Has Keycloak make its tables where no run of this clone has had it done, and keeps them for all that begin with empty
     * data; see {@link PreparedCluster}.
     */
    void prepareTables() throws InterruptedException, IOException, SQLException {
        if (!postgres.unprepared()) {
            return;
        }
        processes.tell("Keycloak makes its tables, once in this clone.");
        startUntilReady(postgres.prepare(), PlatformServer.POSTGRESQL);
        postgres.ensureOwned(KeycloakServer.NAME, keycloak.databasePassword());
        startUntilReady(keycloak.prepareTables(), PlatformServer.KEYCLOAK);
        stop(PlatformServer.KEYCLOAK);
        stop(PlatformServer.POSTGRESQL);
        postgres.keepPrepared();
    }

    /** What can be done for Keycloak before its database is there. */
    ProcessPlan prepareKeycloak() throws InterruptedException, IOException {
        return keycloak.prepare();
    }

    void launchKeycloak(ProcessPlan plan) throws InterruptedException, IOException {
        launch(plan, PlatformServer.KEYCLOAK);
        String news = keycloak.takeOverChanges();
        if (!news.isEmpty()) {
            processes.tell(news);
        }
    }

    private void launch(ProcessPlan plan, PlatformServer server) throws InterruptedException {
        startUntilReady(plan, server);
        processes.told(plan.name());
    }

    private void startUntilReady(ProcessPlan plan, PlatformServer server) throws InterruptedException {
        ManagedProcess process = new ManagedProcess(plan, directory, server.order());
        processes.launch(process, died -> processes.fail(plan.name() + " has ended by itself; its log: " + died.log()));
        process.awaitReady(READY_WITHIN);
    }

    /** Kills a server as {@code kill -9} does. */
    void kill(PlatformServer server) throws InterruptedException {
        ManagedProcess process = processes.of(server.process());
        process.killUnwatched();
        process.awaitEnd();
    }

    /** Stops a server in good order. */
    void stop(PlatformServer server) throws InterruptedException {
        processes.of(server.process()).stop();
    }

    /** Makes the databases that are missing: Keycloak's, and those of services by their environments. */
    void ensureDatabases(Iterable<Map<String, String>> environments) throws SQLException {
        postgres.ensureOwned(KeycloakServer.NAME, keycloak.databasePassword());
        for (Map<String, String> environment : environments) {
            String name = environment.get("QUARKUS_DATASOURCE_USERNAME");
            if (name != null) {
                postgres.ensure(
                        name,
                        Settings.required(environment, "QUARKUS_DATASOURCE_PASSWORD"),
                        Settings.required(environment, "QUARKUS_FLYWAY_PASSWORD"));
            }
        }
    }

    /** A service's database, with all rights. */
    Database database(String name) {
        return postgres.database(name);
    }

    URI issuer() {
        return keycloak.issuer();
    }
}
