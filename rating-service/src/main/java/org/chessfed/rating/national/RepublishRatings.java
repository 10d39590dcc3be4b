package org.chessfed.rating.national;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.rating.RatingChanged;

/** Tells every national rating again as it stands, for a reader that builds its copy anew. */
@ApplicationScoped
class RepublishRatings implements Republisher {

    private static final int BATCH = 200;

    private final Database database;
    private final Outbox outbox;

    RepublishRatings(Database database, Outbox outbox) {
        this.database = database;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return RatingChanged.class;
    }

    @Override
    public long republish(String key) {
        long count = 0;
        String last = "";
        while (true) {
            String after = last;
            List<RatingChanged> batch = QuarkusTransaction.requiringNew().call(() -> publishAfter(after, key));
            if (batch.isEmpty()) {
                return count;
            }
            count += batch.size();
            last = batch.getLast().personId();
        }
    }

    private List<RatingChanged> publishAfter(String person, String key) {
        List<RatingChanged> batch = database.query(
                """
                select * from national_rating where person_id > ? and (? = '' or person_id = ?)
                    and person_id not in (select merged_id from person_merge)
                order by person_id limit ?""",
                row -> new RatingChanged(
                        row.getString("person_id"),
                        row.getLong("version"),
                        NationalRatings.LIST,
                        row.getInt("rating"),
                        null,
                        null,
                        null,
                        null,
                        0,
                        row.getTimestamp("holds_from").toInstant()),
                person,
                key,
                key,
                BATCH);
        batch.forEach(outbox::add);
        return batch;
    }
}
