package org.chessfed.engine.tiebreak;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.Player;
import org.chessfed.engine.TournamentState;

/** The values of one tournament under one set of rules: what each step of a chain gives to a player or parts in a group. */
final class Values {

    private final TournamentState state;
    private final RankingRules rules;
    private final RankingFacts facts;
    private final TeamScores teams;
    private final boolean gamePointsFirst;
    private final Set<Integer> struck;
    private final Map<View, Ledger> ledgers = new HashMap<>();
    private final Map<Step, Ratings> ratings = new HashMap<>();

    Values(TournamentState state, RankingRules rules, RankingFacts facts) {
        this.state = state;
        this.rules = rules;
        this.facts = facts;
        this.teams = facts.teams().completedFrom(state);
        this.gamePointsFirst = rules.chain().steps().getFirst().tieBreak() == TieBreak.GP;
        this.struck = struck();
    }

    /** Players who withdrew from a round robin before they had played half of their games (C.05, 6.6). */
    private Set<Integer> struck() {
        if (rules.format() != TournamentFormat.ROUND_ROBIN) {
            return Set.of();
        }
        int field = state.players().size();
        int roundsOfCycle = field % 2 == 0 ? field - 1 : field;
        int scheduled = Math.max(1, state.totalRounds() / Math.max(1, roundsOfCycle)) * (field - 1);
        Set<Integer> leaving = new HashSet<>();
        for (Player player : state.players()) {
            long played = player.cells().stream()
                    .limit(state.completedRounds())
                    .filter(cell -> cell.outcome().played())
                    .count();
            if (facts.withdrawn().contains(player.number()) && 2 * played < scheduled) {
                leaving.add(player.number());
            }
        }
        return leaving;
    }

    /** Players who are not ranked, ascending. */
    List<Integer> unranked() {
        Set<Integer> out = new HashSet<>(struck);
        out.addAll(facts.voided());
        return out.stream().sorted().toList();
    }

    /** Points of the standing: as scored, whatever the policy is; in a chain that begins with game points, those. */
    int points(int player) {
        return standing(gamePointsFirst).score(player);
    }

    private Ledger standing(boolean gamePoints) {
        return ledger(new View(gamePoints, UnplayedPolicy.AS_SCORED, false, true));
    }

    private Ledger ledger(View view) {
        Set<Integer> removed =
                rules.voidTreatment() == VoidTreatment.REMOVE && !view.standing() ? facts.voided() : Set.of();
        return ledgers.computeIfAbsent(view, wanted -> new Ledger(state, rules, teams, removed, struck, wanted));
    }

    private Ledger ledger(Step step, boolean gamePoints) {
        UnplayedPolicy policy = step.forfeitsPlayed() ? UnplayedPolicy.AS_SCORED : rules.unplayed();
        return ledger(new View(gamePoints, policy, step.fore() || step.tieBreak() == TieBreak.FB, false));
    }

    private Ledger ledger(Step step) {
        return ledger(
                step,
                switch (step.base()) {
                    case PRIMARY -> gamePointsFirst;
                    case MP -> false;
                    case GP -> true;
                });
    }

    /** The value of a player in a step that gives everybody a value of his own. */
    StepValue value(Step step, int player) {
        Ledger ledger = ledger(step);
        return switch (step.tieBreak()) {
            case PTS -> OwnResults.score(step, standing(gamePointsFirst), player);
            case MP -> OwnResults.score(step, standing(false), player);
            case GP -> OwnResults.score(step, standing(true), player);
            case MPVGP -> OwnResults.score(step, standing(!gamePointsFirst), player);
            case WIN -> OwnResults.wins(step, ledger, player);
            case WON -> OwnResults.winsOverTheBoard(step, ledger, player);
            case BPG -> OwnResults.blackGames(step, ledger, player);
            case BWG -> OwnResults.blackWins(step, ledger, player);
            case PS -> OwnResults.progressive(step, ledger, player);
            case REP -> OwnResults.roundsElectedToPlay(step, ledger, player);
            case STD -> OwnResults.standardPoints(step, ledger, player);
            case TPN -> new StepValue(step, TieBreakValue.whole(player), List.of());
            case BH, FB -> OpponentScores.buchholz(step, ledger, player);
            case AOB -> OpponentScores.averageOfBuchholz(step, ledger, player);
            case SB -> OpponentScores.sonnebornBerger(step, ledger, ledger, player);
            case EMMSB -> OpponentScores.sonnebornBerger(step, ledger(step, false), ledger(step, false), player);
            case EMGSB -> OpponentScores.sonnebornBerger(step, ledger(step, false), ledger(step, true), player);
            case EGMSB -> OpponentScores.sonnebornBerger(step, ledger(step, true), ledger(step, false), player);
            case EGGSB -> OpponentScores.sonnebornBerger(step, ledger(step, true), ledger(step, true), player);
            case KS -> OpponentScores.koya(step, ledger, player);
            case ARO -> ratings(step).average(step, player);
            case TPR -> ratings(step).performance(step, player);
            case PTP -> ratings(step).perfectPerformance(step, player);
            case APRO -> ratings(step).averagePerformance(step, player);
            case APPO -> ratings(step).averagePerfectPerformance(step, player);
            case RTNG -> ratings(step).own(step, player);
            case SSSC ->
                TeamTieBreaks.strengthCombination(
                        step, ledger, ledger(step, !gamePointsFirst), state.totalRounds(), player);
            case BOARD1 -> teamTieBreaks().firstBoard(step, player);
            case SEMI_RANK -> stageRank(step, player);
            case DE, EDE, EDEBT, EDEBB, EDET, EDEB, BC, TBR, BBE, PLAYOFF, LOTS -> StepValue.undefined(step);
        };
    }

    private Ratings ratings(Step step) {
        return ratings.computeIfAbsent(step, wanted -> new Ratings(state, ledger(wanted), wanted));
    }

    private TeamTieBreaks teamTieBreaks() {
        return new TeamTieBreaks(teams, state.completedRounds());
    }

    private StepValue stageRank(Step step, int player) {
        return Optional.ofNullable(facts.stageRanks().get(player))
                .map(place -> new StepValue(
                        step,
                        TieBreakValue.whole(place),
                        List.of(new Contribution(
                                0,
                                0,
                                Contribution.Basis.STAGE_RANK,
                                TieBreakValue.whole(place),
                                Optional.empty(),
                                OptionalInt.empty(),
                                false))))
                .orElseGet(() -> StepValue.undefined(step));
    }

    /**
     * Parts a tied group by a step that looks at the group.
     *
     * @return subgroups, the best first; empty when the step waits for people
     */
    Optional<List<List<Integer>>> part(Step step, List<Integer> group) {
        Ledger ledger = ledger(step);
        Encounter encounter = encounter(ledger, step);
        TeamTieBreaks boards = teamTieBreaks();
        return switch (step.tieBreak()) {
            case DE -> Optional.of(encounter.part(group));
            case EDE -> extended(step, group, List.of());
            case EDEBT -> extended(step, group, List.of(TieBreak.BC, TieBreak.TBR));
            case EDEBB -> extended(step, group, List.of(TieBreak.BC, TieBreak.BBE));
            case EDET -> extended(step, group, List.of(TieBreak.TBR));
            case EDEB -> extended(step, group, List.of(TieBreak.BBE));
            case BC, TBR, BBE -> Optional.of(boards.byBoards(step.tieBreak(), group, ledger));
            case PLAYOFF, LOTS -> decided(step, group).map(order -> byPlace(order, group));
            default -> throw new IllegalArgumentException(step.code() + " does not look at a group");
        };
    }

    private Encounter encounter(Ledger ledger, Step step) {
        return new Encounter(
                ledger, step.forfeitsPlayed() ? ForfeitInDirectEncounter.BY_POLICY : rules.forfeitInDirectEncounter());
    }

    private Optional<List<List<Integer>>> extended(Step step, List<Integer> group, List<TieBreak> finish) {
        Ledger primary = ledger(step);
        Ledger secondary = ledger(step, !gamePointsFirst);
        return Optional.of(
                teamTieBreaks().extended(group, encounter(primary, step), encounter(secondary, step), finish, primary));
    }

    /** The first order that all of a group took part in. */
    private Optional<DecidedOrder> decided(Step step, List<Integer> group) {
        List<DecidedOrder> orders = step.tieBreak() == TieBreak.PLAYOFF ? facts.playoffs() : facts.lots();
        return orders.stream()
                .filter(order ->
                        group.stream().allMatch(player -> order.place(player).isPresent()))
                .findFirst();
    }

    private static List<List<Integer>> byPlace(DecidedOrder order, List<Integer> group) {
        return order.order().stream()
                .map(shared -> group.stream().filter(shared::contains).toList())
                .filter(subgroup -> !subgroup.isEmpty())
                .toList();
    }

    /** What a step that looks at a group shows for a player of it. */
    StepValue shown(Step step, int player, List<Integer> group, List<List<Integer>> parted) {
        int place = Encounter.places(parted).getOrDefault(player, 0);
        TieBreakValue value = TieBreakValue.whole(place);
        if (step.tieBreak().awaitsPeople()) {
            return new StepValue(
                    step,
                    Optional.of(value),
                    List.of(new Contribution(
                            0,
                            0,
                            Contribution.Basis.DECIDED_ORDER,
                            value,
                            Optional.empty(),
                            OptionalInt.empty(),
                            false)),
                    decided(step, group).map(DecidedOrder::note).orElse(""));
        }
        return new StepValue(step, value, encounter(ledger(step), step).working(player, group));
    }
}
