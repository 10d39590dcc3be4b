package org.chessfed.notification.entry;

import org.chessfed.events.registration.EntryState;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;

/** What every notice about an entry tells. */
final class EntryDraft {

    private EntryDraft() {}

    static Draft of(NoticeKind kind, EntryState entry) {
        return new Draft(kind, entry.person().personId(), entry.entryId(), entry.competition())
                .decidedBy(entry.competitionVersion())
                .with(Argument.STAGE, entry.stage())
                .with(Argument.EVENT, entry.event())
                .with(Argument.SECTION, entry.section())
                .with(Argument.STATUS, entry.status())
                .with(Argument.CAUSE, entry.cancelCause())
                .with(Argument.CLAUSES, entry.cancelClause());
    }
}
