package org.chessfed.benchmarks.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Processor time of the calls of an iteration. On a machine that others use as well, wall-clock time tells how busy they
 * are; processor time tells how much work was done.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Nanoseconds of processor time in this iteration. */
    public long cpuNanos;

    /** Calls in this iteration. */
    public long calls;

    private long begin;

    /** Begins an iteration. */
    @Setup(Level.Iteration)
    public void reset() {
        cpuNanos = 0;
        calls = 0;
    }

    void start() {
        begin = THREADS.getCurrentThreadCpuTime();
    }

    void stop() {
        cpuNanos += THREADS.getCurrentThreadCpuTime() - begin;
        calls++;
    }
}
