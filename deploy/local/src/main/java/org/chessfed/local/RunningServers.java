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
        ManagedProcess process = new ManagedProcess(plan, directory, server.order());
        processes.launch(process, died -> processes.fail(plan.name() + " has ended by itself; its log: " + died.log()));
        process.awaitReady(READY_WITHIN);
        processes.told(plan.name());
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
        postgres.ensureOwned("keycloak", keycloak.databasePassword());
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
