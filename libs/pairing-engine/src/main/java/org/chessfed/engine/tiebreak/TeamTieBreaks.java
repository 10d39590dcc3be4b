package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntBiFunction;

/** Tie-breaks of teams (C.07, 11 to 13), and the points of the first board. */
final class TeamTieBreaks {

    private final TeamScores teams;
    private final int rounds;

    TeamTieBreaks(TeamScores teams, int rounds) {
        this.teams = teams;
        this.rounds = rounds;
    }

    /** Points of board 1 over all rounds. */
    StepValue firstBoard(Step step, int team) {
        long sum = 0;
        List<Contribution> working = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            List<Integer> boards = teams.boards(team, round);
            int points = boards.isEmpty() ? 0 : boards.getFirst();
            sum += points;
            working.add(new Contribution(
                    round,
                    0,
                    Contribution.Basis.BOARD,
                    TieBreakValue.tenths(points),
                    Optional.empty(),
                    OptionalInt.empty(),
                    false));
        }
        return new StepValue(step, TieBreakValue.tenths(sum), working);
    }

    /**
     * SSSC (13.4): the secondary score plus Buchholz of the primary one, divided so that a match weighs as much in both.
     *
     * @param scheduledRounds rounds of the tournament
     */
    static StepValue strengthCombination(Step step, Ledger primary, Ledger secondary, int scheduledRounds, int team) {
        int divisor =
                step.divisor().orElse(Math.max(1, scheduledRounds * primary.win() / Math.max(1, secondary.win())));
        long buchholz = OpponentScores.buchholzTenths(primary, team);
        return new StepValue(
                step,
                new TieBreakValue(secondary.score(team) * (long) divisor + buchholz, 10L * divisor, 2),
                OpponentScores.buchholz(Step.of(TieBreak.BH), primary, team).working());
    }

    /**
     * Extended direct encounter (13.3): by the primary score, then by the secondary one; after every split from the start
     * again in the subgroups.
     *
     * @param finish criteria that part the last two by the boards of their match
     */
    List<List<Integer>> extended(
            List<Integer> group, Encounter primary, Encounter secondary, List<TieBreak> finish, Ledger ledger) {
        List<List<Integer>> parted = primary.once(group);
        if (parted.size() == 1) {
            parted = secondary.once(group);
        }
        if (parted.size() == 1 && group.size() == 2) {
            for (TieBreak criterion : finish) {
                parted = parted.size() == 1 ? byBoards(criterion, group, ledger) : parted;
            }
            return parted;
        }
        if (parted.size() == 1) {
            return parted;
        }
        List<List<Integer>> all = new ArrayList<>();
        for (List<Integer> subgroup : parted) {
            all.addAll(
                    subgroup.size() > 1 ? extended(subgroup, primary, secondary, finish, ledger) : List.of(subgroup));
        }
        return all;
    }

    /** Parts two teams by the boards of the matches between them (12); any other group stays as it is. */
    List<List<Integer>> byBoards(TieBreak criterion, List<Integer> group, Ledger ledger) {
        if (group.size() != 2) {
            return List.of(group);
        }
        int one = group.getFirst();
        int other = group.getLast();
        int compared = 0;
        for (Entry match : Encounter.between(ledger, one, other)) {
            List<Integer> mine = teams.boards(one, match.round());
            List<Integer> theirs = teams.boards(other, match.round());
            compared += comparison(criterion).applyAsInt(mine, theirs);
        }
        if (compared == 0) {
            return List.of(group);
        }
        return compared > 0 ? List.of(List.of(one), List.of(other)) : List.of(List.of(other), List.of(one));
    }

    private static ToIntBiFunction<List<Integer>, List<Integer>> comparison(TieBreak criterion) {
        return switch (criterion) {
            case BC -> (mine, theirs) -> Integer.compare(boardCount(theirs), boardCount(mine));
            case TBR -> TeamTieBreaks::topBoard;
            case BBE -> TeamTieBreaks::withoutBottomBoards;
            default -> throw new IllegalArgumentException(criterion + " is no criterion of a single match");
        };
    }

    private static int boardCount(List<Integer> boards) {
        int sum = 0;
        for (int i = 0; i < boards.size(); i++) {
            sum += (i + 1) * boards.get(i);
        }
        return sum;
    }

    private static int topBoard(List<Integer> mine, List<Integer> theirs) {
        for (int i = 0; i < Math.min(mine.size(), theirs.size()); i++) {
            int compared = Integer.compare(mine.get(i), theirs.get(i));
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    private static int withoutBottomBoards(List<Integer> mine, List<Integer> theirs) {
        for (int boards = Math.min(mine.size(), theirs.size()) - 1; boards > 0; boards--) {
            int compared = Integer.compare(sum(mine.subList(0, boards)), sum(theirs.subList(0, boards)));
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    private static int sum(List<Integer> boards) {
        return boards.stream().mapToInt(Integer::intValue).sum();
    }
}
