package org.chessfed.benchmarks.engine;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the engine and prints one table, beside the figures of the reference program. */
public final class EngineReport {

    /**
     * Processor seconds of bbpPairings v6.0.0 (gcc 12 -O3) for round 5 of 9, measured on a shared machine with two cores;
     * at 1000 players the middle of 34 to 41.
     */
    private static final Map<String, Double> REFERENCE =
            Map.of("50", 0.006, "90", 0.022, "250", 0.26, "500", 3.1, "1000", 37.5, "2000", 211.0);

    private EngineReport() {}

    /**
     * Measures and prints.
     *
     * @param quick only up to 500 players, with few repetitions
     * @param out where the report goes
     */
    public static void print(boolean quick, PrintStream out) throws RunnerException {
        List<Measured> rounds = run(
                RoundBenchmark.class,
                quick,
                quick
                        ? new String[] {"50", "90", "250", "500"}
                        : new String[] {"50", "90", "250", "500", "1000", "2000"},
                "players");
        out.println("One round of FIDE Dutch, round 5 of 9 (reference: bbpPairings v6.0.0, its published figures)");
        out.println("  players    CPU s   wall s   MB allocated   growth   reference CPU s   reference / ours");
        Measured before = null;
        for (Measured measured : rounds) {
            String growth = before == null ? "" : String.format(Locale.ROOT, "n^%.2f", exponent(before, measured));
            double reference = REFERENCE.getOrDefault(measured.parameter(), Double.NaN);
            out.printf(
                    Locale.ROOT,
                    "  %7s %8.4f %8.4f %14.1f %8s %17.3f %18.1f%n",
                    measured.parameter(),
                    measured.cpuMillis() / 1000,
                    measured.wallMillis() / 1000,
                    measured.megabytes(),
                    growth,
                    reference,
                    reference * 1000 / measured.cpuMillis());
            before = measured;
        }
        out.println();
        out.println("Tournaments, players x rounds (PTS, DE, BH/C1, BH, SB, WIN, BPG, ARO, TPR)");
        out.println("  what                     size    CPU s   wall s   MB allocated");
        for (Measured measured : run(StandingsBenchmark.class, quick, new String[] {"90x11", "500x9"}, "size")) {
            out.printf(
                    Locale.ROOT,
                    "  %-20s %8s %8.4f %8.4f %14.1f%n",
                    measured.name(),
                    measured.parameter(),
                    measured.cpuMillis() / 1000,
                    measured.wallMillis() / 1000,
                    measured.megabytes());
        }
        out.flush();
    }

    /** The exponent k of a growth n^k between two sizes, by processor time. */
    private static double exponent(Measured smaller, Measured larger) {
        return Math.log(larger.cpuMillis() / smaller.cpuMillis())
                / Math.log(Double.parseDouble(larger.parameter()) / Double.parseDouble(smaller.parameter()));
    }

    private static List<Measured> run(Class<?> benchmark, boolean quick, String[] sizes, String parameter)
            throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(benchmark.getName())
                .param(parameter, sizes)
                .forks(1)
                .jvmArgsAppend("-Xmx2g", "-XX:+UseSerialGC")
                .warmupIterations(quick ? 2 : 4)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(quick ? 2 : 5)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(GCProfiler.class)
                .jvmArgsPrepend(unsafeAccess())
                .verbosity(VerboseMode.SILENT);
        return new Runner(options.build()).run().stream().map(Measured::of).toList();
    }

    /** JMH uses what JDK 24 and later warn about; older ones do not know the option. */
    private static String[] unsafeAccess() {
        return Runtime.version().feature() >= 24
                ? new String[] {"--sun-misc-unsafe-memory-access=allow"}
                : new String[0];
    }
}
