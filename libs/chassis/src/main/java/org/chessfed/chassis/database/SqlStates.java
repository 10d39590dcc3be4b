package org.chessfed.chassis.database;

import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the states of PostgreSQL mean to us. */
public final class SqlStates {

    private static final Set<String> PASSING =
            Set.of("40001", "40P01", "55P03", "57P01", "57P02", "57P03", "53300", "57014");

    private SqlStates() {}

    /** Whether the same statement may succeed later; an unknown state counts as a lost connection. */
    public static boolean passing(String state) {
        return state.isEmpty() || state.startsWith("08") || PASSING.contains(state);
    }

    /** The first SQL error among the causes; absent when the failure did not come from the database. */
    public static @Nullable SQLException in(Throwable failure) {
        for (Throwable t = failure; t != null; t = t.getCause() == t ? null : t.getCause()) {
            if (t instanceof SQLException sql) {
                return sql;
            }
        }
        return null;
    }

    /** Whether a failure came from the database and may pass by itself. */
    public static boolean passing(Throwable failure) {
        SQLException sql = in(failure);
        if (sql == null) {
            return false;
        }
        String state = sql.getSQLState();
        return passing(state == null ? "" : state);
    }

    /** Whether the database ended the transaction in favour of another one: deadlock or serialization. */
    public static boolean deadlock(Throwable failure) {
        SQLException sql = in(failure);
        return sql != null && ("40001".equals(sql.getSQLState()) || "40P01".equals(sql.getSQLState()));
    }

    /** Whether a text holds a character that no text of the database can hold: NUL. */
    public static boolean unstorable(Throwable failure) {
        SQLException sql = in(failure);
        return sql != null && "22021".equals(sql.getSQLState());
    }

    /** Whether a failure is the refusal of a second row where the database allows one. */
    public static boolean uniqueViolation(Throwable failure) {
        SQLException sql = in(failure);
        return sql != null && "23505".equals(sql.getSQLState());
    }
}
