package org.chessfed.testkit;

import io.quarkus.arc.Arc;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** Empties the tables of the service under test. */
public final class Tables {

    private Tables() {}

    /**
     * Empties every table but Flyway's history and the business clock, which only moves forward. What is under way must have
     * come to rest, see {@link Quietness#await()}.
     */
    public static void empty() {
        DataSource dataSource = Arc.container().instance(DataSource.class).get();
        try (Connection connection = dataSource.getConnection();
                Statement statement = connection.createStatement()) {
            List<String> tables = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery(
                    "select quote_ident(tablename) from pg_tables where schemaname = current_schema()"
                            + " and tablename not in ('flyway_schema_history', 'business_clock')")) {
                while (rows.next()) {
                    tables.add(rows.getString(1));
                }
            }
            statement.execute("truncate " + String.join(", ", tables) + " restart identity cascade");
        } catch (SQLException e) {
            throw new IllegalStateException("the tables could not be emptied", e);
        }
    }
}
