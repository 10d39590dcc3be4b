package org.chessfed.registration.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.regulation.decision.Reason;

/** Why an entry was taken, confirmed or cancelled: appended, never changed. */
@ApplicationScoped
class EntryReasons {

    private final Database database;
    private final ObjectMapper json;

    EntryReasons(Database database, ObjectMapper json) {
        this.database = database;
        this.json = json;
    }

    /** Appends reasons of one step. */
    void add(UUID entryId, String step, List<Reason> reasons) {
        for (Reason reason : reasons) {
            database.update("""
                    insert into entry_reason(entry_id, seq, step, clause, message_key, args)
                    values (?, (select coalesce(max(seq), 0) + 1 from entry_reason where entry_id = ?), ?, ?, ?, ?::jsonb)""", entryId, entryId, step, reason.clause(), reason.messageKey(), write(reason.args()));
        }
    }

    /** All reasons, in their order. */
    List<Reason> of(UUID entryId) {
        return database.query(
                "select clause, message_key, args from entry_reason where entry_id = ? order by seq",
                row -> new Reason(row.getString(1), row.getString(2), read(row.getString(3))),
                entryId);
    }

    private String write(List<String> args) {
        try {
            return json.writeValueAsString(args);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> read(String args) {
        try {
            return json.readValue(args, new TypeReference<List<String>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
