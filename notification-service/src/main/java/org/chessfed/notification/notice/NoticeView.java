package org.chessfed.notification.notice;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A notice as staff see it; without words and address.
 *
 * @param id its id
 * @param personId who is told
 * @param kind what it tells, such as {@code berth-offered}
 * @param channel {@code MAIL}
 * @param competition competition code
 * @param subject id of the entry, charge, round, berth or sanction that it is about
 * @param causeId id of the fact that it answers
 * @param state where it stands
 * @param tries tries since it was queued or ordered again
 * @param failure why the last try failed; absent if none has, or once it is sent
 * @param queuedAt time of the fact
 * @param nextTryAt when it is tried next; only while it waits
 * @param sentAt when the mail server took it
 */
@Schema(name = "Notice")
@JsonInclude(JsonInclude.Include.NON_NULL)
record NoticeView(
        UUID id,
        String personId,
        String kind,
        String channel,
        String competition,
        String subject,
        String causeId,
        NoticeState state,
        int tries,
        @Nullable Failure failure,
        Instant queuedAt,
        @Nullable Instant nextTryAt,
        @Nullable Instant sentAt) {

    static NoticeView read(ResultSet row) throws SQLException {
        NoticeState state = NoticeState.valueOf(row.getString("state"));
        String failure = row.getString("failure");
        return new NoticeView(
                row.getObject("id", UUID.class),
                row.getString("person_id"),
                NoticeKind.valueOf(row.getString("kind")).id(),
                row.getString("channel"),
                row.getString("competition"),
                row.getString("subject"),
                row.getString("cause_id"),
                state,
                row.getInt("tries"),
                failure == null ? null : Failure.valueOf(failure),
                Objects.requireNonNull(Database.instant(row, "queued_at")),
                state == NoticeState.QUEUED ? Database.instant(row, "next_try_at") : null,
                Database.instant(row, "sent_at"));
    }
}
