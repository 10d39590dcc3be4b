package org.chessfed.chassis.audit;

import io.quarkus.arc.Arc;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.request.CurrentRequest;
import org.chessfed.chassis.time.BusinessClock;

/**
 * Who did what to what, when and why. A row of the business transaction; it is sealed into the hash chain afterwards, so
 * that no request waits for the head of the chain.
 */
@ApplicationScoped
public class Audit {

    private final Database database;
    private final BusinessClock clock;
    private final CurrentRequest request;
    private final Caller caller;
    private final Clock system;

    Audit(Database database, BusinessClock clock, CurrentRequest request, Caller caller) {
        this.database = database;
        this.clock = clock;
        this.request = request;
        this.caller = caller;
        this.system = Clock.systemUTC();
    }

    /**
     * Notes an act of the present caller, or of the service itself where a fact or a deadline caused it.
     *
     * @param action what was done, kebab case, such as {@code entry-cancelled}
     * @param kind kind of the thing, such as {@code entry}
     * @param id the thing
     * @param reason why, in the caller's words or the regulation's clause; empty where the act needs none. No personal data.
     */
    @Transactional(TxType.MANDATORY)
    public void record(String action, String kind, Object id, String reason) {
        database.update(
                """
                insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                Ids.next(),
                action,
                kind,
                id.toString(),
                reason,
                actor(),
                request.operation(),
                request.id(),
                request.cause(),
                clock.now(),
                system.instant().truncatedTo(ChronoUnit.MICROS));
    }

    private String actor() {
        boolean http = Arc.container().requestContext().isActive()
                && !request.operation().isEmpty();
        return http ? caller.name() : "service";
    }
}
