package org.chessfed.benchmarks;

import java.util.List;
import org.chessfed.benchmarks.engine.EngineReport;
import org.openjdk.jmh.runner.RunnerException;

/** Runs the benchmarks of one part and prints their report: {@code engine [--quick]}. */
public final class Benchmarks {

    private Benchmarks() {}

    /** Runs one report and ends the process: 0, or 3 for a wrong call. */
    public static void main(String[] arguments) throws RunnerException {
        List<String> given = List.of(arguments);
        if (given.isEmpty() || !given.getFirst().equals("engine")) {
            System.err.println("usage: engine [--quick]   (--quick: up to 500 players, fewer repetitions)");
            System.exit(3);
        }
        EngineReport.print(given.contains("--quick"), System.out);
    }
}
