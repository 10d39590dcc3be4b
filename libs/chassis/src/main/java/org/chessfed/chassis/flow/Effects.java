package org.chessfed.chassis.flow;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.request.CurrentRequest;

/**
 * The ledger of what was done because of what: one row per cause, kind and subject, in the transaction of the effect. It
 * makes a doubled effect impossible, and countable should it happen all the same.
 */
@ApplicationScoped
public class Effects {

    private final Database database;
    private final CurrentRequest request;

    Effects(Database database, CurrentRequest request) {
        this.database = database;
        this.request = request;
    }

    /**
     * Notes an effect of the fact or request that is being handled.
     *
     * @param kind what was done, such as {@code charge-raised}
     * @param subject to which thing, such as the entry's id
     * @return true the first time; false if this cause has had this effect on the subject, and nothing is to be done
     */
    @Transactional(TxType.MANDATORY)
    public boolean record(String kind, String subject) {
        return record(request.cause(), kind, subject);
    }

    /**
     * Notes an effect of a stated cause.
     *
     * @param cause id of the event, or of whatever else caused it
     * @return true the first time; false if this cause has had this effect on the subject
     */
    @Transactional(TxType.MANDATORY)
    public boolean record(String cause, String kind, String subject) {
        return database.update(
                        "insert into effect(cause, kind, subject) values (?, ?, ?) on conflict do nothing",
                        cause,
                        kind,
                        subject)
                == 1;
    }
}
