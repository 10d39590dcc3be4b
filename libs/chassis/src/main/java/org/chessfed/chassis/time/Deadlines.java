package org.chessfed.chassis.time;

import io.quarkus.arc.All;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.time.Instant;
import java.util.List;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Runs the due work of the service: every second, and when the clock is moved. */
@ApplicationScoped
public class Deadlines {

    private static final Logger LOG = Logger.getLogger(Deadlines.class);
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

    /** Work may make other work due, so the rounds go on until one finds nothing. A work that fails stops no other. */
    private synchronized void run(Instant upTo) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            int done = 0;
            @Nullable RuntimeException failure = null;
            for (DueWork work : works) {
                try {
                    done += work.runDue(upTo);
                } catch (RuntimeException e) {
                    failure = e;
                    LOG.errorf(
                            e,
                            "due work %s failed; it is tried again",
                            work.getClass().getSimpleName());
                }
            }
            if (failure != null) {
                throw failure;
            }
            if (done == 0) {
                return;
            }
        }
        throw new IllegalStateException("due work does not come to an end: " + works);
    }
}
