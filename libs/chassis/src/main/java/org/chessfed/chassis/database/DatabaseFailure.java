package org.chessfed.chassis.database;

import java.sql.SQLException;

/** The database refused a statement or could not be reached. */
public class DatabaseFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String sqlState;

    /** A failure with the state that the driver reported. */
    public DatabaseFailure(SQLException cause) {
        super(cause.getMessage(), cause);
        String state = cause.getSQLState();
        this.sqlState = state == null ? "" : state;
    }

    /** The five-character SQL state; empty when the driver gave none. */
    public String sqlState() {
        return sqlState;
    }

    /** Whether the same statement may succeed later: connection lost, lock not had, deadlock, serialization, shutdown. */
    public boolean passing() {
        return SqlStates.passing(sqlState);
    }
}
