package org.chessfed.rating.national;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.chessfed.chassis.etag.Versioned;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A person's national rating, as everybody may see it.
 *
 * @param personId the person
 * @param nameZh Chinese name
 * @param passportName name in Latin letters
 * @param federation code of the chess federation
 * @param title FIDE title
 * @param rating rating points
 * @param games rated games so far
 * @param holdsFrom since when
 * @param version rising by every change
 */
@Schema(name = "Rating")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RatingView(
        String personId,
        String nameZh,
        @Nullable String passportName,
        @Nullable String federation,
        @Nullable String title,
        int rating,
        int games,
        Instant holdsFrom,
        long version)
        implements Versioned {

    @Override
    public long etagVersion() {
        return version;
    }

    static RatingView read(ResultSet row) throws SQLException {
        return new RatingView(
                row.getString("person_id"),
                row.getString("name_zh"),
                row.getString("passport_name"),
                row.getString("federation"),
                row.getString("title"),
                row.getInt("rating"),
                row.getInt("games"),
                row.getTimestamp("holds_from").toInstant(),
                row.getLong("version"));
    }
}
