package org.chessfed.testkit;

import io.quarkus.arc.Arc;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.chessfed.chassis.database.SqlStates;

/** Empties the tables of the service under test. */
public final class Tables {

    private static final int ATTEMPTS = 10;

    private Tables() {}

    /**
     * Empties every table but Flyway's history and the business clock, which only moves forward. What is under way must have
     * come to rest, see {@link Quietness#await()}. The service's own looks for work go on; where one of them and the emptying
     * wait for each other and the database ends the emptying, it is done again.
     */
    public static void empty() {
        DataSource dataSource = Arc.container().instance(DataSource.class).get();
        for (int attempt = 1; ; attempt++) {
            try (Connection connection = dataSource.getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("truncate " + String.join(", ", names(statement)) + " restart identity cascade");
                return;
            } catch (SQLException e) {
                if (attempt == ATTEMPTS || !SqlStates.deadlock(e)) {
                    throw new IllegalStateException("the tables could not be emptied", e);
                }
            }
        }
    }

    /** How many rows each of these tables has, so that a test can see that nothing was added or removed. */
    public static Map<String, Long> rows() {
        DataSource dataSource = Arc.container().instance(DataSource.class).get();
        Map<String, Long> counted = new TreeMap<>();
        try (Connection connection = dataSource.getConnection();
                Statement statement = connection.createStatement()) {
            for (String table : names(statement)) {
                try (ResultSet rows = statement.executeQuery("select count(*) from " + table)) {
                    rows.next();
                    counted.put(table, rows.getLong(1));
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the rows could not be counted", e);
        }
        return counted;
    }

    private static List<String> names(Statement statement) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(
                "select quote_ident(tablename) from pg_tables where schemaname = current_schema()"
                        + " and tablename not in ('flyway_schema_history', 'business_clock')")) {
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
        }
        return tables;
    }
}
