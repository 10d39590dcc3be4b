package org.chessfed.chassis.idempotency;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.database.Database;

/** Removes answers that nobody may ask for again. */
@ApplicationScoped
class ForgetOldAnswers {

    private static final int BATCH = 5_000;

    private final Database database;

    ForgetOldAnswers(Database database) {
        this.database = database;
    }

    @Scheduled(
            every = "10m",
            delayed = "5m",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP,
            skipExecutionIf = Scheduled.ApplicationNotRunning.class)
    void forget() {
        int gone;
        do {
            gone = database.update("""
                    delete from idempotency where (caller, key) in (
                        select caller, key from idempotency where expires_at < now() limit ? for update skip locked)""", BATCH);
        } while (gone == BATCH);
    }
}
