package org.chessfed.chassis.time;

import io.quarkus.arc.All;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.time.Instant;
import java.util.List;

/** Runs the due work of the service: every second, and when the clock is moved. */
@ApplicationScoped
public class Deadlines {

    private static final int MOST_ROUNDS = 1_000;

    private final List<DueWork> works;
    private final BusinessClock clock;

    Deadlines(@All List<DueWork> works, BusinessClock clock) {
        this.works = works;
        this.clock = clock;
    }

    @Scheduled(
            every = "${chessfed.due.every:1s}",
            delayed = "${chessfed.due.delayed:3s}",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP,
            skipExecutionIf = Scheduled.ApplicationNotRunning.class)
    @ActivateRequestContext
    void sweep() {
        clock.refresh();
        run(clock.now());
    }

    /** Moves the clock and does everything that falls due up to it before it returns. */
    @ActivateRequestContext
    public void moveTo(Instant to) {
        clock.moveTo(to);
        run(clock.now());
    }

    /** How many pieces of work are due now. */
    @ActivateRequestContext
    public long due() {
        Instant now = clock.now();
        return works.stream().mapToLong(work -> work.due(now)).sum();
    }

    /** Work may make other work due, so the rounds go on until one finds nothing. */
    private synchronized void run(Instant upTo) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            int done = 0;
            for (DueWork work : works) {
                done += work.runDue(upTo);
            }
            if (done == 0) {
                return;
            }
        }
        throw new IllegalStateException("due work does not come to an end: " + works);
    }
}
