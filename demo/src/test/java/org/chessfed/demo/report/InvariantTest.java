package org.chessfed.demo.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chessfed.local.PlatformService;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each invariant is asked of the real schema of its service in PostgreSQL: of rows that keep it, then of the same rows
 * changed so that they break it. The guards of the schema, which forbid most of that, are taken away for it.
 */
@DisplayName("I1 to I14: every invariant holds on good rows and finds the row that breaks it")
class InvariantTest {

    private static final String BROKEN = "-- broken\n";
    private static final Map<PlatformService, Connection> DATABASES = new EnumMap<>(PlatformService.class);

    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void migrate() throws IOException, SQLException {
        postgres = EmbeddedPostgres.start();
        for (PlatformService service : PlatformService.values()) {
            if (service != PlatformService.CONSOLE) {
                String name = service.name().toLowerCase(java.util.Locale.ROOT);
                try (Connection server = postgres.getPostgresDatabase().getConnection()) {
                    execute(server, "create database " + name);
                }
                Connection connection = postgres.getDatabase("postgres", name).getConnection();
                DATABASES.put(service, connection);
                for (Path migration : migrations(service)) {
                    execute(connection, Files.readString(migration));
                }
                connection.setAutoCommit(false);
            }
        }
    }

    @AfterAll
    static void stop() throws IOException, SQLException {
        for (Connection connection : DATABASES.values()) {
            connection.close();
        }
        postgres.close();
    }

    static List<Invariant> invariants() {
        return Invariant.all();
    }

    @Test
    @DisplayName("all fourteen are there, and an empty database breaks none")
    void complete() throws SQLException {
        assertThat(Invariant.all().stream().map(Invariant::id).distinct())
                .containsExactly(
                        "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14");
        for (Map.Entry<PlatformService, Connection> database : DATABASES.entrySet()) {
            assertThat(Invariants.broken(database.getKey(), database.getValue()))
                    .isEmpty();
            database.getValue().rollback();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("invariants")
    @DisplayName("an invariant can fail")
    void canFail(Invariant invariant) throws SQLException {
        PlatformService service = invariant.services().iterator().next();
        String script = script(invariant);
        int broken = script.indexOf(BROKEN);
        assertThat(broken).as("script of %s", invariant).isPositive();
        Connection connection = DATABASES.get(service);
        try {
            execute(connection, "set local session_replication_role = replica");
            execute(connection, script.substring(0, broken));
            assertThat(Invariants.broken(invariant, service, connection))
                    .as("good rows")
                    .isEmpty();
            execute(connection, script.substring(broken));
            assertThat(Invariants.broken(invariant, service, connection))
                    .as("broken rows")
                    .isNotEmpty()
                    .allSatisfy(violation -> assertThat(violation.toString())
                            .startsWith(invariant.id() + " in " + service.module())
                            .contains(invariant.promise()));
        } finally {
            connection.rollback();
        }
    }

    private static String script(Invariant invariant) {
        String file = StubPlatform.resource(
                "breaks/I%02d.sql".formatted(Integer.parseInt(invariant.id().substring(1))));
        String place = invariant.services().size() > 1
                ? "every service"
                : invariant.services().iterator().next().module();
        String heading = "-- in " + place + ": " + invariant.promise() + "\n";
        int from = file.indexOf(heading);
        assertThat(from).as("the script that breaks %s", invariant).isNotNegative();
        int to = file.indexOf("\n-- in ", from);
        return file.substring(from + heading.length(), to < 0 ? file.length() : to);
    }

    private static List<Path> migrations(PlatformService service) throws IOException {
        try (Stream<Path> chassis = Files.list(Path.of("../libs/chassis/src/main/resources/db/chassis"));
                Stream<Path> own = Files.list(Path.of("..", service.module(), "src/main/resources/db/migration"))) {
            return Stream.concat(chassis, own)
                    .sorted((a, b) -> a.getFileName().compareTo(b.getFileName()))
                    .toList();
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
