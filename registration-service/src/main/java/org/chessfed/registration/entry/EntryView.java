package org.chessfed.registration.entry;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.problem.ProblemView.ReasonView;
import org.chessfed.events.registration.EntryStatus;
import org.jspecify.annotations.Nullable;

/**
 * An entry as its owner and those who run the event see it.
 *
 * @param id its id
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param section section id
 * @param personId the person
 * @param nameZh Chinese name
 * @param passportName name in Latin letters
 * @param status where it stands
 * @param source {@code FORM} or {@code BERTH}
 * @param guaranteeRegion region whose guaranteed places are open to the person
 * @param membership {@code NONE}, {@code INDIVIDUAL} or {@code GROUP}
 * @param payMethod how the fee is paid
 * @param nationalRating national rating
 * @param submittedAt when it was made
 * @param confirmedAt when it began to count
 * @param checkedInAt when the person checked in
 * @param cancelCause why it was cancelled
 * @param reasons every decision about it, with its clause
 * @param version version of the entry
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record EntryView(
        UUID id,
        String competition,
        String stage,
        String event,
        String section,
        UUID personId,
        String nameZh,
        @Nullable String passportName,
        EntryStatus status,
        String source,
        @Nullable String guaranteeRegion,
        String membership,
        String payMethod,
        @Nullable Integer nationalRating,
        Instant submittedAt,
        @Nullable Instant confirmedAt,
        @Nullable Instant checkedInAt,
        @Nullable CancelCause cancelCause,
        List<ReasonView> reasons,
        int version)
        implements Versioned {
    EntryView {
        reasons = List.copyOf(reasons);
    }

    @Override
    public long etagVersion() {
        return version;
    }
}
