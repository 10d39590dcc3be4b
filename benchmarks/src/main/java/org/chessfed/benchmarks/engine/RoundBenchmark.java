package org.chessfed.benchmarks.engine;

import java.util.concurrent.TimeUnit;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One round of FIDE Dutch, round 5 of 9. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class RoundBenchmark {

    private static final int ROUNDS = 9;
    private static final int PLAYED = 4;

    /** Number of players. */
    @Param({"50", "90", "250", "500", "1000", "2000"})
    public int players;

    private TournamentState state = Tournaments.played(2, 1, 0).toTournamentState();
    private final Dutch dutch = new Dutch();

    /** Plays the rounds before. */
    @Setup
    public void play() {
        state = Tournaments.played(players, ROUNDS, PLAYED).toTournamentState();
    }

    /** Pairs the round. */
    @Benchmark
    public PairingAnswer pairRound(CpuTime cpu) {
        cpu.start();
        PairingAnswer answer = dutch.pair(state);
        cpu.stop();
        return answer;
    }
}
