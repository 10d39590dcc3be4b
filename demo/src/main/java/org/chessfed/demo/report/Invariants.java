package org.chessfed.demo.report;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;

/** Looks into the databases of the services for rows that break an invariant. */
public final class Invariants {

    private static final int MOST_ROWS = 20;

    private Invariants() {}

    /**
     * A row that breaks an invariant.
     *
     * @param invariant number of the invariant, such as {@code I7}
     * @param service whose database holds the row
     * @param promise what should hold
     * @param row the row as JSON
     */
    public record Violation(String invariant, PlatformService service, String promise, String row) {

        @Override
        public String toString() {
            return "%s in %s: not true that %s: %s".formatted(invariant, service.module(), promise, row);
        }
    }

    /**
     * Asks every invariant of a quiet platform.
     *
     * @return at most twenty rows per invariant and service; empty if all hold
     * @throws SQLException if a database does not answer
     */
    public static List<Violation> broken(LocalPlatform platform) throws SQLException {
        List<Violation> broken = new ArrayList<>();
        for (PlatformService service : platform.services()) {
            if (service != PlatformService.CONSOLE) {
                try (Connection connection = platform.database(service).connect()) {
                    broken.addAll(broken(service, connection));
                }
            }
        }
        return broken;
    }

    static List<Violation> broken(PlatformService service, Connection connection) throws SQLException {
        List<Violation> broken = new ArrayList<>();
        for (Invariant invariant : Invariant.all()) {
            if (invariant.services().contains(service)) {
                broken.addAll(broken(invariant, service, connection));
            }
        }
        return broken;
    }

    static List<Violation> broken(Invariant invariant, PlatformService service, Connection connection)
            throws SQLException {
        List<Violation> broken = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select to_json(broken) from (" + invariant.sql() + "\n) broken limit " + MOST_ROWS)) {
            while (rows.next()) {
                broken.add(new Violation(invariant.id(), service, invariant.promise(), rows.getString(1)));
            }
        }
        return broken;
    }
}
