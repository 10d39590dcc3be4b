package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.rating.RatingChanged;

/** Tells every national rating again as it stands, for a reader that builds its copy anew. */
@ApplicationScoped
class RepublishRatings implements Republisher {

    private final Database database;
    private final Republication republication;

    RepublishRatings(Database database, Republication republication) {
        this.database = database;
        this.republication = republication;
    }

    @Override
    public Class<? extends Fact> type() {
        return RatingChanged.class;
    }

    @Override
    public long republish(String key) {
        return republication.of(
                (after, most) -> after(after.toString(), key, most),
                rating -> UUID.fromString(rating.personId()),
                rating -> rating);
    }

    private List<RatingChanged> after(String person, String key, int most) {
        return database.query(
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
                most);
    }
}
