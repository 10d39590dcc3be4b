package org.chessfed.chassis.inbox;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.database.Database;

/**
 * Forgets the ids of facts that are twice as old as anything a topic keeps, so that the inbox does not grow for ever. Their
 * number stays counted.
 */
@ApplicationScoped
class ForgetOldFacts {

    private static final int BATCH = 10_000;

    private final Database database;

    ForgetOldFacts(Database database) {
        this.database = database;
    }

    @Scheduled(
            every = "6h",
            delayed = "10m",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP,
            skipExecutionIf = Scheduled.ApplicationNotRunning.class)
    void forget() {
        while (database.number(
                        "select count(*) from (select 1 from inbox where received_at < now() - interval '60 days' limit 1) as old")
                > 0) {
            QuarkusTransaction.requiringNew().run(this::forgetBatch);
        }
    }

    private void forgetBatch() {
        database.update("""
                with gone as (
                    delete from inbox where event_id in (
                        select event_id from inbox where received_at < now() - interval '60 days' limit ? for update skip locked)
                    returning type)
                insert into inbox_forgotten(type, facts) select type, count(*) from gone group by type
                on conflict (type) do update set facts = inbox_forgotten.facts + excluded.facts""", BATCH);
    }
}
