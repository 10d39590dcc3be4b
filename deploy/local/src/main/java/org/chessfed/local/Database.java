package org.chessfed.local;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/**
 * How a database of a running platform is reached.
 *
 * @param jdbcUrl its address
 * @param username a role that may sign in
 * @param password its password
 */
public record Database(String jdbcUrl, String username, String password) {

    /** A new connection; the caller closes it. */
    public Connection connect() throws SQLException {
        return DriverManager.getConnection(jdbcUrl, username, password);
    }
}
