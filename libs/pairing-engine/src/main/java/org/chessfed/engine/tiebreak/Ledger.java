package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** The completed rounds of all players under one {@link View}, with the scores that follow from them. */
final class Ledger {

    private static final RoundCell ABSENT = RoundCell.bye(Outcome.ZERO_POINT_BYE);

    private final TieBreakEdition edition;
    private final View view;
    private final int rounds;
    private final int win;
    private final int draw;
    private final Map<Integer, List<Entry>> entries = new HashMap<>();
    private final Map<Integer, Integer> scores = new HashMap<>();
    private final Map<Integer, Integer> adjusted = new HashMap<>();

    /**
     * Builds the ledger.
     *
     * @param removed players whose games leave the tie-breaks of the others
     * @param struck players whose games leave the standing, points included
     */
    Ledger(
            TournamentState state,
            RankingRules rules,
            TeamScores teams,
            Set<Integer> removed,
            Set<Integer> struck,
            View view) {
        this.edition = rules.edition();
        this.view = view;
        this.rounds = state.completedRounds();
        this.win = view.gamePoints()
                ? 2 * teams.gamePointsOfDraw()
                : state.points().win();
        this.draw =
                view.gamePoints() ? teams.gamePointsOfDraw() : state.points().draw();
        Map<Integer, Player> players = new HashMap<>();
        state.players().forEach(player -> players.put(player.number(), player));
        for (Player player : state.players()) {
            List<Entry> own = new ArrayList<>();
            for (int round = 1; round <= rounds; round++) {
                RoundCell cell = cell(player, round);
                int points =
                        view.gamePoints() ? cell.gamePoints() : state.points().points(cell.outcome());
                Entry entry = Entry.of(round, cell.opponent(), Entry.isBlack(cell.colour()), cell.outcome(), points);
                own.add(seen(entry, rules, players, removed, struck));
            }
            entries.put(player.number(), List.copyOf(own));
        }
        entries.forEach((player, own) -> {
            scores.put(player, own.stream().mapToInt(Entry::points).sum());
            adjusted.put(player, adjusted(own));
        });
    }

    static RoundCell cell(Player player, int round) {
        return round <= player.cells().size() ? player.cells().get(round - 1) : ABSENT;
    }

    private Entry seen(
            Entry entry, RankingRules rules, Map<Integer, Player> players, Set<Integer> removed, Set<Integer> struck) {
        if (entry.opponent() > 0 && !players.containsKey(entry.opponent())) {
            throw new IllegalArgumentException("round " + entry.round() + " names opponent " + entry.opponent()
                    + ", who is not in the tournament");
        }
        if (struck.contains(entry.opponent())) {
            return entry.as(Entry.Kind.STRUCK, 0);
        }
        if (rules.format() == TournamentFormat.ROUND_ROBIN && entry.opponent() == 0) {
            return entry.as(Entry.Kind.STRUCK, entry.points());
        }
        if (removed.contains(entry.opponent())) {
            return entry.as(Entry.Kind.FULL_BYE, entry.points());
        }
        if (view.fore() && entry.round() == rounds && entry.opponent() > 0) {
            return entry.as(entry.overTheBoard() ? Entry.Kind.PLAYED : Entry.Kind.AS_PLAYED, draw);
        }
        return entry.forfeited() ? forfeited(entry, rules, players) : entry;
    }

    private Entry forfeited(Entry entry, RankingRules rules, Map<Integer, Player> players) {
        boolean won = entry.outcome() == Outcome.FORFEIT_WIN;
        boolean lostByBoth = !won && lostByOpponent(entry, players);
        Entry byFormat =
                rules.format() == TournamentFormat.ROUND_ROBIN ? entry.as(Entry.Kind.AS_PLAYED, entry.points()) : entry;
        return switch (view.policy()) {
            case FIDE -> byFormat;
            case VIRTUAL_OPPONENT -> entry;
            case AS_SCORED -> entry.as(Entry.Kind.AS_PLAYED, entry.points());
            case DRAW_BOTH -> lostByBoth ? byFormat : entry.as(Entry.Kind.AS_PLAYED, draw);
            case DRAW_WINNER_ONLY ->
                lostByBoth ? byFormat : entry.as(Entry.Kind.AS_PLAYED, won ? draw : entry.points());
        };
    }

    private static boolean lostByOpponent(Entry entry, Map<Integer, Player> players) {
        return Optional.ofNullable(players.get(entry.opponent()))
                .map(opponent -> cell(opponent, entry.round()).outcome() == Outcome.FORFEIT_LOSS)
                .orElse(false);
    }

    private int adjusted(List<Entry> own) {
        int sum = 0;
        boolean onlyVoluntaryAfter = true;
        for (int i = own.size() - 1; i >= 0; i--) {
            Entry entry = own.get(i);
            boolean counts = entry.game() || entry.struck();
            if (view.policy() == UnplayedPolicy.VIRTUAL_OPPONENT) {
                sum += counts ? entry.points() : draw;
            } else {
                boolean asDraw = entry.kind() == Entry.Kind.REQUESTED_BYE && onlyVoluntaryAfter;
                sum += asDraw ? draw : entry.points();
            }
            onlyVoluntaryAfter = onlyVoluntaryAfter && entry.voluntarilyUnplayed();
        }
        return sum;
    }

    /** All completed rounds of a player, round 1 first. */
    List<Entry> entries(int player) {
        return Optional.ofNullable(entries.get(player))
                .orElseThrow(() -> new IllegalArgumentException("player " + player + " is not in the tournament"));
    }

    int win() {
        return win;
    }

    int draw() {
        return draw;
    }

    /** Own score in tie-breaks, in tenths. */
    int score(int player) {
        return scores.getOrDefault(player, 0);
    }

    /** The score as it counts for opponents (16.3), in tenths. */
    int adjustedScore(int player) {
        return adjusted.getOrDefault(player, 0);
    }

    /** What a round gives to the Buchholz of a player (8.1, 16.4). */
    Term term(int player, Entry entry) {
        if (entry.game()) {
            return new Term(entry, Contribution.Basis.OPPONENT_SCORE, adjustedScore(entry.opponent()));
        }
        if (view.policy() == UnplayedPolicy.VIRTUAL_OPPONENT) {
            return new Term(entry, Contribution.Basis.VIRTUAL_OPPONENT, virtualOpponent(player, entry));
        }
        int own = score(player);
        if (edition == TieBreakEdition.FIDE_2024_08) {
            return new Term(entry, Contribution.Basis.DUMMY, own);
        }
        int cap = entry.forfeited() && entry.kind() != Entry.Kind.FULL_BYE
                ? adjustedScore(entry.opponent())
                : draw * rounds;
        return cap < own
                ? new Term(entry, Contribution.Basis.DUMMY_CAPPED, cap)
                : new Term(entry, Contribution.Basis.DUMMY, own);
    }

    private int virtualOpponent(int player, Entry entry) {
        int before = 0;
        for (Entry earlier : entries(player)) {
            if (earlier.round() < entry.round()) {
                before += earlier.points();
            }
        }
        return before + (win - entry.points()) + draw * (rounds - entry.round());
    }

    /** Whether voluntary unplayed rounds are cut first (16.5); the rule before 2023-09 did not know them. */
    boolean cutsVoluntaryFirst() {
        return view.policy() != UnplayedPolicy.VIRTUAL_OPPONENT;
    }

    /**
     * A round's part in a sum over opponents.
     *
     * @param entry the round
     * @param basis whose score it is
     * @param score the score in tenths
     */
    record Term(Entry entry, Contribution.Basis basis, int score) {}
}
