package org.chessfed.local;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Keycloak from its Maven artifact, built once for PostgreSQL, with the realm of {@code deploy/keycloak}. */
final class KeycloakServer {

    static final String NAME = "keycloak";
    private static final int HEAP = 256;
    private static final Duration STOP_WITHIN = Duration.ofSeconds(60);

    private final ProjectHome home;
    private final RunDirectory directory;
    private final Ports ports;
    private final Map<String, String> environment;
    private final boolean demoRealm;

    KeycloakServer(ProjectHome home, RunDirectory directory, Ports ports, Addresses addresses, boolean demoRealm) {
        this.home = home;
        this.directory = directory;
        this.ports = ports;
        this.environment = new LinkedHashMap<>(addresses.rewrite(EnvironmentFile.read(home.environment(NAME))));
        this.demoRealm = demoRealm;
        if (demoRealm) {
            environment.putAll(EnvironmentFile.read(home.environment("demo")));
        }
        environment.put("KC_HTTP_HOST", "localhost");
        environment.put("KC_HTTP_MANAGEMENT_HOST", "localhost");
    }

    String databasePassword() {
        return Settings.required(environment, "KC_DB_PASSWORD");
    }

    /** The issuer of the realm's tokens. */
    URI issuer() {
        return URI.create(Settings.required(environment, "KC_HOSTNAME") + "/realms/" + Realm.NAME);
    }

    /** Unpacks and builds the program where it is missing, and writes the realm that a new database is given. */
    ProcessPlan prepare() throws IOException, InterruptedException {
        return plan(Realm.NAME, List.of("--import-realm"));
    }

    /** The plan of a start that makes tables and master realm in an empty database, and no more. */
    ProcessPlan prepareTables() throws IOException, InterruptedException {
        return plan("master", List.of());
    }

    // Both plans may be asked for at the same time, and write into the same directory.
    private synchronized ProcessPlan plan(String awaitedRealm, List<String> options)
            throws IOException, InterruptedException {
        Path program = unpacked();
        // The program is shared by all runs of this clone; what one run keeps lies in its own directory.
        Path own = directory.data().resolve(NAME);
        Files.createDirectories(own.resolve("conf"));
        Files.createDirectories(own.resolve("providers"));
        Files.createDirectories(own.resolve("data/import"));
        link(own.resolve("lib"), program.resolve("lib"));
        Files.writeString(own.resolve("data/import/realm.json"), Realm.read(home.deploy("keycloak"), demoRealm));
        List<String> command = new ArrayList<>(Jvm.archived(
                home.classArchive(NAME),
                HEAP,
                "-Xms64m",
                "-XX:MetaspaceSize=96M",
                "-XX:MaxMetaspaceSize=256m",
                "-Djava.security.egd=file:/dev/urandom",
                "-Djava.util.concurrent.ForkJoinPool.common.threadFactory="
                        + "io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory",
                "--add-opens=java.base/java.util=ALL-UNNAMED",
                "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
                "--add-opens=java.base/java.security=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--enable-native-access=ALL-UNNAMED",
                "-Duser.language=en",
                "-Dkc.home.dir=" + own,
                "-Djboss.server.config.dir=" + own.resolve("conf"),
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-Dpicocli.disable.closures=true",
                "-Dquarkus-log-max-startup-records=10000",
                "-cp",
                program.resolve("lib/quarkus-run.jar").toString(),
                "io.quarkus.bootstrap.runner.QuarkusEntryPoint",
                "start",
                "--optimized"));
        command.addAll(options);
        URI address = address();
        URI discovery = URI.create(address + "/realms/" + awaitedRealm + "/.well-known/openid-configuration");
        return new ProcessPlan(NAME, command, environment, own, address, () -> Http.ok(discovery), "TERM", STOP_WITHIN);
    }

    /**
     * Takes over a realm whose files or addresses have changed since the data were made.
     *
     * @return what people should know about it, empty when there is nothing
     */
    String takeOverChanges() throws IOException, InterruptedException {
        RealmReplacement replacement = new RealmReplacement(
                address(), environment, realm(), directory.data().resolve(NAME).resolve("realm.sha256"));
        if (!replacement.due()) {
            replacement.done();
            return "";
        }
        if (!demoRealm) {
            return "The realm's files or addresses have changed since its data were made. It may hold accounts of its own"
                    + " and is left as it is: change it in Keycloak, or delete " + directory.data()
                    + " to begin anew.";
        }
        replacement.replace();
        replacement.done();
        return "The realm's files or addresses have changed: the demo realm was made anew.";
    }

    private URI address() {
        return URI.create("http://localhost:" + ports.of(Port.KEYCLOAK));
    }

    private String realm() throws IOException {
        return Realm.read(home.deploy("keycloak"), demoRealm);
    }

    private static void link(Path link, Path target) throws IOException {
        if (!Files.isSymbolicLink(link) || !Files.readSymbolicLink(link).equals(target)) {
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, target);
        }
    }

    private Path unpacked() throws IOException, InterruptedException {
        Path archive = home.keycloakArchive();
        String version = "keycloak-" + Versions.KEYCLOAK;
        Path directoryOfVersion = home.programs().resolve(version);
        Archive.unpack(
                () -> new GZIPInputStream(new BufferedInputStream(Files.newInputStream(archive))),
                directoryOfVersion,
                unpacked -> build(unpacked.resolve(version)));
        return directoryOfVersion.resolve(version);
    }

    private void build(Path program) throws IOException, InterruptedException {
        Map<String, String> variables = new LinkedHashMap<>(environment);
        variables.put("JAVA_HOME", System.getProperty("java.home"));
        Commands.run(
                new ArrayList<>(List.of(program.resolve("bin/kc.sh").toString(), "build")),
                variables,
                program,
                "Keycloak cannot be built");
    }
}
