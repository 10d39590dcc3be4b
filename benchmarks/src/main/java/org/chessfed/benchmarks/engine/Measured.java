package org.chessfed.benchmarks.engine;

import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What one benchmark took for a call.
 *
 * @param name method
 * @param parameter its size
 * @param wallMillis elapsed milliseconds
 * @param cpuMillis processor milliseconds
 * @param megabytes memory allocated, in MB of a million bytes
 */
record Measured(String name, String parameter, double wallMillis, double cpuMillis, double megabytes) {

    static Measured of(RunResult run) {
        String label = run.getPrimaryResult().getLabel();
        String parameter = run.getParams().getParamsKeys().stream()
                .map(run.getParams()::getParam)
                .findFirst()
                .orElse("");
        return new Measured(
                label,
                parameter,
                run.getPrimaryResult().getScore(),
                secondary(run, "cpuNanos") / secondary(run, "calls") / 1e6,
                secondary(run, "gc.alloc.rate.norm") / 1e6);
    }

    private static double secondary(RunResult run, String name) {
        return run.getSecondaryResults().entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(name))
                .map(java.util.Map.Entry::getValue)
                .mapToDouble(Result::getScore)
                .findFirst()
                .orElse(Double.NaN);
    }
}
