package org.chessfed.benchmarks.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.tiebreak.Chain;
import org.chessfed.engine.tiebreak.RankingFacts;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.Standings;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.TieBreakEdition;
import org.chessfed.engine.trf.TrfFile;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A table of standings with tie-breaks, and a whole tournament with its standings at the end. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class StandingsBenchmark {

    private static final RankingRules RULES = RankingRules.swiss(
            Chain.of("PTS", "DE", "BH/C1", "BH", "SB", "WIN", "BPG", "ARO", "TPR"), TieBreakEdition.FIDE_2026_03);

    /** Players and rounds. */
    @Param({"90x11", "500x9"})
    public String size = "90x11";

    private TournamentState finished = Tournaments.played(2, 1, 0).toTournamentState();
    private List<TournamentState> beforeRounds = List.of();

    /** Plays the tournament. */
    @Setup
    public void play() {
        String[] parts = size.split("x");
        int rounds = Integer.parseInt(parts[1]);
        TrfFile file = Tournaments.played(Integer.parseInt(parts[0]), rounds, rounds);
        finished = file.toTournamentState();
        List<TournamentState> states = new ArrayList<>();
        for (int completed = 0; completed < rounds; completed++) {
            states.add(file.toTournamentState(completed));
        }
        beforeRounds = states;
    }

    /** Ranks all players after the last round. */
    @Benchmark
    public StandingsTable standings(CpuTime cpu) {
        cpu.start();
        StandingsTable table = Standings.rank(finished, RULES, RankingFacts.NONE);
        cpu.stop();
        return table;
    }

    /** Pairs every round and ranks all players at the end. */
    @Benchmark
    public List<Object> wholeTournament(CpuTime cpu) {
        cpu.start();
        Dutch dutch = new Dutch();
        List<Object> answers = new ArrayList<>();
        for (TournamentState before : beforeRounds) {
            PairingAnswer answer = dutch.pair(before);
            answers.add(answer);
        }
        answers.add(Standings.rank(finished, RULES, RankingFacts.NONE));
        cpu.stop();
        return answers;
    }
}
