package org.chessfed.local;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL from its Maven artifact, with the configuration that Docker Compose uses too. */
final class PostgresServer {

    static final String NAME = "postgresql";
    /** The environment file of the server. */
    static final String ENVIRONMENT = "postgres";

    private static final String SUPERUSER = "postgres";
    private static final String VERSION_FILE = "PG_VERSION";
    private static final Duration STOP_WITHIN = Duration.ofSeconds(30);

    private final boolean disposable;
    private final ProjectHome home;
    private final Path cluster;
    private final int port;
    private final String password;
    private final PreparedCluster prepared;

    /**
     * A server of a run.
     *
     * @param disposable whether its data are thrown away after the run, so that it need not wait for the disk
     */
    PostgresServer(ProjectHome home, RunDirectory directory, Ports ports, boolean disposable) {
        this.disposable = disposable;
        this.home = home;
        this.cluster = directory.data().resolve(NAME);
        this.port = ports.of(Port.POSTGRESQL);
        this.password = Settings.required(EnvironmentFile.read(home.environment(ENVIRONMENT)), "POSTGRES_PASSWORD");
        this.prepared = new PreparedCluster(home);
    }

    /** Whether a start would have to make a data directory, and no prepared one can be copied. */
    boolean unprepared() {
        return !Files.exists(cluster.resolve(VERSION_FILE)) && !prepared.exists();
    }

    /** Keeps a copy of the data of this server, which is stopped, for runs to come. */
    void keepPrepared() throws IOException {
        prepared.keep(cluster);
    }

    /** Unpacks the program and makes the cluster, or copies the prepared one, where they are missing. */
    ProcessPlan prepare() throws IOException, InterruptedException {
        Path program = unpacked();
        if (!Files.exists(cluster.resolve(VERSION_FILE))) {
            if (prepared.exists()) {
                prepared.copyTo(cluster);
            } else {
                initialise(program);
            }
        }
        List<String> command = withoutRoot();
        command.addAll(List.of(
                program.resolve("bin/postgres").toString(),
                "-D",
                cluster.toString(),
                "-p",
                Integer.toString(port),
                "-c",
                "config_file=" + home.deploy("postgres/postgresql.conf"),
                "-c",
                "listen_addresses=localhost",
                "-c",
                "unix_socket_directories="));
        if (disposable) {
            command.addAll(List.of("-c", "fsync=off"));
        }
        return new ProcessPlan(
                NAME,
                command,
                Map.of(),
                cluster,
                URI.create("postgresql://localhost:" + port),
                this::ready,
                "INT",
                STOP_WITHIN);
    }

    /** A database of this server with the rights of its superuser. */
    Database database(String name) {
        return new Database("jdbc:postgresql://localhost:" + port + "/" + name, SUPERUSER, password);
    }

    /**
     * Makes the roles and the database of one service where they are missing: the owner makes the schema, the service's
     * own role only reads and writes rows. {@code deploy/postgres/databases.sh} does the same in a container.
     */
    void ensure(String name, String rolePassword, String ownerPassword) throws SQLException {
        String owner = name + "_owner";
        try (Connection connection = database(SUPERUSER).connect()) {
            ensureRole(connection, owner, ownerPassword);
            ensureRole(connection, name, rolePassword);
            if (ensureDatabase(connection, name, owner)) {
                grantRows(name, owner);
            }
        }
    }

    /** Makes a database whose own role owns it where they are missing. */
    void ensureOwned(String name, String rolePassword) throws SQLException {
        try (Connection connection = database(SUPERUSER).connect()) {
            ensureRole(connection, name, rolePassword);
            ensureDatabase(connection, name, name);
        }
    }

    private void grantRows(String name, String owner) throws SQLException {
        try (Connection connection = database(name).connect();
                Statement statement = connection.createStatement()) {
            statement.execute("alter schema public owner to " + owner);
            statement.execute("grant usage on schema public to " + name);
            statement.execute("alter default privileges for role " + owner
                    + " grant select, insert, update, delete on tables to " + name);
            statement.execute(
                    "alter default privileges for role " + owner + " grant usage, select on sequences to " + name);
        }
    }

    private static void ensureRole(Connection connection, String name, String rolePassword) throws SQLException {
        if (!exists(connection, "select 1 from pg_roles where rolname = ?", name)) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("create role %s login password '%s'"
                        .formatted(identifier(name), rolePassword.replace("'", "''")));
            }
        }
    }

    private static boolean ensureDatabase(Connection connection, String name, String owner) throws SQLException {
        if (exists(connection, "select 1 from pg_database where datname = ?", name)) {
            return false;
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("create database %s owner %s".formatted(identifier(name), identifier(owner)));
        }
        return true;
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    private static String identifier(String name) {
        if (!name.matches("[a-z_]+")) {
            throw new IllegalArgumentException("Not a plain name of a role or database: " + name);
        }
        return name;
    }

    private boolean ready() {
        try (Connection connection = database(SUPERUSER).connect()) {
            return connection.isValid(1);
        } catch (SQLException e) {
            // Not listening yet or still starting up: not ready, which is what was asked.
            return false;
        }
    }

    private Path unpacked() throws IOException, InterruptedException {
        String architecture = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        String resource = switch (architecture) {
            case "amd64", "x86_64" -> "/postgres-linux-x86_64.txz";
            case "aarch64", "arm64" -> "/postgres-linux-arm_64.txz";
            default ->
                throw new PlatformException("There is no PostgreSQL for the processor " + architecture
                        + "; the local platform runs on Linux on x86-64 and arm64.");
        };
        Path directory = home.programs().resolve("postgresql-" + Versions.POSTGRESQL);
        Archive.unpack(() -> new XZInputStream(open(resource)), directory, unpacked -> {});
        return directory;
    }

    private static InputStream open(String resource) throws IOException {
        InputStream stream = PostgresServer.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IOException("Missing on the class path: " + resource);
        }
        return stream;
    }

    private void initialise(Path program) throws IOException, InterruptedException {
        Files.createDirectories(cluster);
        Path passwordFile = Files.createTempFile("chessfed", ".pw");
        try {
            Files.writeString(passwordFile, password + "\n");
            List<String> command = withoutRoot();
            command.addAll(List.of(
                    program.resolve("bin/initdb").toString(),
                    "-D",
                    cluster.toString(),
                    "-U",
                    SUPERUSER,
                    "--auth=scram-sha-256",
                    "--pwfile=" + passwordFile,
                    "-E",
                    "UTF8",
                    "--locale-provider=builtin",
                    "--locale=C.UTF-8"));
            Commands.run(command, cluster, "PostgreSQL cannot make its data directory");
        } finally {
            Files.delete(passwordFile);
        }
    }

    /** PostgreSQL refuses to run as root; in a user namespace of its own the process is somebody else. */
    private static List<String> withoutRoot() {
        return "root".equals(System.getProperty("user.name"))
                ? new ArrayList<>(List.of("unshare", "--user"))
                : new ArrayList<>();
    }
}
