package org.chessfed.pairing.round;

import org.chessfed.pairing.absence.Announcement;

/** Which seat an announcement leads to. */
final class SeatKinds {

    private SeatKinds() {}

    static SeatKind of(Announcement announcement) {
        return switch (announcement.kind()) {
            case ABSENCE -> announcement.excused() ? SeatKind.ANNOUNCED_ABSENCE : SeatKind.UNEXCUSED_ABSENCE;
            case WITHDRAWAL -> SeatKind.WITHDRAWN;
            case HALF_POINT_BYE -> SeatKind.HALF_POINT_BYE;
            case FULL_POINT_BYE -> SeatKind.FULL_POINT_BYE;
            case ZERO_POINT_BYE -> SeatKind.ZERO_POINT_BYE;
        };
    }
}
