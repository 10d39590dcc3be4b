package org.chessfed.selection.field;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.database.Database;

/** Which fields are closed, for those who may no longer add to one. */
@ApplicationScoped
public class ClosedFields {

    private final Database database;

    ClosedFields(Database database) {
        this.database = database;
    }

    /** Whether a field is closed. */
    public boolean closed(UUID seasonId, String stage, String section) {
        return database.number(
                        "select count(*) from field where season_id = ? and stage = ? and section = ? and state = 'CLOSED'",
                        seasonId,
                        stage,
                        section)
                > 0;
    }
}
