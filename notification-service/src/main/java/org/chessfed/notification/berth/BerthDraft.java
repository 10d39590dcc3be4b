package org.chessfed.notification.berth;

import org.chessfed.events.selection.BerthState;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;

/** What every notice about a place tells. */
final class BerthDraft {

    private BerthDraft() {}

    static Draft of(NoticeKind kind, BerthState berth) {
        return new Draft(kind, berth.personId(), berth.berthId(), berth.competition())
                .decidedBy(berth.competitionVersion())
                .with(Argument.STAGE, berth.stage())
                .with(Argument.EVENT, berth.event())
                .with(Argument.SECTION, berth.section())
                .with(Argument.CLAUSES, berth.clause())
                .with(Argument.FROM_STAGE, berth.fromStage())
                .with(Argument.FROM_EVENT, berth.fromEvent())
                .with(Argument.RANK, berth.rank())
                .with(Argument.ANSWER_BY, berth.answerBy())
                .with(Argument.CAUSE, berth.cause());
    }
}
