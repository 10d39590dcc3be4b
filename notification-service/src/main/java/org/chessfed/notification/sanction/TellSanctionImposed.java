package org.chessfed.notification.sanction;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionState;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells of a ban or disqualification, by which clause, and how to appeal. */
@ApplicationScoped
class TellSanctionImposed implements FactHandler<SanctionImposed> {

    private final Notices notices;

    TellSanctionImposed(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<SanctionImposed> type() {
        return SanctionImposed.class;
    }

    @Override
    public void handle(SanctionImposed fact, Delivery delivery) {
        SanctionState sanction = fact.sanction();
        Draft draft = new Draft(
                        NoticeKind.SANCTION_IMPOSED, sanction.personId(), sanction.sanctionId(), sanction.competition())
                .with(Argument.CLAUSES, sanction.clause())
                .with(Argument.EVENT, sanction.event())
                .with(Argument.SCOPE, sanction.scope())
                .with(Argument.SEASON_YEAR, sanction.seasonYear())
                .with(Argument.FROM, sanction.from())
                .with(Argument.TO, sanction.to());
        notices.queue(draft, delivery);
    }
}
