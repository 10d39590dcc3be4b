package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.Player;
import org.chessfed.engine.TournamentState;

/** Ranks the players, or teams, of a tournament by a chain of criteria. */
public final class Standings {

    private final Values values;
    private final RankingRules rules;
    private final Map<Integer, List<StepValue>> shown = new HashMap<>();
    private final Map<Integer, Integer> separatedBy = new HashMap<>();
    private final List<List<Integer>> places = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();

    private Standings(TournamentState state, RankingRules rules, RankingFacts facts) {
        this.values = new Values(state, rules, facts);
        this.rules = rules;
    }

    /**
     * The standing after the completed rounds.
     *
     * <p>Each step parts only those whom all steps before it left equal. A group that reaches a playoff or lots that are
     * not recorded stays equal there, and the table names it.
     *
     * @param state the tournament; in a team tournament its players are the teams and its points the match points
     * @param rules how it is ranked
     * @param facts what the ranking needs beside the tournament; {@link RankingFacts#NONE} for nothing
     * @throws IllegalArgumentException when a completed round lacks a result or names an unknown opponent, or when a list
     *     names a player who is not in the tournament
     */
    public static StandingsTable rank(TournamentState state, RankingRules rules, RankingFacts facts) {
        return new Standings(state, rules, facts).table(state, facts);
    }

    private StandingsTable table(TournamentState state, RankingFacts facts) {
        List<Integer> unranked = values.unranked();
        Set<Integer> all = new HashSet<>();
        state.players().stream().map(Player::number).forEach(all::add);
        if (!all.containsAll(facts.list())) {
            throw new IllegalArgumentException("the list names a player who is not in the tournament: " + facts.list());
        }
        Set<Integer> list = new HashSet<>(facts.list().isEmpty() ? all : facts.list());
        list.removeAll(unranked);
        all.removeAll(unranked);
        List<Integer> field = (rules.listMode() == ListMode.WITHIN_LIST ? list : all)
                .stream().sorted().toList();
        field.forEach(player -> shown.put(player, new ArrayList<>(valuesOf(player))));
        if (!field.isEmpty()) {
            part(field, 0, Optional.empty());
        }
        List<Integer> out = unranked.stream()
                .filter(player -> facts.list().isEmpty() || facts.list().contains(player))
                .toList();
        return new StandingsTable(rules, rows(list), awaiting(list), out);
    }

    private List<StepValue> valuesOf(int player) {
        return rules.chain().steps().stream()
                .map(step -> values.value(step, player))
                .toList();
    }

    /** Parts a group by the steps from {@code index} on; {@code before} is the step that parted it from those above. */
    private void part(List<Integer> group, int index, Optional<Integer> before) {
        List<Step> steps = rules.chain().steps();
        if (group.size() == 1 || index == steps.size()) {
            close(group, before);
            return;
        }
        Step step = steps.get(index);
        List<List<Integer>> subgroups;
        if (step.tieBreak().dependsOnGroup()) {
            Optional<List<List<Integer>>> parted = values.part(step, group);
            if (parted.isEmpty()) {
                waiting.add(new Waiting(step, group));
                close(group, before);
                return;
            }
            subgroups = step.reversed() ? parted.get().reversed() : parted.get();
            for (int player : group) {
                Optional.ofNullable(shown.get(player))
                        .ifPresent(row -> row.set(index, values.shown(step, player, group, parted.get())));
            }
        } else {
            subgroups = byValue(step, index, group);
        }
        Optional<Integer> above = before;
        for (List<Integer> subgroup : subgroups) {
            part(subgroup, index + 1, above);
            above = Optional.of(index);
        }
    }

    private void close(List<Integer> group, Optional<Integer> before) {
        before.ifPresent(index -> separatedBy.put(group.getFirst(), index));
        places.add(group);
    }

    private List<List<Integer>> byValue(Step step, int index, List<Integer> group) {
        Comparator<TieBreakValue> better =
                step.higherIsBetter() ? Comparator.<TieBreakValue>reverseOrder() : Comparator.naturalOrder();
        Comparator<Integer> order =
                Comparator.comparing(player -> value(player, index).orElse(null), Comparator.nullsLast(better));
        List<Integer> sorted = group.stream().sorted(order).toList();
        List<List<Integer>> subgroups = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            if (i == 0 || order.compare(sorted.get(i - 1), sorted.get(i)) != 0) {
                subgroups.add(new ArrayList<>());
            }
            subgroups.getLast().add(sorted.get(i));
        }
        return subgroups;
    }

    private Optional<TieBreakValue> value(int player, int index) {
        return Optional.ofNullable(shown.get(player))
                .flatMap(row -> row.get(index).value());
    }

    private List<StandingsRow> rows(Set<Integer> list) {
        List<StandingsRow> rows = new ArrayList<>();
        Optional<Integer> skipped = Optional.empty();
        for (List<Integer> place : places) {
            Optional<Integer> index = Optional.ofNullable(separatedBy.get(place.getFirst()));
            List<Integer> here = place.stream().filter(list::contains).sorted().toList();
            // Between two rows of a filtered list the earliest step that parts them on the way is the one that counts.
            Optional<Integer> earliest = earlier(skipped, index);
            skipped = here.isEmpty() ? earliest : Optional.empty();
            int rank = rows.size() + 1;
            for (int player : here) {
                boolean first = player == here.getFirst() && rank > 1;
                rows.add(new StandingsRow(
                        player,
                        rank,
                        here.size() > 1,
                        values.points(player),
                        Optional.ofNullable(shown.get(player)).orElse(List.of()),
                        first ? earliest.map(OptionalInt::of).orElse(OptionalInt.empty()) : OptionalInt.empty()));
            }
        }
        return rows;
    }

    private static Optional<Integer> earlier(Optional<Integer> one, Optional<Integer> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(Math.min(one.get(), other.get()))
                : one.or(() -> other);
    }

    private List<AwaitingGroup> awaiting(Set<Integer> list) {
        List<AwaitingGroup> groups = new ArrayList<>();
        for (Waiting tied : waiting) {
            List<Integer> here =
                    tied.group.stream().filter(list::contains).sorted().toList();
            if (here.size() > 1) {
                int above = 0;
                for (List<Integer> place : places.subList(0, places.indexOf(tied.group))) {
                    above += (int) place.stream().filter(list::contains).count();
                }
                groups.add(new AwaitingGroup(tied.step, above + 1, here));
            }
        }
        return groups;
    }

    /** A group that stays equal until people decide. */
    private record Waiting(Step step, List<Integer> group) {}
}
