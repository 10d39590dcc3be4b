package org.chessfed.events.rating;

import java.time.Instant;
import org.chessfed.events.Fact;
import org.jspecify.annotations.Nullable;

/**
 * A person has a new rating.
 *
 * @param personId the person
 * @param version rising by every change of the person's rating
 * @param list {@code NATIONAL}, {@code FIDE_STANDARD}, {@code FIDE_RAPID} or {@code FIDE_BLITZ}
 * @param rating the rating now
 * @param previous the rating before, absent for the first one
 * @param competition competition whose games moved it, absent for an import
 * @param event event whose games moved it
 * @param tournamentId tournament whose games moved it
 * @param games games that counted
 * @param at when it holds from
 */
public record RatingChanged(
        String personId,
        long version,
        String list,
        int rating,
        @Nullable Integer previous,
        @Nullable String competition,
        @Nullable String event,
        @Nullable String tournamentId,
        int games,
        Instant at)
        implements Fact {
    @Override
    public String aggregateId() {
        return personId + "/" + list;
    }

    @Override
    public String key() {
        return personId;
    }
}
