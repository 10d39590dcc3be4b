package org.chessfed.pairing.absence;

import java.time.Instant;
import java.util.List;
import org.chessfed.pairing.absence.Absences.Noted;
import org.chessfed.regulation.decision.Reason;

/**
 * An absence, bye or withdrawal.
 *
 * @param personId the person
 * @param name Chinese name
 * @param round the round
 * @param kind why the player is not paired
 * @param excused whether the notice came in time
 * @param announcedAt when it came
 * @param reasons why it is excused or not; empty in lists
 */
record AnnouncementView(
        String personId,
        String name,
        int round,
        AnnouncementKind kind,
        boolean excused,
        Instant announcedAt,
        List<Reason> reasons) {

    static AnnouncementView of(Noted noted) {
        return new AnnouncementView(
                noted.player().personId(),
                noted.player().nameZh(),
                noted.announcement().round(),
                noted.announcement().kind(),
                noted.announcement().excused(),
                noted.announcement().announcedAt(),
                noted.reasons());
    }
}
