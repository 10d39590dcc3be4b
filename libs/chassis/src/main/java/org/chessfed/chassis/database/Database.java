package org.chessfed.chassis.database;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Plain SQL in the transaction of the caller, or in auto-commit when there is none.
 *
 * <p>For what an entity is too heavy for: guarded updates, counters, queues. Hibernate writes its changes at the end of
 * the transaction, so a statement here sees them only after a flush.
 */
@ApplicationScoped
public class Database {

    private final DataSource dataSource;

    Database(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    /** Reads one row of a result. */
    @FunctionalInterface
    public interface Row<T> {
        /** The value of the current row. */
        T read(ResultSet row) throws SQLException;
    }

    /**
     * Executes a statement.
     *
     * @param sql statement with {@code ?} for each argument
     * @param arguments values; instants are stored as {@code timestamptz}
     * @return number of rows changed
     * @throws DatabaseFailure if the database refuses it or cannot be reached
     */
    public int update(String sql, @Nullable Object... arguments) {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = prepare(connection, sql, arguments)) {
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        }
    }

    /**
     * Every row of a query.
     *
     * @throws DatabaseFailure if the database refuses it or cannot be reached
     */
    public <T> List<T> query(String sql, Row<T> reader, @Nullable Object... arguments) {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = prepare(connection, sql, arguments);
                ResultSet rows = statement.executeQuery()) {
            List<T> result = new ArrayList<>();
            while (rows.next()) {
                result.add(reader.read(rows));
            }
            return result;
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        }
    }

    /** The first row of a query; empty when there is none. */
    public <T> Optional<T> first(String sql, Row<T> reader, @Nullable Object... arguments) {
        return query(sql, reader, arguments).stream().findFirst();
    }

    /** The number that a query gives, such as a count; 0 when it gives none. */
    public long number(String sql, @Nullable Object... arguments) {
        return first(sql, row -> row.getLong(1), arguments).orElse(0L);
    }

    /** The instant of a {@code timestamptz} column; absent when the column is null. */
    public static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp value = row.getTimestamp(column);
        return value == null ? null : value.toInstant();
    }

    private static PreparedStatement prepare(Connection connection, String sql, @Nullable Object... arguments)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < arguments.length; i++) {
            Object value = arguments[i];
            statement.setObject(i + 1, value instanceof Instant instant ? Timestamp.from(instant) : value);
        }
        return statement;
    }
}
