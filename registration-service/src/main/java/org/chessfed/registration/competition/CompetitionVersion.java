package org.chessfed.registration.competition;

import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A version of a regulation document.
 *
 * @param code competition code
 * @param version from 1
 * @param state where it stands
 * @param yaml the document
 * @param documentNumber the authority's number
 * @param approvedOn date of that number
 * @param overrideReason why the organiser published it without a number
 * @param publishedAt when it came into force
 * @param rowVersion rising by every change
 */
record CompetitionVersion(
        String code,
        int version,
        CompetitionState state,
        String yaml,
        @Nullable String documentNumber,
        @Nullable LocalDate approvedOn,
        @Nullable String overrideReason,
        @Nullable Instant publishedAt,
        int rowVersion) {}
